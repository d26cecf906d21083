"""The first evening in a new home: tea around the first box while the truck drives off."""

from math import radians

from parts.animal import dog
from parts.appliance import kettle
from parts.carton import carton, open_carton
from parts.furniture import mug
from parts.light import bulb, lamp
from parts.material import mat
from parts.person import person
from parts.plant import plant
from parts.room import boards, wall_with_windows, window_frame
from parts.shape import box, cyl, group, limb
from parts.sky import outside
from parts.tree import jacaranda
from parts.truck import truck
from view import ROOM, View

# Late sun from behind the windows, and a warm lamp behind the camera for the faces.
EVENING = ROOM | {
    "sun_rot": (66, 0, 208),
    "sun": 5.0,
    "sun_color": (1.0, 0.74, 0.44),
    "fill": 0.8,
    "sky": ((0.0, "#f6dcc0"), (0.12, "#f3d9c6"), (0.5, "#e8e2e0"), (1.0, "#f3eee8")),
    "areas": (((-4, -6, 5), (0, 0, 1), 3, 420, (1, 0.84, 0.64)),),
}
VIEW = View(
    **EVENING,
    width=1200,
    cam=(0.25, -5.9, 1.75),
    look=(0.05, 1, 1.22),
    lens=34,
)


def build():
    boards(-6, 6, -5, 3)
    wall_with_windows(-6, 6, 3, 7, [(-2.3, 2.1, 0.75, 2.75)], "wall")
    window_frame(-2.3, 2.1, 0.75, 2.75, 3.1, 3, 1)
    for s in (-1, 1):
        box((s * 5.1, 0, 3.5), (0.2, 10, 7), mat("wall", 0.9), 0)
    box((0, 2.97, 0.11), (12, 0.07, 0.22), mat("white", 0.6), 0.01)
    limb((0.1, 1.6, 2.75), (0.1, 1.6, 7), 0.012, 0.012, mat("tyre"))
    cyl((0.1, 1.6, 2.8), 0.3, 0.24, bulb("amber", 0.6), r2=0.1)
    lamp((0.1, 1.3, 2.5), 150)
    first_box()
    family()
    belongings()
    street()


def first_box():
    carton((0.05, -1.0, 0.02), 0.78, radians(9), 0.72)
    kettle((0.16, -0.96, 0.58), radians(16), 1.25)
    mug((-0.16, -1.24, 0.58), radians(190), "line")


def family():
    """She sits on a carton, he on another; the child waves to the truck."""
    carton((-1.35, -0.42, 0.02), 0.66, radians(30), 0.68)
    g = person(
        (-1.33, -0.4, 0.02),
        radians(48),
        "skin2",
        "afro",
        top="lilac2",
        legs="denim",
        woman=True,
        sit=0.32,
        feet=(-0.4, -0.46),
        left=(0.12, -0.4, 1.08),
        right=(-0.16, -0.36, 1.04),
        look=(0.1, 0.04),
    )
    mug((0.0, -0.46, 1.02), radians(-30), "cream", g)
    carton((1.5, -0.5, 0.02), 0.66, radians(-24), 0.68)
    g = person(
        (1.48, -0.46, 0.02),
        radians(-46),
        "skin",
        "short",
        top="mint",
        legs="khaki",
        beard="hair",
        sit=0.32,
        feet=(-0.46, -0.4),
        right=(-0.1, -0.46, 1.3),
        left=(0.24, -0.34, 0.86),
        look=(-0.1, 0.05),
    )
    mug((-0.06, -0.52, 1.24), radians(200), "coral", g)
    person(
        (-1.0, 1.95, 0.02),
        radians(152),
        "skin",
        "braids",
        top="line",
        legs="denim",
        woman=True,
        size=0.7,
        head=1.3,
        right=(-0.48, -0.2, 1.78),
        look=(0.5, 0),
    )
    dog((-0.44, 1.9, 0.02), radians(-24), 1.05)


def belongings():
    carton((-3.0, 1.5, 0.02), 0.9, 0.15)
    carton((-3.0, 1.5, 0.78), 0.68, -0.1)
    carton((-3.85, 0.7, 0.02), 0.7, 0.4)
    carton((3.15, 1.75, 0.02), 0.85, -0.2)
    plant((2.75, 2.35, 0.02), 1.25, "white", 3)
    roll = group((3.95, 1.2, 0.02), radians(10))
    cyl((0, 0, 1.1), 0.2, 2.2, mat("rug", 1, 0), sides=28, bevel=0.02, parent=roll)
    for z in (0.55, 1.6):
        cyl((0, 0, z), 0.205, 0.05, mat("tape"), sides=28, parent=roll)

    def linen(g):
        box((0, 0, 0.52), (0.5, 0.42, 0.2), mat("lilac3", 0.9), 0.08, parent=g)
        box((0.02, 0, 0.68), (0.46, 0.4, 0.16), mat("white", 0.9), 0.07, parent=g)

    open_carton((2.55, -1.15, 0.02), 0.72, radians(-20), 0.7, linen)


def street():
    """Beyond the window: the garden, and the truck on its way home."""
    outside()
    box((0, 40, -0.6), (200, 74, 0.4), mat("grass"), 0)
    box((0, 14.5, -0.38), (200, 6, 0.06), mat("road", 0.9), 0)
    truck((1.3, 13.6, -0.35), radians(-78), 0.9)
    for x, y, k, i in ((-6.8, 19, 1.25, 3), (7.5, 20, 1.2, 5), (0.5, 23, 1.25, 7)):
        jacaranda((x, y, -0.5), k, i)
