"""Tree-lined street with the truck, the crew, a sofa and the skyline."""

import math
from math import radians

from parts.carton import carton
from parts.crew import mover, sofa_team
from parts.fence import garden_wall
from parts.house import house
from parts.plant import petals_on_road
from parts.road import street
from parts.sky import clouds
from parts.skyline import hillbrow_tower, ponte, skyline
from parts.tree import jacaranda
from parts.truck import truck
from view import View

VIEW = View(cam=(-3.4, -13.6, 2.7), look=(0.5, 2, 2.9), lens=30, sun_rot=(57, 0, -40))
CLOUDS = ((-52, 190, 62, 1.9), (62, 200, 62, 2.6), (26, 220, 84, 1.5))


def build(sky=CLOUDS):
    street()
    petals_on_road()
    truck((1.7, 1.4, 0), radians(17), 1.12)
    for i, y in enumerate((-3, 7, 16, 26, 37, 50)):
        jacaranda(
            (-6.1 - (i % 2) * 0.3, y + 2.6, 0),
            1.0 + 0.12 * (i % 3),
            seed=i + 1,
            petals=i < 3,
            fine=i < 1,
        )
    for i, y in enumerate((9, 17.5, 28, 40, 53)):
        jacaranda((6.2 + (i % 2) * 0.4, y, 0), 1.3 + 0.1 * (i % 3), seed=i + 20, petals=i < 2)
    garden_wall(-7.4, -12, 60, gap=(3, 5))
    garden_wall(7.6, -12, 60, gap=(-1, 2))
    for i, y in enumerate((4, 17, 30)):
        house(
            (-13, y, 0),
            math.pi / 2,
            wall=["wall2", "wall", "wall3"][i],
            roof=["roof", "roof3", "roof2"][i],
        )
        house(
            (13.2, y + 1, 0),
            -math.pi / 2,
            wall=["wall", "wall3", "wall2"][i],
            roof=["roof2", "roof", "roof3"][i],
        )
    skyline(118, base=0, x0=-50)
    skyline(140, base=0, x0=-20, seed=8)
    clouds(*sky)
    hillbrow_tower(-9, 108, 36.8)
    ponte(12, 112, 33)
    sofa_team((5.0, -2.2, 0.08), radians(12))
    mover((-1.9, -1.4, 0), radians(35), "skin2")
    for p in (
        (-4.9, -5.6, 0.08, 0.8, 0.2),
        (-4.85, -5.55, 0.76, 0.6, -0.3),
        (-4.2, -6.2, 0.08, 0.6, 0.6),
    ):
        carton(p[:3], p[3], p[4])
