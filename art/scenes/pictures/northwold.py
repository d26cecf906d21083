"""A quiet crescent of face-brick complexes with carports."""

import math
from math import radians

from parts.car import carport
from parts.carton import carton
from parts.crew import mover
from parts.estate_house import townhouse
from parts.land import far_ridges, ground
from parts.material import mat
from parts.plant import flowers, hedge
from parts.road import along, road
from parts.shape import box
from parts.sky import clouds
from parts.street_furniture import lamp_post
from parts.tree import gum, jacaranda, leafy, woods
from parts.truck import truck
from view import View

VIEW = View(cam=(-2, -22, 7.0), look=(0, 8, 3.2), lens=30, sun_rot=(57, 0, 34))


def build():
    ground("lawn")
    line = road(
        [(-15, -30), (-8.5, -14), (-0.5, -2), (2.5, 10), (-2, 22), (-14, 30), (-34, 34)], 3.6, 1.9
    )
    p, r = along(line, 31, 1.9)
    truck((p.x, p.y, 0), r + math.pi, 1.1)
    spots = [
        (19, 18, -1.25),
        (13.5, 27, -0.85),
        (5.5, 34.5, -0.45),
        (-4.5, 39, -0.2),
        (-15, 42.5, -0.1),
        (-26, 44, 0),
    ]
    for i, (x, y, a) in enumerate(spots):
        townhouse(
            (x, y, 0),
            a,
            ("brick", "brickPale", "brickRed")[i % 3],
            ("roof2", "roof3", "roof")[i % 3],
            variant=i,
            storeys=(2, 3, 2, 2, 3, 2)[i],
        )
        townhouse(
            (x + 6.3 * math.cos(a), y + 6.3 * math.sin(a), 0),
            a,
            ("brick", "brickPale", "brickRed")[(i + 1 + i // 3) % 3],
            ("roof2", "roof3", "roof")[(i + 1) % 3],
            variant=i + 1,
            storeys=(2, 2, 3, 2, 2, 3)[i],
        )
    townhouse((19.5, 5.5, 0), -1.5, "brick", "roof2", variant=2)
    townhouse((20, -1.0, 0), -1.5, "brick", "roof2", variant=3)
    carport((13.2, 2.2, 0), -1.45, 3, cars=("carBlue", "white", "carRed"))
    carport((-13.5, 10, 0), 0.6, 2, cars=("carRed", None))
    for i, (x, y, a) in enumerate(
        ((-13.5, 17.5, 0.9), (-20, 15, 0.9), (-19, 4, 1.1), (-22.5, -3, 1.2))
    ):
        townhouse((x, y, 0), a, ("brickPale", "brick")[i % 2], ("roof3", "roof")[i % 2], variant=i)
    for i, (x, y) in enumerate(
        ((-10.5, 3.5), (9.2, 13.5), (-7.5, 13.5), (6.5, 25), (15.5, -6.5), (-14, -4.5))
    ):
        (leafy, jacaranda, leafy, leafy, jacaranda, leafy)[i]((x, y, 0), 1.1, i + 3)
    for a, b in (((8.2, 6), (10.2, 9.6)), ((-6.5, 6), (-7.2, 10)), ((9.5, 16), (7.5, 21))):
        hedge(a, b, 0.9)
    for i, (x, y) in enumerate(((-9.2, -1.8), (-8.2, 0.6), (7.2, -0.6), (8.4, 16.8), (-6.6, 15.6))):
        flowers((x, y, 0), 10, 0.7, ("lilac2", "coral", "butter")[i % 3], i)
    box((9.2, 2.4, 0.0), (4.4, 8.0, 0.1), mat("paving", 0.9), 0.02, 0.12)
    for i in range(6):
        flowers(
            (9.6 + 0.75 * i, -3.2 - 0.1 * i, 0), 10, 0.6, ("lilac2", "coral", "butter")[i % 3], i
        )
    lamp_post((-4.4, -1.0, 0), -0.4)
    lamp_post((8.2, 8.0, 0), math.pi)
    mover((-5.4, -5.6, 0), radians(-35), "skin2", size=1.24)
    for q in (
        (-8.2, -5.4, 0.1, 0.8, 0.2),
        (-8.15, -5.35, 0.78, 0.6, -0.3),
        (-7.6, -4.4, 0.1, 0.6, 0.6),
    ):
        carton(q[:3], q[3], q[4])
    for x, y, k in ((-33, 58, 1.35), (-19, 60, 1.5), (3, 54, 1.3), (31, 44, 1.25), (38, 30, 1.2)):
        gum((x, y, 0), k, int(x + 40))
    for x, y, k in ((-8, 56, 1.9), (16, 47, 1.8), (24, 40, 1.6), (-40, 48, 1.8)):
        leafy((x, y, 0), k, int(x + 50), tall=1.4)
    woods(90, (-70, 70), (58, 110), 6, (1.4, 2.4))
    far_ridges()
    clouds((-52, 190, 42, 2.2), (12, 210, 50, 1.8))
