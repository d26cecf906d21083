"""Moving in: boxes being unpacked, a television going up on the wall, a window being cleaned."""

from math import radians

from parts.carton import carton, open_carton
from parts.crew import mover
from parts.furniture import cushion, sofa, television
from parts.house import house
from parts.light import lamp
from parts.material import mat
from parts.person import person
from parts.plant import plant
from parts.room import boards, curtain, rug, wall_with_windows, window_frame
from parts.shape import box, cyl, group, limb, tilt
from parts.sky import outside
from parts.tree import jacaranda
from view import ROOM, View

VIEW = View(**ROOM, cam=(-0.6, -8.6, 2.1), look=(0.2, 2, 1.6), lens=31)


def build():
    boards(-6.6, 6.6, -5, 3.4)
    wall_with_windows(-6.6, 6.6, 3.4, 9, [(-4.9, -0.7, 0.9, 3.3)])
    window_frame(-4.9, -0.7, 0.9, 3.3, 3.5, 3, 1)
    box((6.4, 0, 4.5), (0.2, 10, 9), mat("room2", 0.9), 0)
    box((0, 3.37, 0.11), (13, 0.07, 0.22), mat("white", 0.6), 0.01)
    for s in (-1, 1):
        curtain(-2.8 + s * 2.45, 0.15, 3.6, 3.24, 0.55, "lilac3")
    limb((-5.6, 3.22, 3.64), (0.0, 3.22, 3.64), 0.03, 0.03, mat("steel", 0.4, 0.4), sides=12)
    rug(0.2, 0.5, 5.0, 2.6)
    # television on its bracket, a mover on either side
    box((2.75, 3.35, 2.5), (0.9, 0.08, 0.3), mat("steel", 0.5), 0.01)
    for x in (2.5, 3.0):
        box((x, 3.33, 2.5), (0.07, 0.12, 0.5), mat("tyre", 0.5), 0.01)
    tilt(television((2.75, 3.0, 1.72), 1.9), 0, radians(-2.5))
    box((2.75, 3.0, 0.3), (2.2, 0.55, 0.5), mat("oak", 0.6), 0.03)
    for x in (2.2, 3.3):
        box((x, 2.71, 0.3), (1.0, 0.03, 0.4), mat("white", 0.6), 0.01)
    mover(
        (1.36, 2.4, 0.02),
        radians(141),
        "skin",
        False,
        0.1,
        left=(0.16, -0.52, 1.28),
        right=(-0.14, -0.58, 1.66),
        look=(0.1, -0.1),
    )
    mover(
        (4.14, 2.4, 0.02),
        radians(219),
        "skin4",
        False,
        0.1,
        left=(0.14, -0.58, 1.62),
        right=(-0.16, -0.52, 1.24),
        hair_color="hair4",
        look=(-0.1, -0.1),
    )
    # cleaning the window
    person(
        (-2.9, 2.55, 0.02),
        radians(170),
        "skin2",
        "doek",
        "lilac2",
        uniform=True,
        woman=True,
        right=(-0.3, -0.55, 1.85),
        left=(0.34, -0.12, 0.8),
        look=(0.1, -0.15),
    )
    limb((-2.47, 3.06, 1.92), (-2.47, 3.34, 2.32), 0.025, 0.025, mat("amber"), sides=12)
    tilt(box((-2.47, 3.38, 2.36), (0.5, 0.05, 0.07), mat("tyre"), 0.015), 0, 0.12)
    cyl((-3.75, 2.3, 0.2), 0.19, 0.36, mat("crate", 0.5), r2=0.24, bevel=0.01)
    cyl((-3.75, 2.3, 0.37), 0.2, 0.03, mat("white"), sides=24)
    # unpacking in front
    sofa((-1.3, 1.1, 0.05))
    cushion((-1.9, 1.22, 0.82), "amber")
    cushion((-0.75, 1.22, 0.82), "lilac3")

    def books(g):
        for k in range(4):
            m = ("amber", "teal", "lilac2", "roof")[k]
            book = box(
                (-0.2 + k * 0.12, 0.02 * k, 0.62), (0.1, 0.3, 0.42), mat(m, 0.7), 0.01, parent=g
            )
            tilt(book, 0.08, 0.06)

    def table_lamp(g):
        cyl((0.02, 0, 0.62), 0.04, 0.5, mat("line", 0.4, 0.4), parent=g)
        lamp((0.02, 0, 1.2), 110, g)
        cyl((0.02, 0, 0.92), 0.24, 0.3, mat("lamp", 0.8, 0.1, 0.3), r2=0.15, parent=g)

    open_carton((1.25, -1.5, 0.02), 0.8, radians(18), 0.75, table_lamp)
    open_carton((-3.4, -0.9, 0.02), 0.75, radians(-16), 0.75, books)
    carton((3.6, -0.2, 0.02), 0.85, 0.2)
    carton((3.62, -0.22, 0.74), 0.62, -0.15)
    person(
        (-0.05, -1.15, 0.02),
        radians(62),
        "skin3",
        "bun",
        "hair2",
        top="rose",
        legs="denim",
        woman=True,
        left=(0.2, -0.52, 1.02),
        right=(-0.22, -0.52, 1.02),
        look=(-0.25, 0.2),
        bend=0.1,
    )
    pot = group((-0.05, -1.15, 0.02), radians(62))
    cyl((0, -0.62, 1.08), 0.12, 0.3, mat("teal", 0.3, 0.5), r2=0.17, parent=pot)
    cyl((0, -0.62, 1.26), 0.1, 0.08, mat("teal", 0.3, 0.5), r2=0.13, parent=pot)
    plant((5.5, 2.4, 0.02), 1.5, "white", 1)
    outside()
    box((0, 40, -0.6), (200, 60, 0.4), mat("grass"), 0)
    jacaranda((-5.4, 11.5, -0.5), 1.15, 4, fine=True)
    jacaranda((-0.6, 15, -0.5), 1.2, 8)
    house((-3.4, 26, -0.5), 0, wall="wall2")
