"""The loading bay of a high-rise: a wardrobe leaves the goods lift, Ponte at the street's end."""

from math import radians

from parts.carton import carton, trolley
from parts.city import office
from parts.crew import mover
from parts.furniture import wardrobe
from parts.land import ground
from parts.lift import goods_lift
from parts.material import mat
from parts.roof import win
from parts.shape import box, cyl, group, tilt
from parts.sky import clouds
from parts.skyline import hillbrow_tower, ponte, skyline
from parts.tree import jacaranda
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(-0.6, -15.5, 3.7),
    look=(0.8, 4, 3.4),
    lens=35,
    sun_rot=(57, 0, -40),
    haze={"start": 50.0, "end": 260.0},
)

# The opening of the goods lift in the front at y = 5.
LEFT, RIGHT, HEAD, FRONT = 4.4, 8.6, 3.5, 5.0


def build():
    ground("paving")
    box((-7, 40, -0.06), (10, 90, 0.1), mat("road", 0.9), 0)
    for k in range(9):
        box((-7, 9 + k * 5, 0.0), (0.16, 2.2, 0.012), mat("cream"), 0)
    bay()
    podium()
    goods_lift(LEFT, RIGHT, HEAD, FRONT)
    for x in (LEFT - 0.5, RIGHT + 0.5):
        bollard(x, FRONT - 1.0)
    office((9.6, 13.4, 5.7), 19, 16, 26, "plaster", "grid")
    office((-20, 17, 0), 14, 24, 21, "brickPale", "bands")
    office((-19, 44, 0), 13, 18, 15, "tower3", "grid")
    office((5, 40, 0), 13, 18, 19, "white", "glass")
    for x, y, k, i in ((-1.9, 16, 0.95, 3), (-2.2, 27, 1.0, 5), (-11.9, 22, 1.0, 7)):
        jacaranda((x, y, 0), k, i)
    ponte(-6.2, 80, 27, r=4.7)
    hillbrow_tower(-19, 104, 33)
    skyline(125, 0, -70)
    skyline(150, 0, -20, 9)
    load()
    clouds((-52, 200, 58, 1.7))


def bay():
    """Yellow bay on the ground, with its hatching."""
    g = group((-2.6, 1.2, 0), radians(-34))
    for y in (-2.1, 2.1):
        box((0, y, 0.005), (10.4, 0.16, 0.02), mat("line", 0.8), 0, parent=g)
    box((5.12, 0, 0.005), (0.16, 4.04, 0.02), mat("line", 0.8), 0, parent=g)
    for k in range(6):
        box((4.9 + k * 0.66, 3.95, 0.005), (0.2, 1.5, 0.02), mat("line", 0.8), 0, -0.7)


def podium():
    """Ground floor of the high-rise, with the hole for the lift."""
    m, dark = mat("wall", 0.85), mat("teal", 0.7)
    for x0, x1 in ((0.2, LEFT), (RIGHT, 19)):
        box(((x0 + x1) / 2, 11.5, 2.8), (x1 - x0, 13, 5.6), m, 0.03)
        box(((x0 + x1) / 2, FRONT - 0.04, 0.45), (x1 - x0 + 0.06, 0.14, 0.9), dark, 0.02)
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box((middle, 11.5, (HEAD + 5.6) / 2), (wide + 0.1, 12.98, 5.6 - HEAD), m, 0)
    box((9.6, FRONT + 5.9, 5.62), (19.4, 13.4, 0.3), mat("plaster2"), 0.04)
    win(None, (2.2, FRONT, 2.5), 1.5, 1.5)
    for k in range(3):
        win(None, (11.2 + k * 2.9, FRONT, 2.5), 1.9, 1.5)


def bollard(x, y):
    for k in range(5):
        tone = mat("amber" if k % 2 == 0 else "tyre", 0.6)
        cyl((x, y, 0.1 + k * 0.2), 0.11, 0.2, tone, sides=20)


def load():
    """The truck with its ramp down, and what comes to it."""
    rot, at = radians(-124), (-3.5, 2.0, 0)
    truck(at, rot, 0.95, True)
    inner = group(at, rot, 0.95)
    for x, y, s in ((-0.7, 1.4, 0.85), (0.3, 1.3, 0.9), (-0.75, 2.4, 0.6), (0.7, 2.2, 0.7)):
        c = group((x, y, 1.03), 0, 1, inner)
        box((0, 0, s * 0.42), (s, s, s * 0.85), mat("card", 0.85, 0.1), 0.03, parent=c)
    ramp = box((0, 5.3, 0.49), (1.6, 2.7, 0.08), mat("steel", 0.5, 0.4), 0.02, parent=inner)
    tilt(ramp, radians(-20.5))
    g = group((3.0, -0.75, 0), radians(14))
    t = trolley((0, 0, 0), 0, g)
    wardrobe((-0.05, 0, 0.28), 0, t)
    for z in (0.95, 1.5):
        box((-0.05, 0, z), (1.24, 0.74, 0.09), mat("amber", 0.6), 0.01, parent=t)
    mover(
        (1.42, 0, 0),
        radians(-90),
        "skin",
        False,
        0.26,
        left=(0.28, -0.52, 1.08),
        right=(-0.28, -0.52, 1.08),
        bend=0.14,
        look=(0.5, 0),
        parent=g,
    )
    mover((7.3, 5.1, 0.05), radians(-20), "skin3", woman=True, hair="tail", look=(-0.2, 0))
    for x, y, s, r in ((6.0, 7.0, 0.9, 0.1), (5.0, 7.1, 0.8, -0.1)):
        carton((x, y, 0.05), s, r)
    carton((6.0, 7.0, 0.82), 0.65, 0.3)
