"""Nursery and bluegums beside a wide road, new townhouse clusters across it."""

import math
import random
from math import radians

from parts.car import car
from parts.crew import mover
from parts.estate_house import terrace
from parts.farm import tunnel
from parts.fence import garden_wall
from parts.garden_tree import cypress, sapling
from parts.land import far_ridges, ground
from parts.material import mat
from parts.plant import flowers, pot
from parts.road import along, dashes, ribbon, road
from parts.shape import box, cyl
from parts.sky import clouds
from parts.tree import gum, woods
from parts.truck import truck
from view import View

VIEW = View(cam=(-1, -22, 6.0), look=(2.4, 8, 4.0), lens=30, sun_rot=(57, 0, -40))


def build():
    rnd = random.Random(2)
    ground("grass")
    pts = [(25, -26), (14.5, -9), (9, 8), (6, 40), (5, 100)]
    line = road(pts, 7.4, 2.0, marks=False)
    for off in (-4.0, 4.0):
        dashes(line, off=off, z=0.03)
    ribbon(line, -0.95, 0.95, 0.16, mat("lawn", 0.95), 0.25)
    for d in range(8, 120, 5):
        q, _ = along(line, d)
        flowers((q.x, q.y, 0.12), 8, 0.65, ("amber", "lilac2", "coral")[d % 3], d)
    p, r = along(line, 38.5, 2.7)
    truck((p.x, p.y, 0), r + math.pi, 1.25)
    p, r = along(line, 58, 5.6)
    car((p.x, p.y, 0), r + math.pi, "carRed")
    p, r = along(line, 64, -5.4)
    car((p.x, p.y, 0), r, "white")
    box((-4, -3, -0.09), (29, 29, 0.12), mat("dirtPale", 0.95), 0)
    tunnel((-10.5, 2.0, 0), radians(-14), 5.2, 11)
    tunnel((-17.5, 3.5, 0), radians(-14), 5.2, 11)
    for row in range(5):
        for k in range(8):
            x, y = -9.2 + k * 1.12 + row * 0.3, -10.6 + row * 1.25
            tone = ("leaf", "coral", "lilac2", "willow2", "butter")[row]
            pot(
                (x + rnd.uniform(-0.1, 0.1), y, 0.0),
                tone,
                0.33,
                k + row * 9,
                0.5 + 0.3 * (row == 0),
            )
    for k in range(4):
        sapling((1.7 - 0.5 * k, -4.6 + k * 2.1, 0), k, 1.15)
    sign = -2.7
    for x in (sign - 1.4, sign + 1.4):
        box((x, 4.36, 1.7), (0.2, 0.14, 3.4), mat("oakDark"), 0.03)
    box((sign, 4.2, 3.2), (4.2, 0.2, 1.7), mat("cream"), 0.05)
    for i in range(6):
        a = i * math.tau / 6
        cyl(
            (sign + math.cos(a) * 0.42, 4.06, 3.2 + math.sin(a) * 0.42),
            0.26,
            0.08,
            mat("lilac2"),
            "Y",
            16,
        )
    cyl((sign, 4.02, 3.2), 0.26, 0.1, mat("amber"), "Y", 16)
    mover((-3.2, -3.6, 0), radians(20), "skin2")
    for i, (x, y) in enumerate(
        (
            (-24, 17),
            (-19, 20),
            (-14, 18),
            (-9, 21),
            (-7.2, 18),
            (-28, 22),
            (-1, 27),
            (-12, 28),
            (-22, 30),
        )
    ):
        gum((x, y, 0), 1.15 + 0.12 * (i % 3), i + 1)
    garden_wall(18.4, 2, 60)
    for i, (x, y) in enumerate(
        (
            (24, 8),
            (24, 17),
            (24, 26),
            (24, 35),
            (24, 45),
            (34, 12),
            (34, 22),
            (34, 32),
            (44, 20),
            (44, 32),
        )
    ):
        terrace(
            (x, y, 0),
            -math.pi / 2 + 0.1,
            ("plaster", "peach", "plaster2", "wall")[i % 4],
            ("roof", "roof2", "roof3")[i % 3],
            variant=i,
        )
    for i, y in enumerate((4, 13, 22, 31, 41)):
        cypress((19.6, y, 0), 1.1, i)
    woods(90, (-60, 70), (60, 120), 3, (1.4, 2.6), ("gum2", "leafDeep", "leaf", "gum"))
    far_ridges()
    clouds((-40, 190, 53, 2.0), (14, 220, 60, 2.2))
