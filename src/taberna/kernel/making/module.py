"""The text of a whole module: sections of a view, `fill`, `dump`, parts of observations, and the table of steps."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence

from ..fields import Declaration
from ..step import Step, kinds_of
from .dump import DumpWriting
from .fill import FillWriting
from .observed import ObservedWriting
from .view import ViewWriting


def made_view(declared: Declaration, steps: Mapping[str, type[Step]], package: str) -> str:
    return Module(declared, steps, package).text()


class Module(ViewWriting, FillWriting, DumpWriting, ObservedWriting):
    def text(self) -> str:
        body: list[str] = []
        sections = []
        for number, group in enumerate(self.declared.groups):
            if group.by_hand:
                module, name = group.by_hand.rsplit(".", 1)
                self.imports.setdefault(module, set()).add(name)
                sections.append(f"{name},")
            elif group.players:
                body += self._players(group)
                sections.append("Players(_parts_of_players, _player, _own),")
                self.kernel.setdefault("sections", set()).add("Players")
            elif self._visible(group):
                body += self._common(group, number)
                sections.append(f"Public({self._parts(group)}, _common_{number}),")
                self.kernel.setdefault("sections", set()).add("Public")
        body += [
            "#: What a view is made of, and what of the state each part depends on.",
            "VIEW: tuple[Section, ...] = (",
        ]
        body += [f"    {line}" for line in sections] + [")", "", ""]
        body += self._fill()
        body += self._dump()
        body += self._observed()
        body += self._steps()
        body += ["", "MADE = Made(VIEW, STEPS, fill, dump, changes, TOLD, TOLD_OF)"]
        self.kernel.setdefault("made", set()).add("Made")
        self.kernel.setdefault("sections", set()).add("Section")
        return "\n".join([*self._head(body), *body]) + "\n"

    def _steps(self) -> Iterator[str]:
        yield "STEPS = step_table("
        for cls in self.steps.values():
            self._call(cls)
            kinds = ", ".join(f'"{name}": "{kind}"' for name, kind in kinds_of(cls).items())
            yield f"    ({cls.__name__}, {{{kinds}}}),"
        yield ")"


def found_steps(base: type[Step], package: str) -> dict[str, type[Step]]:
    """All steps of a package by name, in the order in which they are written."""
    found: dict[str, type[Step]] = {}
    todo: Sequence[type[Step]] = [base]
    while todo:
        todo = [sub for cls in todo for sub in cls.__subclasses__()]
        for cls in todo:
            if (
                cls.__module__.startswith(f"{package}.")
                and not inspect.isabstract(cls)
                and "rule" in vars(cls)
            ):
                found[cls.__name__] = cls
    return dict(
        sorted(found.items(), key=lambda item: (item[1].__module__, inspect.getsourcelines(item[1])[1]))
    )
