"""Townhouses stepping up a slope behind garden walls, with a pool and palms."""

import random
from math import radians

from parts.car import car
from parts.carton import carton
from parts.cluster_house import gabled, modern, towered
from parts.crew import mover
from parts.estate_house import terrace
from parts.garden_tree import cypress, palm
from parts.land import far_ridges, ground
from parts.material import mat
from parts.plant import bush, flowers
from parts.shape import blob, box
from parts.sky import clouds
from parts.street_furniture import lounger, parasol
from parts.tree import leafy
from parts.truck import truck
from view import View

VIEW = View(
    cam=(0, -31, 9.5),
    look=(0.5, 8, 6.2),
    lens=33,
    sun_rot=(57, 0, -40),
    haze={"start": 55.0, "end": 280.0},
)

# From right to left, one line for each step of the slope.
KINDS = (
    "terrace modern towered gabled terrace towered gabled terrace terrace".split(),
    "towered terrace gabled towered modern gabled terrace modern gabled".split(),
    "gabled terrace modern gabled terrace towered modern terrace towered".split(),
)


def build():
    rnd = random.Random(12)
    ground("lawn")
    tones = ("plaster", "peach", "wall3", "butter", "plaster2", "pink")
    roofs = ("roof", "roof2", "roof3", "roof")
    for row, (y, z0, rise, x0) in enumerate(
        ((7.5, 0.9, 0.8, 21), (20, 3.6, 1.0, 26), (33, 6.6, 1.2, 33))
    ):
        for i in range(9):
            x, z = x0 - i * 8.3, z0 + i * rise
            deep = 13.5 if row < 2 else 40
            box((x, y - 5.5 + deep / 2, z / 2 - 0.2), (8.3, deep, z + 0.4), mat("wall", 0.85), 0)
            box((x, y - 5.3 + deep / 2, z + 0.02), (8.0, deep - 0.5, 0.1), mat("lawn", 0.95), 0)
            box((x, y - 5.45, z + 0.28), (8.36, 0.34, 0.56), mat("wall", 0.85), 0.03)
            box((x, y - 5.45, z + 0.6), (8.4, 0.52, 0.14), mat("roof2"), 0.03)
            box((x - 4.1, y - 5.45, z + 0.35), (0.6, 0.6, 1.1), mat("wall", 0.85), 0.04)
            at, turn = (x, y + rnd.uniform(0.6, 1.8), z), rnd.uniform(-0.05, 0.05)
            wall, roof = tones[(i * 2 + row * 5) % 6], roofs[(i + row * 3) % 4]
            flip = 1 if (i + row) % 2 else -1
            kind = KINDS[row][i]
            if kind == "gabled":
                gabled(at, turn, wall, roof, rnd.uniform(6.3, 6.8), flip)
            elif kind == "modern":
                modern(at, turn, ("white", "wall3")[i % 2], flip=flip)
            elif kind == "towered":
                towered(at, turn, wall, roof, rnd.uniform(6.3, 6.8), flip)
            else:
                terrace(at, turn, wall, roof, rnd.uniform(6.3, 6.8), 1.0, 1 + i % 2)
            side = x - 3.7
            if (i + row) % 3 == 0:
                cypress((side, y - 3.6, z), 1.05, i)
            elif (i + row) % 3 == 1:
                leafy((side, y - 3.2, z), 0.72, i + row, dense=20)
            else:
                palm((side, y - 3.4, z), 0.8, i)
            for k in range(3):  # bougainvillea over the wall
                tone = ("lilac2", "coral", "lilac3", "red")[(i + row) % 4]
                for _ in range(16):
                    p = (
                        x + 0.4 + k * 1.2 + rnd.gauss(0, 0.5),
                        y - 5.75 - rnd.uniform(0, 0.15),
                        z + 0.5 - abs(rnd.gauss(0, 0.5)),
                    )
                    m = mat(tone if rnd.random() < 0.7 else "leafDeep", 0.8, 0.1)
                    blob(p, rnd.uniform(0.16, 0.3), m, rnd.randrange(99), 1, 0.3)
    box((9, -5.2, 0.0), (22, 14, 0.2), mat("paving", 0.9), 0.04)
    box((5.7, -6.4, 0.1), (7.2, 5.4, 0.16), mat("cream"), 0.06)
    box((5.7, -6.4, 0.16), (6.4, 4.6, 0.08), mat("pool", 0.06, 0.5), 0.02)
    for i in range(4):
        lounger((3.2 + i * 1.9, -2.0, 0.1), 0, ("cream", "amber")[i % 2])
    parasol((4.2, -1.6, 0.1), "amber", 1.2)
    parasol((8.0, -1.6, 0.1), "lilac2", 1.2)
    for i in range(3):  # a bed at the end of the pool
        flowers((11.6 + 0.9 * i, -7.6 + 0.8 * i, 0.1), 10, 0.7, ("lilac2", "coral", "butter")[i], i)
    for x, y, k, i in (
        (15.2, -3.0, 1.3, 1),
        (17.0, -6.6, 1.15, 2),
        (0.2, -0.6, 1.15, 3),
        (12.4, 0.4, 1.05, 4),
    ):
        palm((x, y, 0), k, i)
    box((-16, -5.2, 0.0), (25, 14, 0.16), mat("road", 0.9), 0.02)
    box((-2.8, -4.5, 0.45), (0.5, 13, 0.9), mat("wall", 0.85), 0.04)
    box((-2.8, -4.5, 0.94), (0.7, 13.1, 0.14), mat("roof2"), 0.03)
    truck((-8.4, -4.6, 0.06), radians(38), 1.15)
    for i in range(30):  # planting along the foot of the wall
        x = -25 + i * 1.55
        if i % 3 == 0:
            flowers((x, 1.2, 0.08), 12, 0.8, ("lilac2", "coral", "butter")[i % 4 % 3], i)
        else:
            bush((x, 1.3, 0.08), rnd.uniform(0.4, 0.65), i)
    for k in range(9):  # steps up to the first terrace
        box(
            (-1.0, 0.2 + k * 0.3, 0.14 + k * 0.14),
            (2.0, 0.32, 0.28 + k * 0.28),
            mat(("stone", "paving")[k % 2], 0.9),
            0.02,
        )
    mover((-3.97, -7.6, 0.08), radians(6), "skin2", size=1.32)
    for q in ((-3.6, 0.0, 0.08, 0.76, 0.2), (-3.58, 0.03, 0.726, 0.6, -0.3)):
        carton(q[:3], q[3], q[4])
    for i, x in enumerate((-17.0, -19.8, -22.6)):
        car((x, -0.4, 0.08), 0, ("carBlue", "white", "carRed")[i])
    far_ridges(260, spec=((150, 90, 16), (60, 60, 9)))
    clouds(
        (30, 210, 74, 1.8),
    )
