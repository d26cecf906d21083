"""The truck small on the straight N1 through the Karoo: flat hills, windpump, a huge sky."""

import random
from math import radians

from parts.animal import sheep
from parts.farm import windpump_with_dam
from parts.fence import roadside_fence
from parts.land import koppie, rock
from parts.material import mat
from parts.shape import blob, box, prism, text
from parts.sky import cloud
from parts.truck import truck
from view import View

VIEW = View(
    cam=(-4.8, -17, 4.4),
    look=(-0.6, 30, 9.5),
    lens=33,
    sun_rot=(60, 0, -46),
    haze={"start": 60.0, "end": 900.0, "strength": 0.8},
)


def build():
    rnd = random.Random(7)
    box((0, 400, -0.3), (2400, 1200, 0.4), mat("karoo", 0.95), 0)
    y0, y1, half = -40, 900, 4.6
    mid, ln = (y0 + y1) / 2, y1 - y0
    box((0, mid, -0.09), (half * 2 + 3.4, ln, 0.06), mat("soil", 0.95), 0)
    box((0, mid, -0.05), (half * 2, ln, 0.06), mat("road", 0.9), 0)
    for s in (-1, 1):
        box((s * (half - 0.75), mid, -0.015), (0.16, ln, 0.012), mat("line"), 0)
    for y in range(y0, 420, 8):
        box((0, y, -0.012), (0.16, 3.6, 0.012), mat("cream"), 0)
    truck((2.1, 17, 0), 0, 1.05)
    for s in (-1, 1):
        roadside_fence(s * 13, -34, 200, 6)
    windpump_with_dam((-10.6, 24, 0), 1.15, radians(-18))
    for i, (x, y) in enumerate(((-15.5, 12.5), (-14.2, 15), (-17.6, 14.5), (-12.4, 12), (-19, 18))):
        sheep((x, y, 0), rnd.uniform(0, 6.2), 1.15, i)
    for i in range(900):
        side = rnd.choice([-1, 1])
        d = abs(rnd.gauss(0, 1)) * 46
        x, y = side * (7.2 + d), rnd.uniform(-18, 30) if i % 3 else rnd.uniform(30, 220)
        if -22 < x < -6 and 8 < y < 30:
            continue
        m = rnd.choice(["scrub", "scrub2", "scrub", "leafDeep", "veld"])
        blob(
            (x, y, 0.1),
            rnd.uniform(0.2, 0.55) * (1 + max(y, 0) / 90),
            mat(m, 0.95, 0.05),
            i,
            2,
            0.3,
            0.62,
        )
    for i in range(40):
        rock(
            (rnd.choice([-1, 1]) * rnd.uniform(6.5, 26), rnd.uniform(-16, 40), 0),
            rnd.uniform(0.12, 0.4),
            i,
        )
    hills = (
        (-150, 330, 105, 34, 1, "hill"),
        (96, 300, 88, 31, 2, "hill"),
        (190, 420, 150, 42, 3, "hill2"),
        (-48, 480, 70, 30, 4, "hill2"),
        (30, 620, 90, 34, 5, "hill"),
        (-300, 520, 170, 46, 6, "hill"),
        (330, 600, 150, 52, 7, "hill2"),
    )
    for x, y, w, h, seed, m in hills:
        koppie((x, y, -1), w, h, seed, m, 0.8)
    # route board
    for x in (7.1, 9.3):
        box((x, 10, 1.2), (0.12, 0.12, 2.4), mat("steel"), 0.02)
    box((8.2, 9.9, 2.5), (3.3, 0.08, 1.9), mat("white"), 0.08)
    box((8.2, 9.86, 2.5), (3.14, 0.06, 1.74), mat("leafDeep", 0.6), 0.06)
    yellow = mat("line", 0.5, 0.2, 0.1)
    text("N", (7.92, 9.8, 2.86), 0.85, yellow)
    one = [
        (-0.06, 0),
        (0.08, 0),
        (0.08, 0.6),
        (-0.03, 0.6),
        (-0.2, 0.46),
        (-0.2, 0.34),
        (-0.06, 0.42),
    ]
    prism(one, 0.02, yellow, (8.55, 9.8, 2.56), 0, 0)
    text("Karoo", (8.2, 9.8, 2.1), 0.56, mat("white"))
    for x, y, z, size in (
        (-130, 640, 150, 5.2),
        (40, 700, 205, 6.5),
        (190, 640, 120, 4.4),
        (-20, 760, 118, 3.6),
    ):
        cloud((x, y, z), size, int(abs(x)) + 1)
