"""A short hop seen from above: the truck turns left at a four-way stop between garden walls."""

import math
import random
from math import radians

from parts.animal import dog
from parts.house import house
from parts.material import mat
from parts.person import person
from parts.plant import bush
from parts.road import round_block
from parts.shape import blob, box, text
from parts.street_furniture import stop_sign
from parts.tree import jacaranda
from parts.truck import truck
from view import View

VIEW = View(
    cam=(26, -46, 44),
    look=(0.4, 0.4, 0),
    ortho=37,
    sun_rot=(47, 0, 12),
    haze={"start": 200.0, "end": 900.0, "strength": 0.3},
)


def build():
    rnd, half, far = random.Random(3), 3.6, 50
    box((0, 0, -0.32), (160, 160, 0.4), mat("grass", 0.95), 0)
    wide = half * 2 + 5
    box((0, 0, -0.05), (160, wide, 0.06), mat("road", 0.9), 0)
    for s in (-1, 1):
        box((0, s * (40 + wide / 2), -0.05), (wide, 80, 0.06), mat("road", 0.9), 0)
        for sy in (-1, 1):
            round_block(s * half, sy * half, s * far, sy * far, 2.6, -0.05, 0.15, "kerb", True)
            k = half + 0.26
            round_block(s * k, sy * k, s * far, sy * far, 2.4, 0.0, 0.13, "paving", True)
            k = half + 1.9
            round_block(s * k, sy * k, s * far, sy * far, 1.0, 0.0, 0.16, "grass", True)
        for i in range(9):  # lane dashes
            d = 8.2 + i * 3.2
            box((0, s * d, -0.012), (0.15, 1.6, 0.014), mat("cream"), 0)
            box((s * d, 0, -0.012), (1.6, 0.15, 0.014), mat("cream"), 0)
    lines = (
        (-1.8, -6.4, 3.4, 0.4),
        (1.8, 6.4, 3.4, 0.4),
        (-6.4, 1.8, 0.4, 3.4),
        (6.4, -1.8, 0.4, 3.4),
    )
    for x, y, w, d in lines:
        box((x, y, -0.012), (w, d, 0.014), mat("white"), 0)
    text("STOP", (-1.8, -7.6, 0.0), 1.25, mat("white"), (0, 0, 0), 0.005)
    text("STOP", (7.6, -1.8, 0.0), 1.25, mat("white"), (0, 0, math.pi / 2), 0.005)
    for x, y, r in ((-4.7, -7.0, 0), (4.7, 7.0, 180), (-7.0, 4.7, -90), (6.6, -5.3, 90)):
        stop_sign((x, y, 0.1), radians(r), 1.05)
    truck((2.45, -2.0, 0), radians(-56), 1.12, steer=radians(22))

    def plot(x0, x1, y0, y1, gate=None):
        """Low plastered walls round a garden, gate=(side, from, to)."""
        w, cap, h = mat("wall", 0.85), mat("roof2"), 0.9
        sides = {
            "s": (x0, x1, y0, True),
            "n": (x0, x1, y1, True),
            "w": (y0, y1, x0, False),
            "e": (y0, y1, x1, False),
        }
        for key, (a, b, c, along_x) in sides.items():
            open_ = gate and gate[0] == key
            for p, q in [(a, gate[1]), (gate[2], b)] if open_ else [(a, b)]:
                at = ((p + q) / 2, c) if along_x else (c, (p + q) / 2)
                sz = (q - p, 0.22) if along_x else (0.22, q - p)
                box((at[0], at[1], 0.1 + h / 2), (sz[0], sz[1], h), w, 0.02)
                lift = 0 if along_x else 0.006
                box((at[0], at[1], 0.1 + h + lift), (sz[0] + 0.08, sz[1] + 0.12, 0.09), cap, 0.02)
            for p in gate[1:] if open_ else ():
                at = (p, c) if along_x else (c, p)
                box((at[0], at[1], 0.75), (0.42, 0.42, 1.3), w, 0.04)

    z, near, deep = 0.14, 5.9, 19
    plot(-deep, -near, near, deep, ("s", -10.6, -8.4))
    house((-10.9, 11.0, z), 0, 8.2, 5.4, wall="wall", roof="roof")
    box((-9.5, 7.0, 0.13), (1.9, 3.0, 0.1), mat("paving", 0.9), 0.01)
    plot(near, deep, near, deep, ("w", 10.6, 12.8))
    house((12.6, 12.2, z), -math.pi / 2, 8.4, 5.6, wall="wall3", roof="roof3")
    box((8.1, 11.7, 0.13), (4.6, 2.0, 0.1), mat("brickPave", 0.9), 0.01)
    plot(near, deep, -deep, -near, ("w", -13.4, -11.0))
    house((13.6, -12.4, z), -math.pi / 2, 8.2, 5.4, wall="wall2", roof="roof2")
    box((8.6, -12.2, 0.13), (5.4, 2.0, 0.1), mat("paving", 0.9), 0.01)
    plot(-deep, -near, -deep, -near, ("e", -12.4, -10.0))
    house((-12.6, -11.4, z), math.pi / 2, 8.0, 5.4, wall="wall", roof="roof")
    box((-7.9, -11.2, 0.13), (4.2, 2.0, 0.1), mat("brickPave", 0.9), 0.01)
    for x, y in ((9.6, 7.9), (-8.4, -15.6)):  # swimming pools
        box((x, y, z + 0.01), (4.0, 2.5, 0.07), mat("white"), 0.02)
        box((x, y, z + 0.03), (3.4, 1.9, 0.06), mat("water", 0.08, 0.8), 0.02)
    spots = (
        (-7.6, 16.9, 0.95),
        (-16.9, 7.9, 1.0),
        (12.6, -7.4, 0.7),
        (-8.2, -7.9, 0.85),
        (16.8, 8.2, 0.95),
        (8.2, 16.8, 0.95),
        (-17.2, -7.6, 0.9),
        (9.0, -16.8, 0.9),
        (-16.8, 16.6, 1.0),
        (22.5, 7.5, 1.1),
        (-7.4, 23, 1.1),
        (7.6, 24, 1.1),
        (-23, 7.5, 1.1),
        (23, -8, 1.0),
        (-23.5, -8, 1.0),
    )
    for i, (x, y, k) in enumerate(spots):
        jacaranda((x, y, z - 0.1), k, i + 2)
    for x, y, r, wall, roof in (
        (-24.5, 13, 0, "wall3", "roof2"),
        (25, 12.5, 0, "wall", "roof"),
        (-11, 26, 0, "wall2", "roof3"),
        (12, 27, 0, "wall", "roof2"),
        (26, -12, 0, "wall", "roof"),
        (-26, -12, 0, "wall2", "roof3"),
    ):
        house((x, y, z), r, 8, 5.4, wall=wall, roof=roof)
    for i in range(70):
        along, edge = rnd.uniform(6.6, 18.4), rnd.choice([6.6, 18.3])
        x, y = (along, edge) if i % 2 else (edge, along)
        x, y = x * rnd.choice([-1, 1]), y * rnd.choice([-1, 1])
        if 7.6 < abs(x) < 11.4 and abs(y) < 7 or 9.2 < abs(y) < 14.2 and abs(x) < 7:
            continue
        bush((x, y, z), rnd.uniform(0.3, 0.5), i)
    for i in range(170):
        s, d, along = rnd.choice([-1, 1]), half - abs(rnd.gauss(0, 0.45)), rnd.uniform(6, 28)
        along *= rnd.choice([-1, 1])
        at = (s * d, along, 0.0) if i % 2 else (along, s * d, 0.0)
        m = mat(rnd.choice(["lilac1", "lilac3", "lilac2"]), 0.8)
        blob(at, rnd.uniform(0.05, 0.11), m, i, 1, 0.1, 0.35)
    person(
        (-4.6, -11.6, 0.13),
        radians(70),
        "skin",
        "doek",
        "amber",
        top="teal",
        woman=True,
        skirt="dress",
        left=(0.52, -0.2, 1.8),
    )
    dog((-4.4, -12.9, 0.13), radians(80), 1.15)
    person(
        (4.8, 8.6, 0.13),
        radians(-20),
        "skin4",
        "short",
        "hair2",
        top="rose",
        size=0.7,
        head=1.3,
        left=(0.3, -0.2, 0.9),
    )
