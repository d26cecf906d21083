"""Number 404: a forlorn carton on the wrong doorstep and a mover scratching his head."""

import math
from math import radians

from parts.carton import carton
from parts.land import grassland
from parts.light import lamp, pane
from parts.material import mat
from parts.person import person
from parts.plant import bush, fallen_blossom, plant
from parts.shape import ball, box, cyl, group, limb, prism, text, tilt
from parts.sky import cloud
from parts.tree import jacaranda
from view import View

VIEW = View(cam=(0.3, -8.6, 2.0), look=(0.0, 2, 2.0), lens=33, sun_rot=(52, 0, -38))


def build():
    wall = mat("wall", 0.85)
    grassland()
    box((0, -2.6, -0.06), (3.0, 9, 0.14), mat("brickPave", 0.9), 0.01)
    for x in (-5.0, 5.0):
        box((x, 3, 1.8), (8.2, 0.4, 4.0), wall, 0)
    box((0, 3, 3.2), (1.8, 0.4, 1.2), wall, 0)
    box((0, 3.12, 1.3), (1.8, 0.16, 2.6), mat("white", 0.6), 0)
    box((0, 2.98, 1.4), (1.36, 0.14, 2.36), mat("teal", 0.5), 0.02)
    for s in (-1, 1):
        for z, h in ((0.85, 0.8), (1.95, 0.9)):
            box((s * 0.32, 2.9, z), (0.44, 0.06, h), mat("tealLight", 0.5), 0.02)
    ball((0.54, 2.84, 1.35), 0.06, mat("line", 0.3, 0.5))
    for s in (-1, 1):
        box((s * 0.85, 2.86, 1.34), (0.16, 0.14, 2.68), mat("white", 0.6), 0.015)
    box((0, 2.86, 2.74), (1.86, 0.14, 0.16), mat("white", 0.6), 0.015)
    box((0, 1.9, 0.14), (3.0, 2.2, 0.28), mat("paving", 0.9), 0.03)
    box((0, 0.62, 0.06), (3.0, 0.5, 0.14), mat("paving", 0.9), 0.03)
    box((0, 2.2, 0.29), (1.2, 0.66, 0.03), mat("oakDark", 1), 0.01)
    box((1.62, 2.76, 2.0), (1.0, 0.06, 0.62), mat("teal", 0.5), 0.05)
    text("404", (1.62, 2.7, 2.0), 0.46, mat("cream"), depth=0.015)
    limb((0, 2.7, 3.1), (0, 2.35, 3.18), 0.03, 0.03, mat("tyre"))
    cyl((0, 2.3, 3.05), 0.17, 0.24, mat("lamp", 0.4, 0.2, 0.6), r2=0.1)
    lamp((0, 2.1, 2.85), 50)
    cyl((0, 2.3, 3.2), 0.2, 0.06, mat("tyre"))
    for x in (-4.1, 4.6):  # windows
        box((x, 2.78, 1.9), (1.9, 0.1, 1.5), mat("white", 0.6), 0.03)
        box((x, 2.72, 1.9), (1.7, 0.08, 1.3), pane(), 0)
        box((x, 2.7, 1.9), (0.07, 0.08, 1.3), mat("white"), 0.01)
        box((x, 2.66, 1.08), (2.1, 0.3, 0.12), mat("white"), 0.02)
    tiles = [(-0.6, 3.85), (3.2, 5.05), (3.2, 4.85), (-0.6, 3.65)]
    prism(tiles, 19, mat("roof", 0.7), (0, 2.6, 0), math.pi / 2, 0.03)
    box((0, 2.02, 3.66), (19, 0.1, 0.16), mat("white", 0.6), 0.02)
    carton((-0.15, 1.75, 0.28), 0.72, radians(14))
    person(
        (-1.7, 0.0, 0.0),
        radians(42),
        "skin",
        "short",
        uniform=True,
        left=(0.16, -0.42, 1.16),
        right=(-0.25, 0.0, 1.87),
        look=(0.1, 0.14),
        smile=False,
    )
    note = group((-1.7, 0.0, 0.0), radians(42), 1.05)
    slip = box((0.12, -0.52, 1.24), (0.24, 0.012, 0.3), mat("white", 0.8), 0.004, parent=note)
    tilt(slip, radians(-30), 0, 0.15)
    plant((3.0, 2.1, 0.0), 1.0, "white", 5)
    for i, x in enumerate((-6.4, -5.4, -4.2, -3.2, 4.0, 5.0, 6.2)):
        bush((x, 1.9, 0), 0.55, i)
    jacaranda((-5.4, 9, 0), 1.45, 5, fine=True)
    jacaranda((6.6, 10.5, 0), 1.6, 7, fine=True)
    for x, y, z, size in ((8, 190, 62, 2.0),):
        cloud((x, y, z), size, int(abs(x)) + 1)
    fallen_blossom(-6, 6, -4.5, 1.2, 260, 0.0)
