"""The progress bar of long commands."""

from __future__ import annotations


class Bar:
    """A progress bar on stderr. It starts with the first finished games, after the workers were forked."""

    def __init__(self, games: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        self._bar = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("games"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("", total=games)
        self._running = False

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *error: object) -> None:
        if self._running:
            self._bar.stop()

    def advance(self, games: int) -> None:
        if not self._running:
            self._bar.start()
            self._running = True
        self._bar.advance(self._task, games)
