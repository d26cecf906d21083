"""Plastered townhouses for clusters, each kind with a front of its own towards -Y.

They are 7 m deep and stand where a terrace of parts/estate_house.py would.
"""

import math

from parts.light import pane
from parts.material import mat
from parts.roof import gable, hip, win
from parts.shape import box, cyl, group, prism


def gabled(loc, rot=0.0, wall="plaster", roof="roof", w=6.6, flip=1):
    """Steep roofs: a wing with shutters and its gable to the street, a stoep beside it."""
    g, m, tiles = group(loc, rot), mat(wall, 0.85), mat(roof, 0.7)
    h, f, x = 5.0, -2.9, flip * w * 0.21
    box((0, 0.6, h / 2), (w, 7.0, h), m, 0.04, parent=g)
    gable(w, 7.0, 2.3, tiles, m, h, 0.4, g, loc=(0, 0.6))
    box((x, f - 0.3, h / 2), (w * 0.56, 3.0, h), m, 0.04, parent=g)
    gable(w * 0.56, 6.2, 2.0, tiles, m, h, 0.35, g, True, (x, f + 1.3))
    front = f - 1.8
    for z, wide in ((1.45, 1.9), (3.95, 1.5)):
        win(g, (x, front, z), wide, 1.3, mull=2)
    for s in (-1, 1):
        box((x + s * 1.08, front - 0.04, 3.95), (0.42, 0.1, 1.5), mat("door"), 0.02, parent=g)
    cyl((x, front - 0.02, 5.75), 0.3, 0.1, mat("white"), "Y", 20, parent=g)
    ox = -flip * w * 0.3
    box((ox, f, 1.1), (1.0, 0.16, 2.2), mat("oakDark"), 0.03, parent=g)
    win(g, (ox, f, 3.9), 1.2, 1.2)
    box((ox, f - 0.7, 2.5), (w * 0.44, 1.7, 0.14), tiles, 0.03, parent=g)
    box((ox - flip * 0.9, f - 1.4, 1.22), (0.16, 0.16, 2.44), mat("white"), 0.02, parent=g)
    box((-flip * w * 0.32, 1.6, h + 2.0), (0.8, 0.7, 2.0), m, 0.04, parent=g)


def modern(loc, rot=0.0, wall="white", w=6.8, flip=1):
    """Flat roofs: an upper box that stands out over a glazed front, clad in timber on one side."""
    g, m, edge = group(loc, rot), mat(wall, 0.85), mat("white", 0.8)
    box((0, 0.6, 1.4), (w, 7.0, 2.8), m, 0.04, parent=g)
    box((flip * 0.5, 0.0, 4.1), (w - 1.0, 7.4, 2.6), m, 0.04, parent=g)
    box((flip * 0.5, -0.1, 5.5), (w - 0.5, 8.2, 0.26), edge, 0.03, parent=g)
    box((0, 0.2, 2.84), (w + 0.2, 7.9, 0.2), edge, 0.03, parent=g)
    f, top = -2.9, -3.7
    win(g, (flip * 0.9, f, 1.35), 3.6, 2.1, frame="steelDark", mull=3)
    box((-flip * 2.4, f, 1.15), (1.1, 0.16, 2.3), mat("oakDark"), 0.03, parent=g)
    box((-flip * 0.9, top, 4.1), (2.2, 0.12, 2.56), mat("oak", 0.7), 0.02, parent=g)
    for k in range(6):  # its boards
        at = (-flip * 0.9, top - 0.07, 3.05 + k * 0.42)
        box(at, (2.2, 0.02, 0.04), mat("oakDark"), 0, parent=g)
    win(g, (flip * 1.75, top, 4.1), 2.4, 1.7, frame="steelDark", mull=1)
    for k in range(5):  # a pergola over the terrace
        box((flip * 0.9, f - 0.4 - k * 0.5, 2.62), (4.2, 0.12, 0.16), mat("oak"), 0.01, parent=g)
    for s in (-1, 1):
        box((flip * 0.9 + s * 1.95, f - 2.3, 1.3), (0.16, 0.16, 2.6), mat("oak"), 0.02, parent=g)


def towered(loc, rot=0.0, wall="plaster", roof="roof", w=6.6, flip=1):
    """Low hipped roof, a square tower at the door, a balcony over two arches."""
    g, m, tiles = group(loc, rot), mat(wall, 0.85), mat(roof, 0.7)
    f, x, tx = -2.9, flip * w * 0.17, -flip * w * 0.33
    box((0, 0.6, 2.6), (w, 7.0, 5.2), m, 0.04, parent=g)
    hip(w, 7.0, 1.3, tiles, (0, 0.6, 5.2), parent=g)
    box((tx, f + 0.4, 3.5), (2.3, 2.9, 7.0), m, 0.04, parent=g)
    hip(2.3, 2.9, 1.1, tiles, (tx, f + 0.4, 7.0), 0.35, parent=g)
    win(g, (tx, f - 1.05, 5.9), 0.8, 1.0)
    win(g, (tx, f - 1.05, 3.7), 0.8, 1.5)
    box((tx, f - 1.08, 1.2), (1.2, 0.16, 2.4), mat("door"), 0.03, parent=g)
    box((x, f - 0.8, 1.4), (w * 0.64, 1.8, 2.8), m, 0.04, parent=g)
    front = f - 1.7
    for s in (-1, 1):
        arch(g, (x + s * 1.0, front), 1.5, 2.2)
    box((x, front + 0.08, 3.2), (w * 0.64, 0.16, 0.8), mat("white", 0.8), 0.03, parent=g)
    win(g, (x, f, 4.05), 2.2, 1.7, mull=2)


def arch(g, at, w, h):
    """An arched opening with a pale rim, w wide and h high, in a wall that faces -Y."""
    for grow, out, m in ((0.14, 0.02, mat("white")), (0.0, 0.06, pane())):
        r = w / 2 + grow
        top = ((math.cos(t), math.sin(t)) for t in (i * math.pi / 12 for i in range(13)))
        rim = [(c * r, h - w / 2 + s * r) for c, s in top]
        prism([(r, 0), *rim, (-r, 0)], 0.1, m, (at[0], at[1] - out, 0.02), 0, 0, g)
