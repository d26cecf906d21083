"""The founder, years on, with his family in front of the truck."""

from math import radians

from parts.animal import dog
from parts.carton import carton
from parts.house import house
from parts.land import grassland
from parts.light import lamp
from parts.material import mat
from parts.person import person
from parts.plant import bush, fallen_blossom
from parts.shape import box
from parts.sky import clouds
from parts.tree import jacaranda, woods
from parts.truck import truck
from view import View

VIEW = View(cam=(0.3, -11.0, 1.9), look=(0.3, 2, 1.95), lens=38, sun_rot=(60, 0, 34))


def build():
    # A street lamp behind the camera shows their faces.
    lamp((-1.5, -7.5, 4.2), 260, size=1.0)
    grassland()
    box((0, -3.2, -0.05), (200, 12.4, 0.06), mat("brickPave", 0.9), 0)
    box((0, 3.15, 0.0), (200, 0.3, 0.2), mat("kerb"), 0.04)
    truck((1.9, 1.6, 0), radians(-62), 1.0)
    house((-8.5, 13, 0), 0, 9.2, 5.4, 2.9, "wall2", "roof")
    house((11.5, 15, 0), 0, 8.4, 5.4, 2.9, "wall", "roof3")
    jacaranda((-6.4, 6.6, 0), 1.25, 5, fine=True)
    jacaranda((8.2, 8.5, 0), 1.35, 12, fine=True)
    for i, x in enumerate((-9.6, -8.2, -3.4, -2.2, 6.2, 9.4)):
        bush((x, 4.4, 0), 0.5, i + 2)
    person(
        (-0.35, -3.5, 0),
        radians(4),
        "skin",
        "short",
        uniform=True,
        beard="hair",
        left=(0.33, -0.07, 0.73),
        right=(-0.575, -0.085, 1.17),
        look=(-0.05, 0),
        elbows=1.3,
    )
    person(
        (0.66, -3.4, 0),
        radians(-6),
        "skin2",
        "doek",
        "teal",
        top="dress",
        woman=True,
        skirt="dress",
        left=(0.433, -0.132, 0.81),
        right=(-0.3, -0.07, 0.73),
        look=(0.1, 0),
        elbows=0.8,
    )
    person(
        (-1.25, -3.7, 0),
        radians(10),
        "skin",
        "afro",
        top="teal",
        legs="khaki",
        size=0.8,
        head=1.15,
        left=(0.33, -0.07, 0.73),
        right=(-0.55, -0.15, 1.74),
        elbows=1.3,
    )
    person(
        (1.51, -3.85, 0),
        radians(-12),
        "skin",
        "braids",
        top="line",
        woman=True,
        size=0.66,
        head=1.32,
        skirt="rose",
        left=(0.5, -0.15, 1.75),
        right=(-0.61, 0.18, 1.15),
    )
    dog((2.3, -4.0, 0), radians(-14), 1.0)
    carton((-2.7, -2.9, -0.02), 0.78, 0.25)
    carton((-2.66, -2.88, 0.64), 0.58, -0.2)
    carton((-2.05, -2.5, -0.02), 0.6, 0.1)
    fallen_blossom(-9, 9, -8, 3, 240, 0.0)
    woods(60, (-70, 70), (36, 70), 4, (2.0, 3.4))
    clouds((-34, 190, 46, 1.9), (30, 200, 54, 2.1))
