"""A bakkie in a lane between garden walls: a box goes to the gate, to a child and a dog."""

from math import pi, radians

from parts.animal import dog
from parts.car import bakkie
from parts.crew import mover
from parts.fence import garden_wall, gate_pier
from parts.house import house
from parts.land import ground
from parts.light import bulb, lamp
from parts.material import mat
from parts.person import person
from parts.plant import bush, fallen_blossom, flowers, pot
from parts.shape import box, cyl, group
from parts.street_furniture import lamp_post
from parts.tree import jacaranda, leafy
from parts.washing_line import washing_line
from view import View

VIEW = View(
    width=1200,
    cam=(-0.9, -8.3, 2.35),
    look=(0.15, 2, 1.8),
    lens=34,
    sun_rot=(58, 0, -34),
    haze={"start": 30.0, "end": 150.0},
)
# The walls of the lane.
LEFT, RIGHT = -2.55, 2.75


def build():
    # A lamp behind the camera shows their faces.
    lamp((-3.0, -6.5, 3.6), 200, size=1.0)
    ground("lawn")
    lane()
    load()
    bakkie((-0.55, 2.3, 0), radians(15), 1.2)
    mover((0.82, -1.3, 0), radians(36), "skin2", look=(-0.1, 0))
    mover((1.5, 4.6, 0), radians(4), "skin3", True, woman=True, hair="tail")
    person(
        (2.62, 0.0, 0.02),
        radians(-38),
        "skin",
        "braids",
        top="coral",
        woman=True,
        size=0.72,
        head=1.3,
        skirt="lilac2",
        left=(0.42, -0.25, 1.8),
        look=(0, -0.1),
    )
    dog((-0.1, -2.0, 0), radians(38), 1.05)
    gardens()


def lane():
    box((0.1, 24, -0.09), (5.0, 80, 0.1), mat("brickPave", 0.9), 0)
    for k in range(-6, 34):
        box((0.1, k * 1.2, -0.038), (5.0, 0.03, 0.006), mat("paving", 0.9), 0)
    for x in (LEFT + 0.3, RIGHT - 0.3):
        box((x, 24, -0.03), (0.3, 80, 0.06), mat("kerb", 0.9), 0.01)
    garden_wall(LEFT, -14, 40, 1.4)
    garden_wall(RIGHT, -14, 40, 1.4, (-1.6, 1.2))
    for y in (-1.8, 1.4):
        gate_pier((RIGHT, y, 0), 1.7, 0.5)
    washing_line(
        (LEFT, 6.6, 4.2),
        (RIGHT, 6.2, 4.1),
        (
            (0.14, "shirt", "white"),
            (0.36, "sheet", "lilac3"),
            (0.62, "trousers", "denim"),
            (0.82, "shirt", "coral"),
        ),
    )
    for x, y in ((LEFT - 0.05, 6.6), (RIGHT + 0.05, 6.2)):
        cyl((x, y, 2.15), 0.06, 4.3, mat("steel"), sides=14)
    lamp_post((LEFT - 0.3, 13, 0), 0, 4.6)


def load():
    """On the rack: a rolled rug and a table, legs up."""
    g = group((-0.55, 2.3, 0), radians(15), 1.2)
    cyl((-0.42, 1.3, 2.17), 0.16, 2.3, mat("rug", 1, 0), "Y", 28, bevel=0.02, parent=g)
    cyl((-0.42, 1.3, 2.17), 0.1, 2.32, mat("linen", 1, 0), "Y", 24, parent=g)
    box((0.3, 1.45, 2.05), (0.8, 1.3, 0.07), mat("oak", 0.6), 0.02, parent=g)
    for x in (-0.32, 0.32):
        for y in (-0.55, 0.55):
            box((0.3 + x, 1.45 + y, 2.36), (0.08, 0.08, 0.6), mat("oak", 0.6), 0.015, parent=g)
    for y in (1.0, 1.8):
        box((-0.42, y, 2.17), (0.36, 0.06, 0.36), mat("tape"), 0.01, parent=g)


def gardens():
    house((-8.6, 8, 0), pi / 2, wall="wall2", roof="roof")
    house((-9, 19, 0), pi / 2, wall="wall3", roof="roof3")
    house((8.8, 5.5, 0), -pi / 2, wall="wall", roof="roof2")
    house((9, 16, 0), -pi / 2, wall="wall2", roof="roof")
    house((0, 46, 0), 0, 9, 5.4, wall="wall", roof="roof2")
    jacaranda((-5.4, 8.6, 0), 1.0, 3, fine=True)
    jacaranda((5.6, 10.6, 0), 1.1, 6)
    jacaranda((-5.5, 24, 0), 1.2, 9)
    leafy((5.2, 22, 0), 1.3, 4)
    leafy((-4.6, 33, 0), 1.3, 7)
    for i, (x, y) in enumerate(((3.6, 0.6), (3.7, 3.2), (-3.6, 3.4), (-3.7, 9))):
        bush((x, y, 1.0), 0.7, i + 2)
    flowers((-3.3, 0.4, 0.8), 16, 0.8, "coral", 4)
    pot((2.2, 2.3, 0), "lilac2", 0.3, 2, 0.5)
    box((4.1, -0.2, 0.0), (2.8, 2.6, 0.06), mat("paving", 0.9), 0.01)
    cyl((LEFT + 0.22, 4.2, 1.2), 0.1, 0.2, bulb(), sides=16)
    lamp((LEFT + 0.5, 4.2, 1.3), 60)
    fallen_blossom(-2.3, 2.5, -6, 6, 160, -0.02)
    fallen_blossom(-2.4, -1.2, 3, 8, 90, -0.02)
