"""Nelson Mandela bridge over the railway yard, Hillbrow tower and Ponte behind."""

import math
import random
from math import radians

from parts.city import office
from parts.land import ground
from parts.material import mat
from parts.plant import bush, tuft
from parts.railway import cable_bridge, catenary, goods_train, rails, train
from parts.shape import box
from parts.sky import clouds
from parts.skyline import hillbrow_tower, ponte, skyline
from parts.tree import jacaranda
from parts.truck import truck
from view import View

VIEW = View(
    cam=(-6, -60, 12.5),
    look=(1, 0, 13.5),
    lens=35,
    sun_rot=(57, 0, -40),
    haze={"start": 62.0, "end": 300.0},
)


def build():
    rnd = random.Random(3)
    ground("ballast")
    box((0, 260, -0.2), (900, 300, 0.5), mat("haze", 0.95), 0)
    tracks = (-23.5, -19.6, -9.6, -5.2, -0.8, 3.6, 8.6, 19.6, 23.6)  # pylons stand in the gaps
    for x in tracks:
        rails(x, -40, 120)
    for y in (22, 52, 84):
        catenary(-25, 26, y)
    train(8.6, -2, 4)
    train(-9.6, 34, 4)
    goods_train(-19.6, -9, ("teal", "butter", "coral", "tealLight", "cream", "teal"))
    for x, wide in ((-14.6, 6.2), (14.1, 7.2)):  # the pylons stand in grass
        box((x, 40, 0.0), (wide, 160, 0.1), mat("grass", 0.95), 0)
    rot = radians(10)
    # The stays leave the middle free, where the truck is.
    cable_bridge((0, 0, 8), rot, 190, ((-15, 19.0, -5.0, 8.0), (14.5, 15.0, 5.0, 6.6)))
    truck((-0.6, -2.3, 7.97), rot - math.pi / 2, 1.6)
    skyline(120, 0, -56)
    skyline(150, 0, -120, 9)
    skyline(150, 0, 20, 12)
    hillbrow_tower(-8, 104, 47)
    ponte(24, 104, 34)
    for x, y, w, h, m, style in (
        (-44, 62, 12, 20, "tower3", "grid"),
        (-31, 74, 10, 26, "tower", "bands"),
        (-54, 50, 11, 14, "plaster", "grid"),
        (38, 58, 12, 17, "plaster", "grid"),
        (50, 66, 12, 24, "tower3", "bands"),
        (58, 48, 12, 12, "brickPale", "grid"),
    ):
        office((x, y, 0), w, w, h, m, style, 0.06)
    for x, y, k in (
        (-27, -14, 1.25),
        (-33, -6, 1.4),
        (27.5, -12, 1.3),
        (33, -4, 1.4),
        (-29, 8, 1.4),
        (29, 12, 1.4),
        (-36, 20, 1.6),
        (38, 22, 1.6),
    ):
        jacaranda((x, y, 0), k, int(x + 40))
    for s in (-1, 1):  # grassy banks of the yard
        box((s * 46 + 0.5, 30, 0.0), (38, 150, 0.5), mat("grass", 0.95), 0.2)
    for i in range(70):
        s = rnd.choice((-1, 1))
        bush((s * rnd.uniform(27, 42), rnd.uniform(-24, 60), 0.2), rnd.uniform(0.5, 1.1), i)
    for i in range(120):  # weeds and blossom between the rails
        x = rnd.choice(tracks) + 2.2 + rnd.uniform(-0.4, 0.4)
        tuft(
            (x, rnd.uniform(-26, 50), 0.05),
            rnd.uniform(0.5, 0.9),
            i,
            rnd.choice(("straw", "willow2")),
        )
    for i in range(90):
        x = rnd.choice((-14.6, 14.1)) + rnd.uniform(-2.8, 2.8)
        at = (x, rnd.uniform(-28, 50), 0.05)
        tuft(at, rnd.uniform(0.6, 1.1), i, rnd.choice(("willow2", "willow", "straw")))
    clouds((-42, 190, 66, 2.2), (26, 220, 84, 1.8))
