"""A pool table is taken apart: two movers lift a slate off the frame, a third has the balls."""

from math import pi, radians

from parts.crew import mover
from parts.material import mat
from parts.plant import plant
from parts.pool_table import HIGH, SLATE, ball_tray, bare_frame, cue_rack, lamp_bar, rail, slate
from parts.room import boards, curtain, wall_with_windows, window_frame
from parts.shape import box, group, limb
from parts.sky import outside
from parts.tree import jacaranda
from view import ROOM, View

VIEW = View(
    **ROOM | {"areas": (((-5, -6, 5.5), (0, 1, 1), 3, 420, (1, 0.9, 0.76)),)},
    width=1200,
    cam=(0.3, -6.4, 2.85),
    look=(0.0, 1.0, 1.26),
    lens=34,
)
TURN = radians(152)


def build():
    boards(-6.6, 6.6, -5, 3.6)
    wall_with_windows(-6.6, 6.6, 3.6, 8, [(-4.1, -1.7, 0.7, 3.3), (1.9, 4.3, 0.7, 3.3)], "wall3")
    for x in (-2.9, 3.1):
        window_frame(x - 1.2, x + 1.2, 0.7, 3.3, 3.7, 2, 2)
        for s in (-1, 1):
            curtain(x + s * 1.42, 0.1, 3.65, 3.46, 0.5, "rose")
        limb(
            (x - 1.8, 3.42, 3.7), (x + 1.8, 3.42, 3.7), 0.03, 0.03, mat("line", 0.4, 0.4), sides=12
        )
    box((6.4, 0, 4), (0.2, 10, 8), mat("room2", 0.9), 0)
    box((-6.5, 0, 4), (0.2, 10, 8), mat("room2", 0.9), 0)
    box((0, 3.57, 0.12), (13, 0.07, 0.24), mat("white", 0.6), 0.01)
    cue_rack((0.42, 3.6, 0.95))
    table()
    taken_off()
    plant((4.3, 2.6, 0.02), 1.3, "white", 3)
    outside()
    box((0, 40, -0.6), (200, 60, 0.4), mat("grass"), 0)
    for x, y, k, i in ((-4.8, 12, 1.2, 3), (5.6, 12.5, 1.2, 5)):
        jacaranda((x, y, -0.5), k, i, fine=True)


def table():
    """The farthest slate is in the air, a mover at each end of it."""
    bare_frame((0.1, 0.15, 0.02), TURN)
    lamp_bar((0.3, 0.6, 2.85), TURN - pi / 2)
    g = group((0.1, 0.15, 0.02), TURN)
    y = -SLATE[1] - 0.06
    stone = group((0, y, HIGH + 0.36), 0, 1, g)
    stone.rotation_euler = (-0.2, 0.05, 0)
    slate((0, 0, 0), 0, stone)
    for s, skin, woman in ((-1, "skin", False), (1, "skin3", True)):
        mover(
            (s * 1.4, y, 0),
            -s * pi / 2,
            skin,
            False,
            0.16,
            left=(0.26, -0.5, 1.1 - s * 0.02),
            right=(-0.26, -0.5, 1.1 - s * 0.02),
            woman=woman,
            hair="tail" if woman else "short",
            bend=0.12,
            look=(-s * 0.45, 0.05),
            parent=g,
        )


def taken_off():
    """The balls in their tray, and the rails on a blanket."""
    at, rot = (-2.3, 0.35, 0.02), radians(28)
    g = mover(
        at,
        rot,
        "skin2",
        False,
        0.08,
        left=(0.31, -0.4, 1.04),
        right=(-0.31, -0.4, 1.04),
        look=(0.12, 0.06),
    )
    tray = group((0, -0.46, 1.1), 0, 1, g)
    tray.rotation_euler = (0.3, 0, 0)
    ball_tray((0, 0, 0), 0, tray)
    box((2.35, -0.75, 0.05), (1.7, 0.95, 0.05), mat("blanket", 0.9), 0.02, radians(14))
    for k, (x, y) in enumerate(((2.3, -0.95), (2.4, -0.58))):
        rail((x, y, 0.14), radians(14), 1.25)
        if k:
            rail((2.36, -0.76, 0.26), radians(8), 1.25)
