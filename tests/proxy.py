"""A line that can fail: a small TCP proxy for tests. It cuts connections, turns new ones away, swallows answers."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Iterator


class Proxy:
    def __init__(self, target: int) -> None:
        self._target = target
        #: New connections are turned away.
        self.closed = False
        #: What the server says does not come through.
        self.deaf = False
        #: Seconds that everything takes, each way.
        self.delay = 0.0
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        assert ready.wait(10)

    def _run(self, ready: threading.Event) -> None:
        async def listen() -> None:
            server = await asyncio.start_server(self._come, "127.0.0.1", 0)
            self.port: int = server.sockets[0].getsockname()[1]
            ready.set()

        self._loop.run_until_complete(listen())
        self._loop.run_forever()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        if self.closed:
            self._break(writer)
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            self._break(writer)
            return
        self._writers.add(back)
        await asyncio.gather(
            self._carry(reader, back, lambda: False), self._carry(there, writer, lambda: self.deaf)
        )
        for one in (writer, back):
            self._break(one)

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, swallow: Callable[[], bool]
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not swallow():
                    writer.write(data)
                    await writer.drain()
        self._break(writer)

    def _break(self, writer: asyncio.StreamWriter) -> None:
        """Without a farewell."""
        self._writers.discard(writer)
        sock = writer.get_extra_info("socket")
        if sock is not None and not writer.transport.is_closing():
            with contextlib.suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        writer.transport.abort()

    def cut(self) -> None:
        """Break all connections."""
        done = threading.Event()

        def work() -> None:
            for writer in list(self._writers):
                self._break(writer)
            done.set()

        self._loop.call_soon_threadsafe(work)
        assert done.wait(10)

    def end(self) -> None:
        self.closed = True
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)


@contextlib.contextmanager
def proxy(target: int) -> Iterator[Proxy]:
    line = Proxy(target)
    try:
        yield line
    finally:
        line.end()
