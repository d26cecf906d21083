"""The gate of an estate from inside: a truck at the boom, the guard takes down its particulars."""

from math import radians

from parts.city import mall, office
from parts.estate import boom
from parts.fence import gate_pier
from parts.garden_tree import palm
from parts.land import far_ridges, ground
from parts.material import mat
from parts.person import person
from parts.plant import bush, flowers
from parts.road import road
from parts.roof import hip, win
from parts.shape import box, group, tilt
from parts.sky import clouds
from parts.tree import jacaranda, leafy
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(-4.7, -13.2, 3.2),
    look=(2.95, 2, 2.4),
    lens=35,
    sun_rot=(57, 0, -40),
)


def build():
    ground("lawn")
    for s in (-1, 1):
        road([(s * 4.4, -40), (s * 4.4, 0), (s * 4.4, 30)], 2.6, 1.6, False, steps=2)
    island()
    boom((1.2, -3.9, 0.16), 0, 5.5, 0.0)
    truck((4.3, 0.4, 0), 0, 0.95)
    guard((2.3, -1.3, 0.02), radians(60))
    walls()
    outside_the_gate()
    far_ridges(250)
    clouds((6, 190, 48, 1.6), (186, 190, 62, 1.9))


def island():
    """The guard's house between the lanes, a bed of flowers before it."""
    box((0, -2, 0.08), (2.9, 22, 0.26), mat("kerb"), 0.1)
    box((0, -2, 0.1), (2.5, 21.6, 0.26), mat("paving", 0.9), 0.1)
    g = group((0, 6.2, 0.2))
    box((0, 0, 1.4), (2.3, 3.4, 2.8), mat("plaster", 0.85), 0.05, parent=g)
    box((0, 0, 0.3), (2.36, 3.46, 0.6), mat("stone", 0.9), 0.03, parent=g)
    hip(2.3, 3.4, 1.1, mat("roof", 0.7), (0, 0, 2.8), 0.5, 0.22, g)
    win(g, (0.0, -1.7, 1.75), 1.4, 1.1)
    for s in (-1, 1):
        win(g, (s * 1.15, -0.4, 1.75), 1.5, 1.1, "x", s)
    box((0, -7.2, 0.26), (1.9, 6.0, 0.14), mat("soil", 0.95), 0.04)
    for i in range(9):
        at = (-0.45 + 0.9 * (i % 2), -4.7 - 0.62 * i, 0.26)
        flowers(at, 10, 0.62, ("coral", "amber", "lilac2")[i % 3], i)


def guard(at, rot):
    """In a dark cap, with a clipboard, at the driver's window."""
    person(
        at,
        rot,
        "skin2",
        "short",
        top="shirt",
        legs="denim",
        left=(0.14, -0.38, 1.14),
        right=(-0.2, -0.34, 1.08),
        look=(0.35, -0.1),
    )
    g = group(at, rot, 1.05)
    for size, y, m in (((0.36, 0.02, 0.46), 0.0, "oakDark"), ((0.31, 0.02, 0.4), 0.018, "white")):
        board = box((-0.03, -0.47 + y, 1.2), size, mat(m), 0.008, parent=g)
        tilt(board, radians(-34))
    h = group((0, 0, 1.56), 0.35, 1, g)
    box((0, 0.01, 0.37), (0.4, 0.39, 0.16), mat("denim", 0.7), 0.06, parent=h)
    box((0, -0.2, 0.32), (0.32, 0.18, 0.04), mat("tyre", 0.5), 0.015, parent=h)


def walls():
    """The estate's wall to both sides of the way in."""
    for s in (-1, 1):
        gate_pier((s * 8.4, 8.4, 0), 2.9, 1.0)
        box((s * 24, 8.4, 1.1), (30, 0.5, 2.2), mat("plaster", 0.85), 0.04)
        box((s * 24, 8.4, 2.26), (30, 0.75, 0.16), mat("roof2"), 0.03)
        for k in range(8):
            at = (s * (9.8 + k * 1.5), 7.4 - 0.2 * (k % 2), 0.05)
            if k % 2:
                flowers(at, 10, 0.8, ("coral", "lilac2", "amber")[k // 2 % 3], k)
            else:
                bush(at, 0.6, k)


def outside_the_gate():
    """The crossing with its mall, palms and office blocks."""
    box((0, 38, 0.0), (240, 13, 0.06), mat("road", 0.9), 0)
    for x in range(-60, 90, 4):
        box((x, 38, 0.04), (1.9, 0.16, 0.012), mat("cream"), 0)
    mall((4, 60, 0), 0.06, 0.62)
    for x, y, w, h, m, style in (
        (30, 70, 12, 25, "white", "glass"),
        (46, 66, 13, 19, "plaster", "bands"),
        (14, 92, 12, 26, "plaster2", "grid"),
        (62, 84, 14, 26, "white", "glass"),
        (-10, 94, 13, 18, "tower3", "grid"),
    ):
        office((x, y, 0), w, w, h, m, style)
    for i, x in enumerate((-12, -3, 12.5, 20, 29, 37)):
        palm((x, 26 + (i % 2) * 3, 0), 1.2, i)
    jacaranda((11.8, 5.4, 0), 1.0, 4)
    jacaranda((-9.6, 12, 0), 1.05, 6)
    leafy((17, 5.6, 0), 1.1, 5)
