"""How dice stand and move on a power track (ROM-3.21 to ROM-3.25, ROM-3.49).

A track is a tuple of groups, section I first; a group is (seat, leading die, ..., tail die).
"""

from __future__ import annotations

#: All dice of one player on one track. A section whose dice went back to their owner in Phase 3 is empty: ().
Group = tuple[int, ...]
Track = tuple[Group, ...]


def with_die(groups: Track, seat: int, value: int) -> Track:
    """A die joins the player's group at the right end, or takes the place of the first group whose leading
    die is strictly higher (ROM-3.22, ROM-3.23)."""
    place = len(groups)
    changed = list(groups)
    for i, group in enumerate(groups):
        if group[0] == seat:
            changed[i] = (*group, value)
            return tuple(changed)
        if group[1] > value and place > i:
            place = i
    changed.insert(place, (seat, value))
    return tuple(changed)


def with_face(groups: Track, seat: int, number: int, face: int) -> Track:
    """The player's die with this number, 1 for the leading one, shows another face; nothing moves."""
    return tuple(
        (*group[:number], face, *group[number + 1 :]) if group[0] == seat else group for group in groups
    )


def with_lower_die(groups: Track, seat: int, number: int, resort: bool, zero_leads: bool) -> Track:
    """Senator: one die counts 1 less, and its group may move to the left (ROM-3.49)."""
    at = next(i for i, group in enumerate(groups) if group[0] == seat)
    group = groups[at]
    value = group[number] - 1
    to = at
    if value == 0 and (number == 1 or zero_leads):
        group = (seat, 0, *group[1:number], *group[number + 1 :])
        to = 0
    else:
        group = (*group[:number], value, *group[number + 1 :])
        if number == 1 and resort:
            to = next((i for i in range(at) if groups[i][1] > value), at)
    others = groups[:at] + groups[at + 1 :]
    return (*others[:to], group, *others[to:])
