"""The gate of an estate."""

import math

from parts.material import mat
from parts.roof import hip, win
from parts.shape import box, group


def boom(loc, rot=0.0, length=4.2, lift=0.0, parent=None):
    """Striped boom on its post, arm along +X."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0.6), (0.4, 0.5, 1.2), mat("amber", 0.5), 0.05, parent=g)
    arm = group((0, 0, 1.1), 0, 1, g)
    arm.rotation_euler = (0, -lift, 0)
    n = 7
    for i in range(n):
        tone = mat("red" if i % 2 == 0 else "white", 0.5)
        box((0.25 + length * (i + 0.5) / n, 0, 0), (length / n, 0.12, 0.18), tone, 0, parent=arm)


def gatehouse(loc, rot=0.0, lift=(0.0, 1.15), wall="plaster", lanes=4.6):
    """Estate entrance along Y: guardhouse on an island, roof over both lanes, booms, wing walls."""
    g = group(loc, rot)
    box((0, 0, 0.08), (3.4, 9.5, 0.26), mat("kerb"), 0.1, parent=g)
    box((0, 0.3, 1.5), (2.4, 4.0, 2.9), mat(wall, 0.85), 0.05, parent=g)
    for s in (-1, 1):
        win(g, (s * 1.2, -0.2, 1.75), 2.2, 1.1, "x", s)
    win(g, (0, -1.7, 1.75), 1.5, 1.1)
    for s in (-1, 1):
        x = s * (lanes + 2.2)
        for y in (-1.6, 2.2):
            box((x, y, 2.0), (0.8, 0.8, 4.0), mat("stone", 0.9), 0.05, parent=g)
        boom((s * 1.55, -2.6, 0), 0 if s > 0 else math.pi, lanes - 0.2, lift[0 if s < 0 else 1], g)
    hip(2 * lanes + 5.4, 5.0, 1.9, mat("roof", 0.7), (0, 0.3, 4.1), 0.6, 0.3, parent=g)
    box((0, 0.3, 3.5), (2.7, 4.3, 1.1), mat(wall, 0.85), 0.03, parent=g)
    for s in (-1, 1):  # wing walls with sign panel
        x = s * (lanes + 2.6)
        box((x + s * 3.6, 0.2, 1.1), (6.6, 0.5, 2.2), mat(wall, 0.85), 0.05, parent=g)
        box((x + s * 3.6, 0.2, 2.26), (6.8, 0.7, 0.16), mat("roof2"), 0.03, parent=g)
        box((x + s * 7.1, 0.2, 1.35), (0.8, 0.8, 2.7), mat("stone", 0.9), 0.05, parent=g)
    return g
