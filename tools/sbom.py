"""The bill of materials of a release in CycloneDX: ``python -m tools.sbom FOLDER``.

Lists what an installed Taberna consists of: the Python packages of requirements/play.txt with their hashes, and the
files of others that the web pages carry (requirements/vendored.toml). Checked against the schema before it is written.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

import taberna

ROOT = Path(__file__).parents[1]


def locked(file: Path) -> Iterator[tuple[str, str, list[str]]]:
    """The packages of a lock file: name, version, sha256 of all their files."""
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        found = re.match(r"([A-Za-z0-9._-]+)==(\S+)", line)
        if found:
            yield found[1], found[2], re.findall(r"--hash=sha256:([0-9a-f]{64})", line)


def components() -> Iterator[Component]:
    for name, version, hashes in locked(ROOT / "requirements" / "play.txt"):
        yield Component(
            type=ComponentType.LIBRARY,
            name=name,
            version=version,
            bom_ref=f"pypi:{name}",
            purl=PackageURL("pypi", None, name, version),
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=one) for one in hashes],
        )
    for package in vendored():
        namespace, _, name = package["name"].rpartition("/")
        yield Component(
            type=ComponentType.LIBRARY,
            name=package["name"],
            version=package["version"],
            bom_ref=f"npm:{package['name']}",
            purl=PackageURL("npm", namespace or None, name, package["version"]),
            licenses=[LicenseExpression(package["licence"])],
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=one) for one in package["files"].values()],
        )


def vendored() -> list[dict[str, object]]:
    text = (ROOT / "requirements" / "vendored.toml").read_text(encoding="utf-8")
    return [package for package in tomllib.loads(text)["package"] if not package.get("tests_only")]


def bill() -> str:
    bom = Bom()
    root = Component(
        type=ComponentType.APPLICATION,
        name="taberna",
        version=taberna.__version__,
        bom_ref="taberna",
        purl=PackageURL("pypi", None, "taberna", taberna.__version__),
        licenses=[LicenseExpression("MIT")],
    )
    bom.metadata.component = root
    found = sorted(components(), key=lambda one: str(one.bom_ref))
    bom.components.update(found)
    bom.register_dependency(root, found)
    text = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=1)
    fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if fault is not None:
        raise SystemExit(f"the bill of materials does not follow its schema: {fault}")
    return text


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"taberna-{taberna.__version__}.cdx.json"
    file.write_text(bill(), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
