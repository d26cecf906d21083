"""Furniture and household things."""

import math

from parts.material import mat
from parts.shape import ball, box, cyl, group, limb, prism, slab, tilt


def sofa(loc, rot=0.0, parent=None):
    g, m = group(loc, rot, 1, parent), mat("teal", 0.8)
    box((0, 0, 0.28), (2.1, 0.85, 0.3), m, 0.1, parent=g)
    box((0, 0.34, 0.6), (2.1, 0.26, 0.75), m, 0.12, parent=g)
    for s in (-1, 1):
        box((s * 0.98, 0, 0.45), (0.26, 0.88, 0.55), m, 0.11, parent=g)
        box((s * 0.43, -0.08, 0.48), (0.84, 0.66, 0.2), mat("tealLight", 0.8), 0.08, parent=g)
        for y in (-0.3, 0.3):
            cyl((s * 0.9, y, 0.06), 0.05, 0.16, mat("bark"), parent=g)


def wardrobe(loc, rot=0.0, parent=None):
    """Two-door wardrobe, front towards -Y, standing on loc."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0.93), (1.2, 0.6, 1.66), mat("oak", 0.6), 0.03, parent=g)
    box((0, 0, 1.8), (1.32, 0.7, 0.1), mat("oakDark", 0.6), 0.03, parent=g)
    box((0, 0, 0.09), (1.26, 0.64, 0.1), mat("oakDark", 0.6), 0.03, parent=g)
    for s in (-1, 1):
        box((s * 0.29, -0.3, 1.15), (0.54, 0.04, 1.1), mat("oak", 0.6), 0.015, parent=g)
        box((s * 0.29, -0.32, 1.15), (0.38, 0.03, 0.9), mat("card", 0.6), 0.015, parent=g)
        box((s * 0.29, -0.3, 0.37), (0.54, 0.04, 0.36), mat("oak", 0.6), 0.015, parent=g)
        ball((s * 0.07, -0.34, 1.12), 0.03, mat("chrome", 0.3, 0.5), parent=g)
        ball((s * 0.29, -0.34, 0.37), 0.03, mat("chrome", 0.3, 0.5), parent=g)
        for y in (-0.24, 0.24):
            box((s * 0.52, y, 0.02), (0.1, 0.1, 0.06), mat("oakDark"), 0.01, parent=g)


def monitor(loc, rot=0.0, parent=None, on=True):
    """Desk screen facing -Y, standing on loc."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0.38), (0.74, 0.05, 0.44), mat("tyre", 0.4), 0.02, parent=g)
    box(
        (0, -0.025, 0.385),
        (0.69, 0.012, 0.38),
        mat("sky" if on else "screen", 0.2, 0.5),
        0,
        parent=g,
    )
    if on:
        box((-0.12, -0.034, 0.42), (0.3, 0.006, 0.05), mat("white"), 0, parent=g)
        box((-0.17, -0.034, 0.33), (0.2, 0.006, 0.05), mat("amber"), 0, parent=g)
    box((0, 0.04, 0.1), (0.06, 0.04, 0.22), mat("steel"), 0.01, parent=g)
    box((0, 0.02, 0.01), (0.3, 0.2, 0.02), mat("steel"), 0.008, parent=g)


def desk(loc, rot=0.0, screen=True, parent=None):
    """Office desk, the user sits at -Y, the screen is turned towards the user."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0.74), (1.6, 0.8, 0.05), mat("oak", 0.5), 0.015, parent=g)
    for s in (-1, 1):
        for y in (-0.34, 0.34):
            box((s * 0.74, y, 0.36), (0.05, 0.05, 0.72), mat("steel"), 0.01, parent=g)
    box((0.52, 0.02, 0.5), (0.4, 0.6, 0.42), mat("white", 0.6), 0.02, parent=g)
    if screen:
        monitor((0, 0.14, 0.765), 0, g)
        box((0, -0.2, 0.78), (0.5, 0.16, 0.02), mat("white"), 0.006, parent=g)


def office_chair(loc, rot=0.0, m="teal", parent=None):
    """Swivel chair, whoever sits in it faces -Y."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0.5), (0.52, 0.5, 0.1), mat(m, 0.8), 0.045, parent=g)
    box((0, 0.26, 0.86), (0.48, 0.09, 0.56), mat(m, 0.8), 0.045, parent=g)
    cyl((0, 0, 0.27), 0.03, 0.4, mat("steel"), parent=g)
    for i in range(5):
        a = i * math.tau / 5
        limb((0, 0, 0.1), (math.cos(a) * 0.3, math.sin(a) * 0.3, 0.07), 0.03, 0.02, mat("tyre"), g)
        ball((math.cos(a) * 0.3, math.sin(a) * 0.3, 0.04), 0.04, mat("tyre"), parent=g)
    return g


def television(loc, w=1.7, rot=0.0, parent=None):
    """Flat screen facing -Y, centred on loc."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0), (w, 0.06, w * 0.57), mat("black", 0.4), 0.02, parent=g)
    box((0, -0.032, 0), (w - 0.05, 0.01, w * 0.57 - 0.05), mat("screen", 0.12, 0.6), 0, parent=g)
    return g


def mug(loc, rot=0.0, m="teal", parent=None):
    """Mug with its handle towards +X, standing on loc."""
    g, glaze = group(loc, rot, 1, parent), mat(m, 0.3, 0.5)
    cyl((0, 0, 0.075), 0.06, 0.15, glaze, sides=20, r2=0.07, bevel=0.008, parent=g)
    cyl((0, 0, 0.146), 0.058, 0.012, mat("oakDark", 0.3), sides=20, parent=g)
    bow = [(math.cos(a), math.sin(a)) for a in (math.pi * (k / 6 - 0.5) for k in range(7))]
    for (x0, z0), (x1, z1) in zip(bow, bow[1:]):
        ends = ((0.055 + x * 0.055, 0, 0.08 + z * 0.045) for x, z in ((x0, z0), (x1, z1)))
        limb(*ends, 0.013, 0.013, glaze, g)


def wall_clock(loc, hour, minute=0, size=1.0):
    """Round clock on a wall that faces -Y, some 0.9 across."""
    g = group(loc, 0, size)
    cyl((0, 0, 0), 0.45, 0.1, mat("teal", 0.5), "Y", 48, bevel=0.02, parent=g)
    cyl((0, -0.04, 0), 0.39, 0.06, mat("white", 0.6), "Y", 48, parent=g)
    for k in range(12):
        a, long = k * math.tau / 12, 0.09 if k % 3 == 0 else 0.05
        mark = box(
            (math.sin(a) * 0.33, -0.075, math.cos(a) * 0.33),
            (0.028, 0.012, long),
            mat("tyre"),
            0,
            parent=g,
        )
        tilt(mark, 0, a)
    hands = ((hour % 12 + minute / 60) / 12, 0.2, 0.022), (minute / 60, 0.3, 0.016)
    for turn, reach, thick in hands:
        a = turn * math.tau
        tip = (math.sin(a) * reach, -0.09, math.cos(a) * reach)
        limb((0, -0.09, 0), tip, thick, thick * 0.7, mat("tyre"), g)
    cyl((0, -0.09, 0), 0.035, 0.04, mat("amber", 0.4), "Y", 16, parent=g)


def step_ladder(loc, rot=0.0, steps=4, rise=0.27, parent=None):
    """Open step ladder that one climbs towards -Y; its lowest step is towards +Y."""
    g = group(loc, rot, 1, parent)
    alu, top = mat("chrome", 0.3, 0.5), steps * rise
    for s in (-1, 1):
        limb((s * 0.3, top * 0.42, 0), (s * 0.22, 0, top), 0.035, 0.035, alu, g, 12)
        limb((s * 0.3, -top * 0.42, 0), (s * 0.22, -0.06, top), 0.028, 0.028, alu, g, 12)
        for y in (top * 0.42, -top * 0.42):
            box((s * 0.3, y, 0.03), (0.1, 0.1, 0.06), mat("tyre"), 0.015, parent=g)
        limb(
            (s * 0.27, top * 0.2, top * 0.5),
            (s * 0.27, -top * 0.21, top * 0.5),
            0.012,
            0.012,
            mat("steelDark"),
            g,
        )
    for k in range(1, steps):
        y = top * 0.42 * (1 - k / steps)
        box((0, y, k * rise - 0.02), (0.56, 0.16, 0.05), alu, 0.012, parent=g)
    box((0, -0.03, top), (0.6, 0.34, 0.07), mat("amber", 0.5), 0.02, parent=g)
    return g


def cushion(loc, m, rot=0.0):
    tilt(box(loc, (0.46, 0.18, 0.42), mat(m, 0.9), 0.08), -0.2, 0, rot)


def telephone(loc, rot=0.0, parent=None):
    """Push-button desk telephone facing -Y."""
    g, m = group(loc, rot, 1, parent), mat("red", 0.35, 0.5)
    prism([(-0.16, 0), (0.16, 0), (0.12, 0.13), (-0.12, 0.13)], 0.26, m, (0, 0, 0), 0, 0.02, g)
    for i in range(9):
        at = (-0.06 + i % 3 * 0.06, -0.135, 0.03 + i // 3 * 0.035)
        box(at, (0.035, 0.02, 0.022), mat("cream"), 0.004, parent=g)
    for s in (-1, 1):
        ball((s * 0.17, 0, 0.17), 0.065, m, (1, 1, 0.8), g)
    limb((-0.17, 0, 0.2), (0.17, 0, 0.2), 0.04, 0.04, m, g, 16)


def piano(loc, rot=0.0, parent=None):
    """Grand piano, keyboard towards -Y, straight side on the left, lid closed, standing on loc."""
    g, ebony = group(loc, rot, 1, parent), mat("black", 0.12, 0.6)
    rim = [(-0.76, 0), (0.76, 0), (0.76, 0.5)]
    for i in range(1, 9):  # the bent side, an S curve to the tail
        t = i / 8
        rim.append((0.76 - 1.02 * (3 * t * t - 2 * t**3) * 0.75 - 0.1 * t, 0.5 + 1.1 * t))
    rim += [(-0.2, 1.78), (-0.4, 1.87), (-0.6, 1.86), (-0.72, 1.76), (-0.76, 1.6)]
    slab(rim, 0.34, ebony, (0, 0, 0.62), 0, 0.02, g)
    lid = [(x * 1.025, y * 1.015 - 0.01) for x, y in rim]
    slab(lid, 0.045, ebony, (0, 0, 0.965), 0, 0.012, g)
    box((0, -0.16, 0.66), (1.52, 0.34, 0.1), ebony, 0.02, parent=g)  # key bed
    for s in (-1, 1):
        box((s * 0.71, -0.15, 0.78), (0.1, 0.34, 0.2), ebony, 0.03, parent=g)
    for i in range(26):
        box(
            (-0.625 + i * 0.05, -0.17, 0.735),
            (0.046, 0.27, 0.06),
            mat("white", 0.3, 0.5),
            0.006,
            parent=g,
        )
        if i % 7 not in (2, 6) and i < 25:
            box((-0.6 + i * 0.05, -0.1, 0.775), (0.026, 0.15, 0.03), ebony, 0.006, parent=g)
    box((0, 0.01, 0.86), (1.32, 0.03, 0.2), ebony, 0.01, parent=g)  # fall board
    for x, y in ((-0.6, 0.1), (0.6, 0.1), (-0.42, 1.55)):
        cyl((x, y, 0.32), 0.06, 0.64, ebony, r2=0.1, parent=g, sides=20)
        cyl((x, y, 0.04), 0.07, 0.08, mat("line", 0.3, 0.5), parent=g, sides=20)
    box((0, 0.16, 0.42), (0.07, 0.05, 0.4), ebony, 0.01, parent=g)  # pedal lyre
    box((0, 0.12, 0.24), (0.34, 0.16, 0.06), ebony, 0.015, parent=g)


def mattress(loc, rot=0.0, parent=None):
    """Double mattress on its long edge, its quilted side towards -Y, centred on loc."""
    g = group(loc, rot, 1, parent)
    box((0, 0, 0), (2.0, 0.3, 1.36), mat("room", 0.9, 0.1), 0.11, parent=g)
    for y in (-0.13, 0.13):
        for z in (-0.66, 0.66):
            limb((-0.94, y, z), (0.94, y, z), 0.028, 0.028, mat("lilac2", 0.8), g)
        for x in (-0.98, 0.98):
            limb((x, y, -0.6), (x, y, 0.6), 0.028, 0.028, mat("lilac2", 0.8), g)
    for i in range(5):
        for z in (-0.36, 0, 0.36):
            at = (-0.72 + i * 0.36, -0.15, z)
            ball(at, 0.035, mat("lilac3", 0.8), (1, 0.5, 1), g)
    return g
