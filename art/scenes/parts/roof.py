"""Windows and roofs that several houses share."""

import math

from parts.light import pane
from parts.material import mat
from parts.shape import box, prism, shape


def win(g, c, w, h, axis="y", s=-1, frame="white", glass="glass", mull=1, lit=False):
    """Framed window on a wall; c is the point on the wall surface, s the outward side."""
    behind = mat("glow", 0.5, 0.2, 0.9) if lit else pane(glass)
    for dw, out, m in ((0.2, 0.05, mat(frame)), (0.0, 0.09, behind)):
        if axis == "y":
            box((c[0], c[1] + s * (out - 0.1), c[2]), (w + dw, 0.2, h + dw), m, 0.015, parent=g)
        else:
            box((c[0] + s * (out - 0.1), c[1], c[2]), (0.2, w + dw, h + dw), m, 0.015, parent=g)
    for i in range(mull):
        t = -w / 2 + w * (i + 1) / (mull + 1)
        if axis == "y":
            box((c[0] + t, c[1] + s * 0.04, c[2]), (0.07, 0.14, h), mat(frame), 0, parent=g)
        else:
            box((c[0] + s * 0.04, c[1] + t, c[2]), (0.14, 0.07, h), mat(frame), 0, parent=g)


def hip(w, d, h, m, loc=(0, 0, 0), over=0.5, thick=0.2, parent=None, ridge=None):
    """Hipped roof on a w by d plan, eaves at loc."""
    a, b = w / 2 + over, d / 2 + over
    rx, ry = (max(a - b, 0.02), 0.02) if a >= b else (0.02, max(b - a, 0.02))
    if ridge:
        rx = ridge / 2
    verts = [
        (s * a, t * b, z) for z in (-thick, 0) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    verts += [(s * rx, t * ry, h) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(0, 1, 2, 3), (8, 9, 10, 11)] + [
        (k + i, k + (i + 1) % 4, k + 4 + (i + 1) % 4, k + 4 + i) for k in (0, 4) for i in range(4)
    ]
    return shape(verts, faces, m, loc, parent=parent)


def gable(w, d, h, m, wall, z, over=0.4, parent=None, along_y=False, loc=(0, 0), thick=0.2):
    """Gable roof, ridge along X (or Y), with the wall filled up under it."""
    span, run = (w, d) if along_y else (d, w)
    a = span / 2 + over
    drop = h * over / (span / 2)
    turn = 0 if along_y else math.pi / 2
    sheet = [
        (-a, z - drop),
        (0, z + h),
        (a, z - drop),
        (a, z - drop - thick),
        (0, z + h - thick),
        (-a, z - drop - thick),
    ]
    prism(sheet, run + over * 1.2, m, (*loc, 0.1), turn, 0.02, parent)
    prism(
        [
            (-span / 2, z - 0.15),
            (-span / 2, z - 0.02),
            (0, z + h - 0.05),
            (span / 2, z - 0.02),
            (span / 2, z - 0.15),
        ],
        run,
        wall,
        (*loc, 0),
        turn,
        0,
        parent,
    )
