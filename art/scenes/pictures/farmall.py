"""Smallholding: dirt road, windpump, thatched cottage, bluegums."""

import math

from parts.animal import hen
from parts.farm import reservoir, windpump
from parts.fence import wire_fence
from parts.house import thatched
from parts.land import far_ridges, ground, rock
from parts.material import mat
from parts.plant import aloe, veld
from parts.road import along, ribbon, road
from parts.shape import blob
from parts.sky import clouds
from parts.tree import gum, woods
from parts.truck import truck
from view import View

VIEW = View(cam=(0, -15, 2.6), look=(0.3, 6, 4.0), lens=29, sun_rot=(57, 0, -40))


def build():
    ground("veld")
    pts = [(6, -24), (3, -10), (-1, 2), (0, 14), (7, 28), (2, 60)]
    line = road(pts, 2.7, 0, False, "dirt", kerb=False, z=0.0)
    for off in (-0.95, 0.95):
        ribbon(line, off - 0.35, off + 0.35, 0.03, mat("dirtPale", 0.95))
    p, r = along(line, 25.5, -0.2)
    truck((p.x, p.y, 0), r + math.pi + 0.16, 1.05)
    for i in range(15):  # dust behind the wheels
        q, _ = along(line, 31 + i * 0.55, (-1) ** i * (0.8 + 0.07 * i))
        blob((q.x, q.y, 0.18), 0.34 - 0.012 * i, mat("kerb", 1, 0, 0.1), i, 2, 0.15, 0.6)
    windpump((-7.6, 8.5, 0), 0.35, 8.2, 1.08)
    reservoir((-11.4, 5.6, 0), 2.1)
    thatched((11.0, 12.5, 0), -0.42, 1.0)
    for i, (x, y) in enumerate(
        (
            (8, 25),
            (13, 23),
            (18.5, 22),
            (23.5, 19),
            (29, 24),
            (17, 30),
            (-20, 26),
            (-27, 24),
            (-14, 31),
            (-34, 28),
        )
    ):
        gum((x, y, 0), 1.0 + 0.15 * (i % 3), i + 3)

    def off_road(x, y):
        return min(abs(q.x - x) + abs(q.y - y) for q in line[::3]) > 3.6 and not (
            6 < x < 18 and 5 < y < 16
        )

    veld(900, (-30, 30), (-11, 40), 4, (0.55, 1.15), keep=off_road)
    woods(40, (-60, 60), (45, 90), 3, (1.2, 2.2), ("leafDeep", "gum2", "leaf"))
    wire_fence((-4.6, -8), (-5.2, 16))
    wire_fence((-5.2, 16), (-30, 18))
    for x, y, i in ((4.9, 6.6, 1), (5.7, 5.8, 2), (15.8, 6.2, 3), (-6.6, -3.6, 4)):
        aloe((x, y, 0), 1.5, i)
    for x, y, a, m in (
        (5.2, 0.4, -0.9, "white"),
        (6.4, 1.8, 0.8, "oakDark"),
        (6.9, 0.0, -2.0, "white"),
        (4.6, 2.4, 1.9, "roof2"),
    ):
        hen((x, y, 0), a, m, 1.25)
    for x, y, k in ((5.2, -3.0, 0.5), (5.9, -3.4, 0.36), (-3.2, -5.0, 0.45)):
        rock((x, y, 0.1), k, int(x * 10))
    far_ridges(spec=((-110, 60, 7), (-30, 80, 9), (70, 70, 8), (150, 60, 10)))
    clouds((-16, 190, 48, 2.2), (40, 220, 64, 1.6))
