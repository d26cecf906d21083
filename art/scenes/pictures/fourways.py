"""Wide intersection: estate gatehouse, mall, office blocks and a palm avenue."""

import math
from math import radians

from parts.car import car, taxi
from parts.city import mall, office
from parts.estate import gatehouse
from parts.estate_house import villa
from parts.garden_tree import palm
from parts.land import far_ridges, ground
from parts.material import mat
from parts.plant import flowers
from parts.road import curve, ribbon, round_block
from parts.shape import box
from parts.sky import clouds
from parts.street_furniture import robot
from parts.tree import jacaranda, leafy
from parts.truck import truck
from view import View

VIEW = View(cam=(-3, -35, 12.5), look=(-0.5, 10, 5.6), lens=32, sun_rot=(57, 0, 34))


def build():
    ground("lawn")
    for pts in ([(-140, 0), (0, 0), (140, 0)], [(0, -60), (0, 0), (0, 160)]):
        line = curve(pts, 2)
        ribbon(line, -7.6, 7.6, 0.01 if pts[0][0] else 0.014, mat("road", 0.9))
    box((0, 0, 0.008), (24, 24, 0.02), mat("road", 0.9), 0)  # out to the round kerbs
    for s in (-1, 1):
        for t in (-1, 1):
            for inset, r, top, tone in (
                (0.0, 3.4, 0.11, "kerb"),
                (0.3, 3.1, 0.13, "paving"),
                (2.5, 1.2, 0.17, "lawn"),
            ):
                k = 7.6 + inset
                round_block(s * k, t * k, s * 130, t * 130, r, 0.0, top, tone, inset == 0)
        box((s * (12 + 50), 0, 0.08), (100, 1.6, 0.24), mat("lawn2", 0.95), 0.05)
        box((0, s * (12 + 50), 0.08), (1.6, 100, 0.24), mat("lawn2", 0.95), 0.05)
        box((s * 9.6, -s * 3.8, 0.03), (0.5, 6.0, 0.012), mat("cream"), 0)
        box((s * 3.8, s * 9.6, 0.03), (6.0, 0.5, 0.012), mat("cream"), 0)
        for k in range(12):
            box((s * (13 + k * 4), 4.2, 0.025), (1.9, 0.16, 0.012), mat("cream"), 0)
            box((s * (13 + k * 4), -4.2, 0.025), (1.9, 0.16, 0.012), mat("cream"), 0)
            for t in (-1, 1):
                box((t * 4.2, s * (13 + k * 4), 0.025), (0.16, 1.9, 0.012), mat("cream"), 0)
    for i in range(9):
        palm((0, 15 + i * 7.5, 0.1), 1.25, i)
        if i not in (1,):
            palm(((-1) ** i * (17 + i // 2 * 9), 0, 0.1), 1.1, i + 4)
    for x, y, a in ((9.4, 9.4, 0), (-9.4, 9.4, 0.0), (12.5, -9.2, 2.2)):
        robot((x, y, 0.1), a)
    truck((2.6, -3.4, 0), radians(-42), 1.35)
    taxi((-16.5, 4.3, 0), math.pi / 2, 1.15)
    car((-27, 3.0, 0), math.pi / 2, "carRed", 1.1)
    car((22, -4.3, 0), -math.pi / 2, "carBlue", 1.1)
    car((4.4, 31, 0), 0, "white", 1.1)
    box((-20, 22, 0.12), (11, 28.6, 0.14), mat("road", 0.9), 0)
    gatehouse((-20, 21.5, 0.15), 0.0, (1.1, 0.05), "plaster", 3.8)
    for i, (x, y) in enumerate(((-31, 38), (-19, 40), (-43, 36))):
        villa(
            (x, y, 0), 0.1, ("plaster", "peach", "wall3")[i], ("roof3", "roof2", "roof")[i], 0.9, i
        )
    mall((25.4, 30, 0.1), -0.03, 0.74)
    box((31, 16.4, 0.12), (42, 11.6, 0.14), mat("paving", 0.9), 0)
    for x, y, w, h, m, style in (
        (-15, 66, 12, 23, "white", "glass"),
        (-30, 74, 13, 19, "plaster", "bands"),
        (14, 62, 11, 22, "plaster2", "grid"),
        (27, 70, 13, 26, "white", "glass"),
        (44, 74, 14, 20, "tower3", "grid"),
        (-48, 80, 14, 15, "tower3", "grid"),
    ):
        office((x, y, 0), w, w, h, m, style)
    for i, (x, y) in enumerate(
        ((-10.6, 27), (-11.2, 36), (-33.5, 16), (-37, 18), (12, 13), (13, 24), (-40, 13), (48, 14))
    ):
        (leafy, jacaranda)[i % 2]((x, y, 0), 1.1, i + 2)
    for i in range(8):
        flowers(
            (-11.6 - i * 1.3, -11.4 + 0.1 * i, 0.15), 9, 0.6, ("coral", "amber", "lilac2")[i % 3], i
        )
        flowers((12.4 + i * 1.3, -11.4, 0.15), 9, 0.6, ("lilac2", "amber", "coral")[i % 3], i)
    for i in range(12):
        flowers((11.6 + i * 1.2, 11.4, 0.15), 9, 0.6, ("lilac2", "coral", "amber")[i % 3], i)
    for i in range(6):
        flowers((-10.9 - i * 0.55, 11.3, 0.15), 9, 0.5, ("coral", "lilac3", "amber")[i % 3], i + 5)
    far_ridges(250, spec=((-120, 80, 10), (30, 110, 12), (150, 70, 9)))
    clouds((-60, 190, 35, 2.0), (0, 220, 43, 1.7))
