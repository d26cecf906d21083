"""Fences, garden walls and gateposts."""

import math
import random

from mathutils import Vector

from parts import light
from parts.material import mat
from parts.roof import hip
from parts.shape import box, limb


def fence(a, b, h=1.35, rails=3, m="white", step=2.6):
    """Post and rail fence between two points."""
    a, b = Vector((*a, 0)[:3]), Vector((*b, 0)[:3])
    n = max(round((b - a).length / step), 1)
    d = (b - a) / n
    turn = math.atan2(d.y, d.x)
    for i in range(n + 1):
        p = a + d * i
        box((p.x, p.y, p.z + h / 2), (0.16, 0.16, h + 0.1), mat(m, 0.7), 0.03, turn)
    for i in range(n):
        p, q = a + d * i, a + d * (i + 1)
        for k in range(rails):
            z = h * (k + 0.8) / rails
            c = (p + q) / 2
            ob = box((c.x, c.y, c.z + z), (d.length, 0.07, 0.15), mat(m, 0.7), 0.02, turn)
            ob.rotation_euler = (0, -math.asin(max(-1, min(1, d.z / d.length))), turn)


def wire_fence(a, b, h=1.2, step=3.0):
    """Farm fence: gum poles and wires."""
    a, b = Vector((*a, 0)[:3]), Vector((*b, 0)[:3])
    n = max(round((b - a).length / step), 1)
    for i in range(n + 1):
        p = a.lerp(b, i / n)
        limb(p, p + Vector((0, 0, h + 0.1)), 0.08, 0.07, mat("bark"))
    for z in (0.35, 0.75, 1.12):
        limb(a + Vector((0, 0, z)), b + Vector((0, 0, z)), 0.018, 0.018, mat("steelDark"))


def roadside_fence(x, y0, y1, step=5.0, h=1.15, wires=4):
    """Farm fence along Y: droppers and wires."""
    n = int((y1 - y0) / step)
    for i in range(n + 1):
        box((x, y0 + i * step, h / 2), (0.1, 0.1, h), mat("bark"), 0.02)
    for k in range(wires):
        z = h * (k + 1) / (wires + 0.4)
        limb((x, y0, z), (x, y0 + n * step, z), 0.012, 0.012, mat("steel"))


def palisade(x0, x1, y, h=1.7, m="tealDeep"):
    """Steel palisade along X."""
    n = int((x1 - x0) / 0.22)
    for i in range(n + 1):
        box((x0 + (x1 - x0) * i / n, y, h / 2 + 0.06), (0.07, 0.03, h), mat(m, 0.5), 0.01)
    for z in (0.35, h - 0.25):
        box(((x0 + x1) / 2, y + 0.03, z), (x1 - x0, 0.04, 0.07), mat(m, 0.5), 0.01)


def garden_wall(x, y0, y1, h=1.1, gap=None):
    """Low plastered wall along Y with piers; gap=(a, b) leaves a gateway."""
    runs = [(y0, y1)] if not gap else [(y0, gap[0]), (gap[1], y1)]
    for a, b in runs:
        box((x, (a + b) / 2, h / 2), (0.25, b - a, h), mat("wall", 0.85), 0.04)
        box((x, (a + b) / 2, h + 0.04), (0.36, b - a, 0.1), mat("roof2"), 0.03)
        for y in (a, b):
            box((x, y, h * 0.6), (0.45, 0.45, h * 1.2), mat("wall", 0.85), 0.04)


def gate_pier(loc, h=2.6, w=1.1, lamp=True):
    """Gatepost of stacked fieldstone."""
    rnd = random.Random(int(loc[0] * 10))
    x, y, z = loc
    rows = int(h / 0.42)
    for i in range(rows):
        shift = rnd.uniform(-0.1, 0.1)
        for k in (-1, 1):
            tone = mat(rnd.choice(("stone", "stone2", "rock3")), 0.9)
            lw = w / 2 - k * shift
            cx = x + k * w / 4 + shift / 2
            box((cx, y, z + 0.21 + i * 0.42), (lw, w + rnd.uniform(-0.05, 0.05), 0.41), tone, 0.06)
    box((x, y, z + rows * 0.42 + 0.08), (w + 0.26, w + 0.26, 0.18), mat("plaster"), 0.04)
    if lamp:
        box((x, y, z + rows * 0.42 + 0.36), (0.3, 0.3, 0.4), mat("lamp", 0.3, 0.3, 0.5), 0.03)
        light.lamp((x, y - 0.3, z + rows * 0.42 + 0.5), 60)
        hip(0.3, 0.3, 0.2, mat("tyre"), (x, y, z + rows * 0.42 + 0.58), 0.08, 0.03)
