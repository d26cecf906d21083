"""The gate of a complex at dusk: its board says the extension, a woman and her dog look up."""

from math import radians

from parts.animal import dog
from parts.estate import boom
from parts.estate_house import terrace, villa
from parts.fence import gate_pier
from parts.garden_tree import cypress, palm
from parts.land import far_ridges, ground, rock
from parts.material import mat
from parts.person import person
from parts.plant import aloe, veld
from parts.road import road
from parts.shape import box, cyl, text
from parts.sky import clouds
from parts.street_furniture import lamp_post
from parts.tree import acacia, jacaranda, woods
from parts.truck import truck
from pictures.sundowner import DUSK
from view import View

VIEW = View(
    width=1200,
    cam=(0.2, -13.2, 2.5),
    look=(-0.55, 4, 2.75),
    lens=33,
    sun_rot=(72, 0, -62),
    sky=DUSK,
    sun=4.0,
    fill=1.0,
)


def build():
    ground("grass")
    cyl((2.6, 120, 13.6), 11.5, 0.5, mat("sun", 1, 0, 0.6), "Y", 72)
    way = [(3.2, -40), (3.2, -10), (3.2, 0), (3.2, 12), (0, 24), (-9, 34), (-24, 40)]
    road(way, 3.4, 1.8, False)
    gate()
    truck((4.75, 4.2, 0), 0, 0.97)
    board()
    walker()
    for x, y, k, i in (
        (-9.6, 15, 0, 1),
        (-18.5, 14, 1, 2),
        (13.5, 15, 1, 3),
        (6.6, 36, 0, 1),
        (16, 38, 1, 1),
    ):
        if k:
            villa((x, y, 0), 0.05, "plaster", ("roof2", "roof3")[i % 2], 0.9, i % 2, lit=True)
        else:
            terrace((x, y, 0), 0.0, "peach", "roof", 7.5, 1.0, i, lit=True)
    acacia((-6.4, 12.5, 0), 1.9, 3)
    jacaranda((11, 7.4, 0), 1.0, 4)
    palm((-13, 8, 0), 1.15, 2)
    cypress((9.6, 13, 0), 1.2, 2)
    for x, y, k, i in (
        (-6.3, -1.0, 1.5, 1),
        (-7.2, -2.4, 1.3, 2),
        (-3.7, -3.9, 0.7, 5),
        (-4.5, -4.2, 0.75, 9),
        (8.0, -0.6, 1.3, 6),
        (9.2, -1.8, 1.2, 7),
    ):
        aloe((x, y, 0), k, i)
    for i, (x, y) in enumerate(((-6.1, -3.3), (-4.1, -4.6), (8.3, -2.0), (-7.6, -3.6))):
        rock((x, y, 0), 0.34 + 0.07 * i, i)
    veld(120, (-14, -3.2), (-8, -0.6), 4, (0.3, 0.55), keep=lambda x, y: x < -5 or y < -3.4)
    veld(70, (8.0, 14), (-9, 0.6), 6, (0.3, 0.6))
    for x, y in ((-4.4, 9.5), (8.6, 19)):
        lamp_post((x, y, 0), 0 if x < 0 else radians(180), 5.2)
        bulb = x + (1.5 if x < 0 else -1.5)
        box((bulb, y, 5.37), (0.6, 0.3, 0.1), mat("glow", 0.5, 0.2, 2.0), 0.03)
    woods(70, (-60, 60), (52, 80), 3, (1.4, 2.4), ("leafDeep", "leaf", "lilac2"))
    far_ridges(230, "dusk", ((-120, 80, 12), (60, 90, 11)))
    clouds((-50, 200, 66, 2.0), (34, 220, 74, 1.6))


def gate():
    """Boom over the way in, its post and wing walls."""
    boom((-0.35, 1.0, 0.1), 0, 6.9, 0.0)
    for x in (-0.95, 7.3):
        gate_pier((x, 1.6, 0), 2.7, 1.0)
    for x0, x1 in ((7.7, 30), (-30, -1.4)):
        box(((x0 + x1) / 2, 1.6, 1.0), (x1 - x0, 0.4, 2.0), mat("plaster", 0.85), 0.04)
        box(((x0 + x1) / 2, 1.6, 2.06), (x1 - x0, 0.6, 0.14), mat("roof2"), 0.03)


def board():
    """The extension, on a slab of stone."""
    box((-4.35, 0.0, 1.0), (3.3, 0.5, 2.0), mat("stone", 0.9), 0.05)
    box((-4.35, 0.0, 2.05), (3.5, 0.7, 0.16), mat("roof2"), 0.03)
    box((-4.35, -0.27, 1.12), (2.8, 0.08, 1.3), mat("teal", 0.5), 0.04)
    text("EXT 7", (-4.35, -0.33, 1.12), 1.0, mat("cream"))


def walker():
    person(
        (-1.4, -3.4, 0.1),
        radians(20),
        "skin",
        "bun",
        top="coral",
        woman=True,
        feet=(0.2, -0.2),
        left=(0.46, -0.2, 1.8),
    )
    dog((-0.75, -3.9, 0.1), radians(30), 1.15)
