"""Houses, their fronts towards -Y. An rdp is a small subsidised house."""

import math

from parts.light import lamp, pane
from parts.material import mat
from parts.roof import gable, hip, win
from parts.shape import box, cyl, group, limb, prism, shape


def house(loc, rot=0.0, w=7.0, d=5.0, h=2.8, wall="wall", roof="roof", size=1.0, parent=None):
    """Single-storey house, front towards -Y: gable roof, stoep with posts, door, two windows."""
    g = group(loc, rot, size, parent)
    box((0, 0, h / 2), (w, d, h), mat(wall, 0.85), 0.06, parent=g)
    o = 0.5
    e, top = d / 2 + o, h + d * 0.34
    tiles = [(-e, h - 0.12), (0, top), (e, h - 0.12), (e, h - 0.3), (0, top - 0.2), (-e, h - 0.3)]
    prism(tiles, w + 0.8, mat(roof, 0.7), (0, 0, 0), math.pi / 2, 0.03, g)
    gable = [(-d / 2, h - 0.05), (0, h + d * 0.33), (d / 2, h - 0.05)]
    prism(gable, w - 0.05, mat(wall, 0.85), (0, 0, -0.1), math.pi / 2, 0, g)
    box((w * 0.3, d * 0.12, h + d * 0.36), (0.6, 0.6, 1.1), mat(wall, 0.85), 0.04, parent=g)
    f = -d / 2
    box((0, f, 1.05), (1.0, 0.12, 2.1), mat("door"), 0.03, parent=g)
    lamp((0.75, f - 0.5, h - 0.7), 40, g)
    for x in (-w * 0.3, w * 0.3):
        box((x, f, 1.5), (1.5, 0.14, 1.2), mat("white"), 0.03, parent=g)
        box((x, f - 0.04, 1.5), (1.3, 0.12, 1.0), pane(), 0.01, parent=g)
        box((x, f - 0.07, 1.5), (0.06, 0.12, 1.0), mat("white"), 0.01, parent=g)
    box((0, f - 0.7, h - 0.42), (w * 0.55, 1.5, 0.12), mat(roof), 0.03, parent=g)
    for x in (-w * 0.24, w * 0.24):
        box((x, f - 1.3, (h - 0.45) / 2), (0.16, 0.16, h - 0.45), mat("white"), 0.02, parent=g)
    box((0, f - 0.8, 0.08), (w * 0.55, 1.7, 0.16), mat("paving"), 0.03, parent=g)


def family_home(loc, rot=0.0, wall="wall", roof="roof"):
    """Family house, front towards -Y: long body with a gabled wing on the left and a stoep."""
    g = group(loc, rot)
    w, white = mat(wall, 0.85), mat("white", 0.6)
    house((1.6, 1.2, 0), 0, 8.6, 5.4, 2.9, wall, roof, parent=g)
    front = [(-2.1, 0), (2.1, 0), (2.1, 2.95), (0, 4.75), (-2.1, 2.95)]
    prism(front, 6.4, w, (-3.7, -0.6, 0), 0, 0.02, g)
    tiles = [(-2.6, 2.75), (0, 5.0), (2.6, 2.75), (2.6, 2.55), (0, 4.78), (-2.6, 2.55)]
    prism(tiles, 6.9, mat(roof, 0.7), (-3.7, -0.6, 0), 0, 0.03, g)
    box((-3.7, -3.82, 1.55), (2.3, 0.12, 1.5), white, 0.03, parent=g)
    box((-3.7, -3.87, 1.55), (2.1, 0.1, 1.3), pane(), 0.01, parent=g)
    for x in (-4.4, -3.7, -3.0):
        box((x, -3.9, 1.55), (0.06, 0.1, 1.3), white, 0.01, parent=g)
    cyl((-3.7, -3.84, 3.75), 0.34, 0.1, white, "Y", 28, parent=g)
    cyl((-3.7, -3.88, 3.75), 0.26, 0.08, pane(), "Y", 28, parent=g)
    box((-3.7, -3.95, 0.72), (2.5, 0.3, 0.14), mat("brickPave"), 0.03, parent=g)


def thatched(loc, rot=0.0, size=1.0):
    """Smallholding cottage: whitewashed walls under a deep stepped thatch, stoep on gum poles."""
    g = group(loc, rot, size)
    w, d, h = 9.0, 5.4, 2.6
    box((0, 0, h / 2), (w, d, h), mat("wall", 0.9), 0.08, parent=g)
    a0, b0, ridge, top = w / 2 + 0.85, d / 2 + 0.85, w * 0.28, 3.5
    # courses of reed, each lapping the next
    for i in range(7):
        t, u = i / 7, (i + 1) / 7
        rings = []
        for k, lap, dz in ((t, 0.13, -0.3 if i == 0 else -0.16), (t, 0.15, 0.0), (u, 0.0, 0.0)):
            a, b, z = a0 + (ridge - a0) * k + lap, b0 * (1 - k) + lap, h - 0.15 + top * k + dz
            rings += [(-a, -b, z), (a, -b, z), (a, b, z), (-a, b, z)]
        faces = [(0, 1, 2, 3)] + [
            (r + k, r + (k + 1) % 4, r + 4 + (k + 1) % 4, r + 4 + k)
            for r in (0, 4)
            for k in range(4)
        ]
        shape(rings, faces, mat("thatch" if i % 2 else "thatch2", 1, 0), parent=g)
    limb((-2.5, 0, h + 3.5), (2.5, 0, h + 3.5), 0.22, 0.22, mat("thatchDark", 1, 0), g)
    box((3.0, 0.3, h + 2.1), (1.0, 0.9, 3.8), mat("wall", 0.9), 0.06, parent=g)
    box((3.0, 0.3, h + 4.05), (1.2, 1.1, 0.25), mat("roof2"), 0.05, parent=g)
    f = -d / 2
    box((0, f - 1.15, 0.1), (w * 0.86, 2.4, 0.2), mat("stone", 0.9), 0.04, parent=g)
    hip(w * 0.84, 2.4, 0.75, mat("thatch", 1, 0), (0, f - 1.0, h - 0.32), 0.25, 0.26, g)
    for x in (-3.5, -1.2, 1.2, 3.5):
        limb((x, f - 2.05, 0.1), (x, f - 2.05, h - 0.35), 0.1, 0.09, mat("bark"), g)
    box((0, f, 1.12), (1.1, 0.16, 2.1), mat("door"), 0.03, parent=g)
    for x in (-2.7, 2.7):
        win(g, (x, f, 1.5), 1.4, 1.1)
        for s in (-1, 1):
            box((x + s * 1.05, f - 0.08, 1.5), (0.45, 0.1, 1.35), mat("door"), 0.02, parent=g)
    for s in (-1, 1):
        win(g, (s * w / 2, 0.3, 1.5), 1.2, 1.1, "x", s)


def rdp(loc, rot=0.0, wall="peach", roof="roof", geyser=True, flip=1, size=1.0, tile=0):
    """Small subsidy house: one gable, plinth, coloured surround, solar geyser on the roof."""
    g = group(loc, rot, size)
    w, d, h = 6.2, 5.2, 2.6
    box((0, 0, h / 2), (w, d, h), mat(wall, 0.85), 0.04, parent=g)
    box((0, 0, 0.16), (w + 0.1, d + 0.1, 0.32), mat("stone2", 0.9), 0.03, parent=g)
    ends = tile % 2 == 0  # gable end to the street, or the long side
    gable(w, d, 1.35, mat(roof, 0.7), mat(wall, 0.85), h, 0.45, g, ends)
    f = -d / 2
    if ends:
        cyl((0, f - 0.02, h + 0.5), 0.28, 0.08, mat("white"), "Y", 20, parent=g)
    box(
        (flip * 0.2, f, 1.05),
        (0.95, 0.16, 2.1),
        mat("door" if tile % 2 else "roof2"),
        0.03,
        parent=g,
    )
    win(g, (flip * -1.8, f, 1.5), 1.3, 1.0)
    win(g, (flip * 2.0, f, 1.6), 0.9, 0.8)
    for s in (-1, 1):
        win(g, (s * w / 2, 0.2, 1.55), 1.1, 0.9, "x", s)
    box((flip * 0.2, f - 0.75, 0.07), (1.9, 1.5, 0.14), mat("paving"), 0.03, parent=g)
    if tile % 3 == 1:  # little stoep roof
        box((flip * 0.2, f - 0.72, 2.24), (2.3, 1.5, 0.1), mat(roof), 0.03, parent=g)
        for x in (-0.95, 0.95):
            box((flip * 0.2 + x, f - 1.3, 1.12), (0.12, 0.12, 2.2), mat("white"), 0.02, parent=g)
    if geyser:
        slope = math.atan2(1.35, w / 2 if ends else d / 2)
        p = group(
            (flip * w * 0.25, -0.8, h + 0.84) if ends else (flip * -1.4, f * 0.5, h + 0.86), 0, 1, g
        )
        p.rotation_euler = (slope, 0, flip * math.pi / 2 if ends else 0)
        box((0, -0.1, 0.06), (1.5, 1.3, 0.1), mat("tealDeep", 0.15, 0.7), 0.02, parent=p)
        cyl((0, 0.72, 0.22), 0.26, 1.7, mat("white", 0.4), "X", 20, bevel=0.06, parent=p)
