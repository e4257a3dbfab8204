"""Teams win together, eyes see together: two notions, told apart."""

from collections.abc import Sequence


def each_alone(seats: int) -> tuple[int, ...]:
    """Return the teams of a game in which everybody plays for themselves."""
    return tuple(range(seats))


def eyes_of(teams: Sequence[int]) -> tuple[int, ...]:
    """Return for each seat the mask of those who see what it sees, if teams share their eyes."""
    return tuple(sum(1 << seat for seat, other in enumerate(teams) if other == team) for team in teams)


def is_hand(seats: int, eyes: Sequence[int], count: int) -> bool:
    """Return whether one person may hold these seats: there are such, and none sees what another may not know."""
    held = {eyes[seat] if eyes else seat for seat in range(count) if seats >> seat & 1}
    return seats >> count == 0 and len(held) <= 1


def closed(mask: int, eyes: Sequence[int]) -> int:
    """Return a mask of seats with all who see what these see; without eyes everybody sees for themselves."""
    for seat, seeing in enumerate(eyes):
        if mask >> seat & 1:
            mask |= seeing
    return mask


def mask_of(seats: Sequence[int]) -> int:
    """Return seats as a mask."""
    return sum(1 << seat for seat in set(seats))


def are_several(teams: Sequence[int]) -> bool:
    """Return whether there are several teams, and not everybody is one."""
    return 1 < len(set(teams)) < len(teams)


def shifts(teams: Sequence[int]) -> list[int]:
    """Return by how many seats everybody can move on so that mates stay mates; none is always among them."""
    n = len(teams)
    pairs = [(a, b) for a in range(n) for b in range(a)]
    together = [teams[a] == teams[b] for a, b in pairs]
    return [by for by in range(n) if together == [teams[(a + by) % n] == teams[(b + by) % n] for a, b in pairs]]
