"""How the processes of a house tell each other that something is new: `base` is the interface, `news` what is said."""

from __future__ import annotations

from taberna.kernel.errors import TabernaError

from .base import Bus, LocalBus


def open_bus(url: str | None, store_url: str, secret: bytes) -> Bus:
    """The bus at an address; without one, a PostgreSQL store carries it, and a file is a house of one process.

    ``secret``: the key of the house.
    """
    if url is None:
        url = store_url if store_url.startswith(POSTGRES) else "local:"
    try:
        return _at(url, secret)
    except ImportError as missing:
        extra = "postgres" if url.startswith(POSTGRES) else url.partition(":")[0].rstrip("s")
        raise TabernaError(
            f"{missing.name} is missing for {url.partition(':')[0]}: pip install 'taberna[{extra}]'"
        ) from None


POSTGRES = ("postgresql:", "postgres:")


def _at(url: str, secret: bytes) -> Bus:
    from .carried import CarriedBus

    match url.partition(":")[0]:
        case "local":
            return LocalBus()
        case "postgresql" | "postgres":
            from .postgres import PostgresCarrier

            return CarriedBus(PostgresCarrier(url), secret)
        case "redis" | "rediss":
            from .redis import RedisCarrier

            return CarriedBus(RedisCarrier(url), secret)
        case "nats" | "tls":
            from .nats import NatsCarrier

            return CarriedBus(NatsCarrier(url), secret)
    raise TabernaError(
        f"{url.partition(':')[0]}: is no bus: postgresql://…, redis://…, nats://…, or local: for one process"
    )
