"""A curtain goes up at a large window: one mover on a step ladder, another steadies it."""

from math import pi, radians, sin

from parts.carton import carton, open_carton
from parts.crew import mover
from parts.furniture import cushion, sofa, step_ladder
from parts.house import house
from parts.light import bulb, lamp
from parts.material import mat
from parts.person import person
from parts.plant import plant
from parts.room import boards, curtain, rug, wall_with_windows, window_frame
from parts.shape import box, cyl, group, limb, tilt
from parts.sky import outside
from parts.tree import jacaranda
from view import ROOM, View

VIEW = View(
    **ROOM | {"sun": 6.2, "sun_color": (1.0, 0.84, 0.62), "sun_rot": (58, 0, 208), "fill": 0.72},
    width=1200,
    cam=(-0.35, -6.3, 1.95),
    look=(0.1, 1, 1.5),
    lens=35.5,
)
# The window, and the rod along it.
LEFT, RIGHT, SILL, HEAD, WALL = -2.6, 1.6, 0.4, 2.65, 2.8
ROD, UP = WALL - 0.34, 2.92
CLOTH = "lilac3"


def build():
    boards(-6, 6, -5, WALL)
    wall_with_windows(-6, 6, WALL, 7, [(LEFT, RIGHT, SILL, HEAD)], "linen")
    window_frame(LEFT, RIGHT, SILL, HEAD, WALL + 0.1, 4, 1)
    box((5.2, 0, 3.5), (0.2, 10, 7), mat("linen", 0.9), 0)
    box((0, WALL - 0.03, 0.11), (12, 0.07, 0.22), mat("white", 0.6), 0.01)
    hangings()
    crew()
    furniture()
    outside()
    box((0, 40, -0.6), (200, 74, 0.4), mat("grass"), 0)
    for x, y, k, i in ((-5.5, 24, 1.2, 4), (3.2, 27, 1.3, 8)):
        jacaranda((x, y, -0.5), k, i)
    house((-1.6, 33, -0.5), 0, wall="wall2")


def hangings():
    """Rod and brackets; the left curtain hangs, the right one is half-way along."""
    limb((LEFT - 0.6, ROD, UP), (RIGHT + 0.6, ROD, UP), 0.03, 0.03, mat("oakDark", 0.5), sides=14)
    for x in (LEFT - 0.6, RIGHT + 0.6):
        cyl((x, ROD, UP), 0.06, 0.12, mat("oakDark", 0.5), "X", 20, bevel=0.02)
        box((x - 0.1 if x > 0 else x + 0.1, WALL - 0.17, UP), (0.05, 0.34, 0.05), mat("oakDark"), 0)
    curtain(LEFT + 0.02, 0.1, UP - 0.05, ROD, 0.75, CLOTH)
    fabric, n = mat(CLOTH, 0.9, 0.1), 17
    for k in range(n):
        x, held = 0.26 + k * 0.072, max(k - 6, 0) / (n - 7)
        top = UP - 0.05 - 0.28 * sin(pi * held) - 0.05 * held
        foot = 0.1 + 0.22 * held
        y = ROD - 0.16 * held
        cyl((x, y, (top + foot) / 2), 0.058, top - foot, fabric, sides=14)
        if k < 7 and k % 2 == 0:
            ring(x, UP)


def ring(x, z):
    cyl((x, ROD, z), 0.055, 0.035, mat("line", 0.4, 0.4), "X", 20)


def crew():
    step_ladder((1.62, ROD - 0.5, 0.02), radians(-90), 4, 0.27)
    mover(
        (1.85, ROD - 0.5, 0.83),
        radians(-98),
        "skin",
        False,
        0.05,
        left=(0.16, -0.34, 1.84),
        right=(-0.16, -0.32, 1.86),
        look=(0.35, -0.12),
    )
    mover(
        (2.5, ROD - 0.72, 0.02),
        radians(-80),
        "skin3",
        False,
        0.16,
        left=(0.2, -0.52, 1.1),
        right=(-0.26, -0.5, 0.98),
        woman=True,
        hair="tail",
        bend=0.1,
        look=(0.12, -0.28),
    )
    # She holds the next one.
    at, rot = (-1.85, -0.45, 0.02), radians(42)
    g = person(
        at,
        rot,
        "skin2",
        "afro",
        top="coral",
        legs="denim",
        woman=True,
        left=(0.2, -0.42, 1.06),
        right=(-0.2, -0.42, 1.06),
        look=(0.25, -0.05),
    )
    for k, tone in enumerate((CLOTH, "white", CLOTH)):
        box((0, -0.44, 1.11 + k * 0.085), (0.52, 0.36, 0.09), mat(tone, 0.9), 0.04, parent=g)


def furniture():
    rug(-0.4, 0.35, 3.0, 2.4, "roof2", "plaster3")
    sofa((-3.75, 1.5, 0.05), radians(34))
    cushion((-3.9, 1.5, 0.82), "amber", radians(34))
    plant((4.3, 1.7, 0.02), 1.25, "white", 1)

    def books(g):
        for k in range(4):
            tone = ("amber", "teal", "lilac2", "roof")[k]
            at = (-0.2 + k * 0.12, 0.02 * k, 0.6)
            tilt(box(at, (0.1, 0.3, 0.42), mat(tone, 0.7), 0.01, parent=g), 0.08, 0.06)

    def table_lamp(g):
        cyl((0.02, 0, 0.6), 0.04, 0.5, mat("line", 0.4, 0.4), parent=g)
        cyl((0.02, 0, 0.9), 0.24, 0.3, bulb("cream"), r2=0.15, parent=g)
        lamp((0.02, 0, 1.25), 90, g)

    open_carton((-0.3, -0.75, 0.02), 0.7, radians(16), 0.7, table_lamp)
    open_carton((2.3, -1.0, 0.02), 0.7, radians(-18), 0.72, books)
    carton((3.5, 0.75, 0.02), 0.7, 0.25)
    lamp((-0.6, -1.5, 2.9), 190, size=0.6)
    flat = group((-4.4, 0.2, 0.5), radians(60))
    for k in range(4):
        tilt(
            box((0, k * 0.05, 0), (1.1, 0.03, 0.95), mat("card", 0.85, 0.1), 0, parent=flat), -0.14
        )
