"""A truck's tail-lift beside a golf course: one mover hands a golf bag up to another."""

from math import radians

from parts.carton import carton
from parts.crew import mover
from parts.estate_house import villa
from parts.golf import flag, golf_bag, golf_cart
from parts.land import far_ridges, ground, pond
from parts.light import bulb, lamp
from parts.material import mat
from parts.road import road
from parts.shape import box, group, limb
from parts.sky import clouds
from parts.tree import gum, leafy, woods
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(0.4, -10.4, 2.5),
    look=(0.55, 3, 2.0),
    lens=37,
    sun_rot=(57, 0, -40),
)

TRUCK, HEADING = (-2.75, 4.0, 0), radians(206)
LIFTED = 0.62


def build():
    # A lamp behind the camera shows their faces.
    lamp((2.5, -7.0, 4.2), 220, size=1.0)
    ground("lawn")
    road(
        [(11.9, -26), (3.1, -8), (-2.75, 4), (-8.1, 15), (-17, 28), (-40, 38)],
        3.1,
        0,
        False,
        "brickPave",
    )
    truck(TRUCK, HEADING, 0.95, True)
    back = group(TRUCK, HEADING, 0.95)
    tail_lift(back)
    cargo(back)
    hand_over()
    carton((2.2, 0.05, 0.01), 0.75, 0.2)
    course()
    estate()
    far_ridges()
    clouds((-34, 190, 50, 1.8), (52, 220, 52, 1.9))


def hand_over():
    mover(
        (-0.22, -0.14, LIFTED + 0.05),
        radians(74),
        "skin3",
        False,
        0.16,
        woman=True,
        hair="tail",
        left=(0, -0.58, 0.92),
        right=(-0.12, -0.55, 0.84),
        look=(-0.3, 0.1),
        bend=0.28,
    )
    mover(
        (1.25, -0.7, 0),
        radians(-76),
        "skin",
        False,
        0.2,
        left=(0.02, -0.5, 0.9),
        right=(-0.14, -0.5, 1.12),
        look=(0.3, -0.15),
    )
    golf_bag((0.67, -0.66, 0.82), (-0.2, 0.16, 0.95))


def tail_lift(g):
    """Its platform half-way up, on two arms."""
    steel, dark = mat("steel", 0.4, 0.4), mat("steelDark", 0.5)
    z = LIFTED / 0.95
    box((0, 5.05, z), (2.4, 1.6, 0.1), steel, 0.02, parent=g)
    box((0, 5.88, z - 0.01), (2.4, 0.1, 0.08), mat("amber", 0.5), 0.02, parent=g)
    for s in (-1, 1):
        box((s * 1.17, 5.05, z + 0.06), (0.06, 1.6, 0.04), mat("amber", 0.5), 0.01, parent=g)
        limb((s * 0.7, 3.6, 0.52), (s * 0.7, 4.5, z - 0.08), 0.06, 0.06, dark, g, 14)
        limb(
            (s * 0.9, 3.7, 0.38),
            (s * 0.9, 4.6, z - 0.1),
            0.04,
            0.04,
            mat("chrome", 0.3, 0.5),
            g,
            14,
        )


def cargo(g):
    box((0, 2.4, 3.6), (0.7, 0.3, 0.06), bulb(), 0.02, parent=g)
    lamp((0, 2.4, 3.4), 45, g)
    for x, y, z, s in (
        (-0.75, 1.0, 1.03, 0.9),
        (0.2, 1.0, 1.03, 0.85),
        (0.85, 1.6, 1.03, 0.6),
        (-0.75, 1.0, 1.8, 0.7),
        (0.2, 1.1, 1.75, 0.65),
    ):
        c = group((x, y, z), 0, 1, g)
        box((0, 0, s * 0.42), (s, s, s * 0.85), mat("card", 0.85, 0.1), 0.03, parent=c)
        box((0, s / 2, s * 0.7), (s * 0.16, 0.012, s * 0.3), mat("tape"), 0, parent=c)


def course():
    """A green with its flag between bunkers, and a pond."""
    for k in range(7):
        box((4, 9 + k * 4.4, -0.09), (70, 2.2, 0.02), mat("lawn2", 0.95), 0)
    for x, y, rx, ry, m in (
        (4.6, 12.5, 5.0, 4.2, "willow"),
        (8.6, 8.6, 1.9, 1.1, "sand"),
        (0.6, 17.8, 1.9, 1.3, "sand"),
    ):
        pond((x, y, -0.07 if m == "sand" else -0.095), rx, ry, m, None, 2)
    pond((15, 22, -0.09), 7, 3.4, "water", "stone2", 5)
    golf_cart((7.6, 13.6, -0.07), radians(-52))
    flag((3.9, 10.6, -0.07))


def estate():
    for k, (x, y) in enumerate(((-9, 40), (3, 46), (15, 44), (28, 42), (41, 40))):
        villa(
            (x, y, 0),
            -0.05 * (k - 1),
            ("plaster", "wall", "peach")[k % 3],
            ("roof3", "roof2", "roof")[k % 3],
            0.9,
            k % 3,
        )
    for x, y, i in ((-2, 30, 2), (22, 31, 4), (-14, 32, 5)):
        gum((x, y, 0), 1.0, i)
    for x, y, i in ((9.5, 31, 3), (16.5, 30, 7), (33, 28, 9)):
        leafy((x, y, 0), 1.2, i)
    woods(80, (-80, 80), (60, 110), 5, (1.5, 2.6), ("leaf", "leafDeep", "gum2"))
