"""A new estate from inside: gate, first villa, a shell in scaffolding, sand, young trees."""

import math
from math import radians

from parts.building_site import brick_stack, building_shell, scaffold
from parts.crew import sofa_team
from parts.estate import gatehouse
from parts.estate_house import villa
from parts.garden_tree import sapling
from parts.land import far_ridges, ground, sand_heap
from parts.material import mat
from parts.plant import flowers, veld
from parts.road import along, road
from parts.shape import box, limb
from parts.sky import clouds
from parts.street_furniture import lamp_post
from parts.tree import woods
from parts.truck import truck
from view import View

VIEW = View(cam=(-0.6, -24, 8.2), look=(0.9, 8, 3.2), lens=31, sun_rot=(57, 0, -40))


def build():
    ground("dirtPale")
    line = road([(12, -46), (6, -20), (1.5, -4), (-1, 10), (-1, 24), (-1, 34), (-1, 90)], 3.6, 1.5)
    p, r = along(line, 45.5, 1.7)
    truck((p.x, p.y, 0), r + math.pi, 1.12)
    gatehouse((-1, 29, 0), 0.0, (0.05, 1.1), "plaster", 3.9)
    for s in (-1, 1):  # estate wall away from the gate
        box((s * 31 - 1, 30, 1.1), (32, 0.5, 2.2), mat("plaster", 0.85), 0.04)
        box((s * 31 - 1, 30, 2.26), (32, 0.75, 0.16), mat("roof2"), 0.03)
        for k in range(5):
            box((s * (17 + k * 7.5) - 1, 30, 1.35), (0.8, 0.8, 2.7), mat("stone", 0.9), 0.05)
    box((18, 9, 0.0), (20, 17, 0.1), mat("lawn", 0.95), 0.0, -0.75)
    villa((16.6, 11.5, 0), -0.62, "plaster", "roof3", 0.95, 1)
    box((8.6, 5.6, 0.03), (9.5, 4.6, 0.1), mat("paving", 0.9), 0.02, 0.5)
    villa((27, 22, 0), -0.7, "wall3", "roof2", 0.85, 2)
    villa((-27, 20, 0), 0.7, "peach", "roof", 0.85, 0)
    building_shell((-13.2, 11, 0), 0.85, 1.1)
    scaffold(10.2, 6.6, (-13.2 + math.sin(0.85) * 4.9, 11 - math.cos(0.85) * 4.9, 0), 0.85)
    for x, y, k, m in (
        (-8.6, -3.0, 1.9, "sand"),
        (-11.8, -1.6, 1.5, "stone"),
        (-15.8, -3.6, 1.4, "dirt"),
        (30, 2, 1.8, "sand"),
    ):
        sand_heap((x, y, 0), k, m)
    for x, y, a in ((-6.2, 1.2, 0.3), (-13.8, -7.0, 0.1), (-9.2, -7.6, -0.2)):
        brick_stack((x, y, 0), a)
    for i in range(7):  # planks
        box(
            (-17.6 + 0.12 * i, -8.4 + 0.3 * i, 0.1 + 0.05 * (i % 2)),
            (4.2, 0.26, 0.08),
            mat("oak", 0.8),
            0.01,
            0.2 + 0.03 * i,
        )
    for x, y in ((-5.4, -6.2), (-5.0, -1.0), (-10.6, -10)):  # plot pegs with tape colours
        limb((x, y, 0), (x, y, 0.9), 0.05, 0.05, mat("white"))
        box((x, y, 0.85), (0.16, 0.16, 0.2), mat("amber"), 0)
    for d in range(20, 82, 6):
        for s in (-1, 1):
            if not (s > 0 and 40 < d < 60) and not (s < 0 and d < 40):
                q, _ = along(line, d, s * 5.9)
                sapling((q.x, q.y, 0), d + s, 1.12)
    for i in range(9):
        flowers(
            (12.0 + i * 0.62, -1.6 + i * 0.35, 0), 9, 0.55, ("lilac2", "coral", "amber")[i % 3], i
        )
    lamp_post((-5.9, 17, 0), 0.0)
    sofa_team((9.4, 1.2, 0.06), radians(14))
    veld(120, (-40, 44), (38, 70), 3, (0.7, 1.2))
    veld(60, (-30, -18), (-8, 24), 5, (0.5, 0.9))
    woods(80, (-80, 90), (60, 120), 5, (1.4, 2.6), ("leafDeep", "gum2", "leaf"))
    far_ridges(250, spec=((-120, 80, 11), (30, 110, 13), (150, 70, 10)))
    clouds((-52, 190, 32, 2.2), (22, 220, 37, 1.8))
