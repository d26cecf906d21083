"""Stone gateposts, white-railed paddocks and horses along a drive to the house."""

import math

from parts.animal import horse
from parts.estate_house import villa
from parts.fence import fence, gate_pier
from parts.land import far_ridges, ground
from parts.material import mat
from parts.plant import flowers, veld
from parts.road import along, ribbon, road
from parts.roof import gable
from parts.shape import box, group
from parts.sky import clouds
from parts.tree import leafy, woods
from parts.truck import truck
from view import View

VIEW = View(cam=(-4.5, -19.5, 4.8), look=(2.2, 8, 3.1), lens=32, sun_rot=(57, 0, -40))


def build():
    ground("lawn")
    line = road(
        [(4, -40), (1, -16), (0, -2), (-1, 14), (3, 34), (10, 52)],
        2.6,
        0,
        False,
        "dirtPale",
        kerb=False,
    )
    ribbon(line, -2.95, -2.6, 0.05, mat("stone", 0.9), 0.1)
    ribbon(line, 2.6, 2.95, 0.05, mat("stone", 0.9), 0.1)
    p, r = along(line, 40.5)
    truck((p.x, p.y, 0), r + math.pi, 1.08)
    for s in (-1, 1):
        gate_pier((s * 3.9, -3.2, 0), 2.9, 1.25)
        fence((s * 4.7, -3.2), (s * 34, -3.2))
        fence((s * 4.3 - 0.8, 10), (s * 34, 12))
        fence((s * 4.4, -2.2), (s * 4.2 - 0.8, 12))
        fence((s * 4.2 - 0.8, 12), (s * 4.4 + 2.6, 32))
        fence((s * 3.4, -2.4), (s * 3.4, 0.2), 1.2, 4, "white", 1.3)  # gate leaf, standing open
    fence((-34, 30), (0, 32))
    fence((9, 32), (40, 30))
    for x, y, a, m, graze, k in (
        (10.2, 2.0, -1.3, "horse", False, 1.25),
        (15.6, 4.6, 2.2, "horse3", True, 1.2),
        (18.6, 6.0, 1.0, "horse2", False, 1.15),
        (-9.2, 3.0, 1.3, "horse3", False, 1.2),
        (-14.0, 6.2, -0.6, "horse", True, 1.1),
        (-8.4, 16.5, 0.4, "horse2", True, 1.0),
        (12.6, 0.2, -1.2, "horse", False, 0.75),
        (14, 18, 1.2, "horse", True, 1.0),
    ):
        horse((x, y, 0), a, m, graze, k)
    for i, d in enumerate((52, 59, 66, 73, 80)):
        for s in (-1, 1):
            q, _ = along(line, d, s * 6.3)
            leafy((q.x, q.y, 0), 1.25, i * 2 + s + 3, tall=1.15)
    villa((8.5, 62, 0), -0.1, "wall", "roof2", 1.25)
    box((-20, 38, 1.7), (16, 6, 3.4), mat("wall", 0.85), 0.05)  # stables
    g = group((-20, 38, 0))
    gable(16, 6, 2.0, mat("roof", 0.7), mat("wall", 0.85), 3.4, 0.6, g)
    for i in range(5):
        box((-26 + i * 3, 34.95, 1.2), (1.5, 0.16, 2.3), mat("door"), 0.02)
        box((-26 + i * 3, 34.9, 1.9), (1.1, 0.16, 0.7), mat("bark"), 0.02)
    for x, y, i in ((-24, 20, 2), (24, 18, 4), (-31, 8, 3), (29, 9, 6)):
        leafy((x, y, 0), 1.7, i)
    veld(
        260,
        (-34, 34),
        (-9, -3.6),
        6,
        (0.4, 0.75),
        ("willow2", "straw", "leaf", "willow2"),
        keep=lambda x, y: abs(x - 1) > 4,
    )
    for i, x in enumerate((-6.4, -8.2, 6.4, 8.0, 9.8)):
        flowers((x, -4.4, 0), 12, 0.8, ("lilac2", "lilac3", "coral")[i % 3], i)
    woods(110, (-80, 80), (60, 110), 5, (1.5, 2.8), ("leaf", "leafDeep", "leafDeep", "gum2"))
    far_ridges()
    clouds((-40, 190, 41, 2.4), (18, 220, 52, 2.0))
