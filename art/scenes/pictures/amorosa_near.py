"""A finished house and its key: handed over on new paving, the first-night box beside."""

from math import cos, pi, radians, sin, tau

from parts.appliance import kettle
from parts.building_site import brick_stack, building_shell, scaffold
from parts.carton import open_carton
from parts.estate_house import villa
from parts.garden_tree import sapling
from parts.land import far_ridges, ground, sand_heap
from parts.material import mat
from parts.person import person
from parts.plant import veld
from parts.road import road
from parts.shape import ball, box, cyl, group, prism
from parts.sky import clouds
from parts.tree import woods
from parts.truck import truck
from view import View

VIEW = View(
    width=1200,
    cam=(-0.8, -10.2, 2.4),
    look=(0.2, 3, 2.1),
    lens=33,
    sun_rot=(57, 0, -40),
)


def build():
    ground("dirtPale")
    villa((6.0, 11.6, 0), -0.1, "plaster", "roof3", 0.95, 1)
    paving()
    building_shell((-12.5, 24, 0), 0.4, 1.0)
    scaffold(9.6, 6.2, (-12.5 + 4.4 * 0.389, 24 - 4.4 * 0.921, 0), 0.4)
    road([(-6.6, -40), (-6.6, 0), (-6.6, 80)], 3.0, 0, True, steps=2)
    truck((-5.1, 8.6, 0), radians(6), 0.92)
    handover()
    first_night_box((2.5, -2.6, 0.08))
    brick_stack((-2.6, 5.2, 0), 0.1)
    sand_heap((-12.6, 8.0, 0), 1.7)
    sapling((6.0, 3.2, 0), 3, 1.1)
    veld(120, (-60, 60), (30, 60), 3, (0.7, 1.2))
    woods(90, (-90, 90), (60, 120), 5, (1.4, 2.6), ("leafDeep", "gum2", "leaf"))
    far_ridges(250, spec=((-120, 80, 11), (30, 110, 13), (150, 70, 10)))
    clouds((-46, 190, 46, 2.0), (10, 220, 62, 1.6))


def paving():
    """New slabs, the last ones still missing."""
    for i in range(9):
        for j in range(9):
            if j == 0 and i < 4 or j == 1 and i < 2:
                continue
            tone = ("paving", "plaster3", "stone")[(i * 2 + j * 5 + i * j) % 3]
            at = (-2.4 + i * 1.02, -4.4 + j * 1.02, 0.03)
            box(at, (1.0, 1.0, 0.1), mat(tone, 0.9), 0.02)
    for k in range(3):
        box((-2.9, -3.6, 0.06 + k * 0.1), (0.98, 0.98, 0.09), mat("stone", 0.9), 0.02, 0.1 * k)


def handover():
    """The builder in a hard hat gives, the owner takes."""
    z = 0.08
    person(
        (-1.0, -1.9, z),
        radians(58),
        "skin3",
        "short",
        top="khaki",
        legs="denim",
        right=(-0.14, -0.58, 1.16),
        look=(0.15, 0),
    )
    hat = group((-1.0, -1.9, z), radians(58) + 0.15, 1.05)
    ball((0, 0.02, 1.9), 0.25, mat("line", 0.4), (1, 1.06, 0.84), hat)
    cyl((0, -0.03, 1.88), 0.285, 0.03, mat("line", 0.4), sides=28, bevel=0.012, parent=hat)
    person(
        (0.75, -1.7, z),
        radians(-64),
        "skin",
        "long",
        top="lilac2",
        legs="denim",
        woman=True,
        left=(0.1, -0.52, 1.06),
        look=(-0.15, 0),
    )
    key((-0.31, -2.24, 1.27))


def key(loc):
    """A door key with a tag, held up between two hands."""
    g = group(loc, radians(-8), 1.25)
    m = mat("line", 0.3, 0.6)
    for k in range(16):
        a = k * tau / 16
        ball((cos(a) * 0.085, 0, 0.16 + sin(a) * 0.085), 0.028, m, parent=g)
    box((0, 0, -0.04), (0.045, 0.04, 0.26), m, 0.01, parent=g)
    for z in (-0.13, -0.06):
        box((0.05, 0, z), (0.08, 0.035, 0.035), m, 0.006, parent=g)


def first_night_box(loc):
    """Bedding and a kettle in the one carton that is marked with a moon."""

    def inside(g):
        kettle((0.15, -0.14, 0.64), radians(20), 1.15, "red", g)
        box((-0.18, 0.1, 0.66), (0.34, 0.5, 0.3), mat("lilac3", 0.9), 0.1, parent=g)
        box((-0.18, 0.1, 0.86), (0.32, 0.46, 0.2), mat("white", 0.9), 0.09, parent=g)
        arc = [pi * (0.5 + k / 12) for k in range(13)]
        moon = [(cos(a) * 0.17, sin(a) * 0.17) for a in arc]
        moon += [(cos(a) * 0.1 + 0.01, sin(a) * 0.17) for a in arc[-2:0:-1]]
        prism(moon, 0.012, mat("teal", 0.8), (0.05, -0.432, 0.22), 0, 0, g)

    open_carton(loc, 0.85, radians(12), 0.75, inside)
