"""The old waterfront: pond with willows, mid-rise blocks, a tree-lined street."""

import math

from parts.boat import pedal_boat
from parts.car import taxi
from parts.city import office
from parts.garden_tree import willow
from parts.land import far_ridges, ground, pond
from parts.light import pane
from parts.material import mat
from parts.plant import flowers, tuft
from parts.road import along, road
from parts.shape import blob, box, limb, prism
from parts.sky import clouds
from parts.tree import jacaranda, leafy
from parts.truck import truck
from view import View

VIEW = View(cam=(-2.5, -30, 7.5), look=(-0.2, 6, 5.2), lens=32, sun_rot=(57, 0, -40))


def build():
    ground("lawn")
    line = road([(-60, 6), (-30, 5), (-12, 6), (-1, 11), (5, 24), (8, 48), (9, 100)], 3.8, 2.2)
    p, r = along(line, 52.5, 1.9)
    truck((p.x, p.y, 0), r + math.pi, 1.12)
    pond((2, -7.5, 0), 15, 5.2)
    box((-7, -3.4, 0.25), (2.4, 5.5, 0.2), mat("oak", 0.7), 0.04)
    for y in (-5.8, -3.6, -1.6):
        for x in (-8.1, -5.9):
            limb((x, y, -0.3), (x, y, 0.9), 0.09, 0.09, mat("oakDark"))
    pedal_boat((-3.4, -5.8, 0), 0.6, "amber")
    pedal_boat((3.6, -7.6, 0), -1.0, "lilac2")
    for x, y in ((7.2, -6.2), (8.3, -6.8), (6.4, -7.4), (-0.5, -9.6)):
        blob((x, y, 0.16), 0.26, mat("white"), 2, 2, 0.1, 0.7)
        blob((x - 0.2, y - 0.05, 0.42), 0.13, mat("white"), 2, 2, 0.0)
        blob((x - 0.34, y - 0.07, 0.4), 0.06, mat("amber"), 2, 1, 0.0)
    willow((-12.6, -4.6, 0), 1.35, 2)
    willow((13.8, -1.4, 0), 1.2, 5)
    willow((23, 4.0, 0), 1.2, 7)
    for d in (30, 38, 64, 72, 80, 90, 100, 112):
        for s in (-1, 1):
            if s < 0 or d > 60:
                q, _ = along(line, d, s * 5.6)
                leafy((q.x, q.y, 0), 1.25, int(d) + s)
    lots = [
        (-37, 25, 13, 10, 12, "tower3", "bands"),
        (-23, 24, 11, 10, 17, "plaster", "grid"),
        (-11, 29, 9, 9, 11, "brickPale", "grid"),
        (-7, 47, 10, 10, 20, "tower", "bands"),
        (19, 29, 11, 10, 10.5, "plaster2", "grid"),
        (33, 27, 11, 10, 15, "tower3", "grid"),
        (22, 47, 12, 12, 14, "white", "glass"),
        (46, 34, 10, 10, 11, "brickPale", "bands"),
        (-50, 34, 12, 12, 9, "plaster", "grid"),
        (-25, 52, 12, 12, 24, "white", "glass"),
        (-4, 76, 12, 12, 15, "tower3", "grid"),
        (25, 74, 12, 12, 20, "tower", "grid"),
        (44, 62, 14, 14, 13, "tower2", "bands"),
        (-42, 60, 14, 14, 17, "tower", "grid"),
    ]
    for x, y, w, d, h, m, style in lots:
        office((x, y, 0), w, d, h, m, style, floor=2.4)
        if y < 30:  # shops at street level
            f = y - d / 2
            for k in range(int(w / 3)):
                tone = ("amber", "lilac2", "teal", "red")[(k + int(x)) % 4]
                cx = x - w / 2 + 1.6 + k * (w - 3.2) / max(int(w / 3) - 1, 1)
                box((cx, f - 0.1, 1.25), (2.3, 0.3, 2.3), pane(homes=0.9), 0.02)
                prism(
                    [(-0.1, 0.2), (1.5, -0.45), (1.5, -0.6), (-0.1, -0.2)],
                    2.7,
                    mat(tone),
                    (cx, f, 2.9),
                    -math.pi / 2,
                    0.02,
                )
            box((x, f - 1.6, 0.02), (w + 1.5, 3.4, 0.12), mat("paving", 0.9), 0.02)
    p, r = along(line, 84, -1.9)
    taxi((p.x, p.y, 0), r)
    for i, (x, y) in enumerate(
        ((-30, 17), (-16.4, 17), (-30, 12), (13, 19), (26, 20), (20, 13), (29, 12), (38, 18))
    ):
        (leafy, leafy, jacaranda)[i % 3]((x, y, 0), 1.15, i + 4)
    for i in range(9):
        flowers(
            (-18 + i * 4.6 + (i % 3), 0.9 + (i % 2) * 0.5, 0),
            10,
            0.8,
            ("lilac2", "coral", "amber")[i % 3],
            i,
        )
    for i in range(70):  # reeds
        a = 0.4 + i * 0.34
        x, y = 2 + 15.6 * math.cos(a), -7.5 + 5.5 * math.sin(a)
        if abs(x + 7) > 2.2:
            tuft((x, y, 0), 0.7 + 0.4 * (i % 3), i, ("willow2", "leaf", "straw")[i % 3])
    far_ridges()
    clouds((-22, 190, 54, 1.7), (26, 210, 56, 2.2))
