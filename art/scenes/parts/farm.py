"""Windpumps, tanks and planting tunnels."""

import math

from mathutils import Vector

from parts.material import mat
from parts.shape import blob, box, cyl, group, limb, prism, shape


def windpump(loc, rot=0.0, h=9.0, size=1.0):
    """Highveld windpump: lattice tower, eighteen blades, tail vane."""
    g, iron, blade = group(loc, rot, size), mat("steelDark", 0.5), mat("steel", 0.4, 0.4)

    def leg(s, t, z):
        k = 1.25 - (1.25 - 0.22) * z / h
        return Vector((s * k, t * k, z))

    levels = [0, h * 0.28, h * 0.52, h * 0.73, h * 0.9, h]
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for i, (s, t) in enumerate(corners):
        s2, t2 = corners[(i + 1) % 4]
        limb(leg(s, t, 0), leg(s, t, h), 0.075, 0.06, iron, g)
        for a, b in zip(levels, levels[1:]):
            limb(leg(s, t, b), leg(s2, t2, b), 0.035, 0.035, iron, g)
            limb(leg(s, t, a), leg(s2, t2, b), 0.028, 0.028, iron, g)
            limb(leg(s2, t2, a), leg(s, t, b), 0.028, 0.028, iron, g)
    limb((0, 0, 0), (0, 0, h), 0.04, 0.04, iron, g)
    head = group((0, 0, h + 0.35), 0, 1, g)
    cyl((0, -0.35, 0), 0.2, 1.2, iron, "Y", 12, parent=head)
    for i in range(18):
        a = i * math.tau / 18
        c, s = math.cos(a), math.sin(a)
        pts = []
        for r, w, y in (
            (0.6, 0.09, -0.06),
            (0.6, -0.09, 0.06),
            (1.95, -0.29, 0.1),
            (1.95, 0.29, -0.1),
        ):
            pts.append((c * r - s * w, -0.95 + y, s * r + c * w))
        shape(pts, [(0, 1, 2, 3)], blade, parent=head)
    for r in (0.75, 1.62):
        ring = [
            (math.cos(i * math.tau / 36) * r, -0.95 - 0.07 * r, math.sin(i * math.tau / 36) * r)
            for i in range(37)
        ]
        for p, q in zip(ring, ring[1:]):
            limb(p, q, 0.03, 0.03, iron, head)
    for i in range(6):
        a = i * math.tau / 6
        limb((0, -0.92, 0), (math.cos(a) * 1.7, -0.92, math.sin(a) * 1.7), 0.03, 0.03, iron, head)
    limb((0, 0.2, 0), (0, 2.3, 0), 0.05, 0.04, iron, head)
    prism(
        [(1.3, -0.12), (2.9, -0.62), (2.9, 0.62), (1.3, 0.12)],
        0.05,
        mat("red", 0.6),
        (0, 0, 0),
        math.pi / 2,
        0,
        head,
    )


def windpump_with_dam(loc, size=1.0, rot=0.0):
    """Lattice tower, many-bladed wheel facing -Y, tail vane, and the round dam beside it."""
    g = group(loc, rot, size)
    st = mat("steel", 0.5, 0.4)
    foot, top, h = 1.15, 0.16, 8.2
    for sx in (-1, 1):
        for sy in (-1, 1):
            limb((sx * foot, sy * foot, 0), (sx * top, sy * top, h), 0.06, 0.05, st, g)
    for k in range(5):
        z0, z1 = h * k / 5.4, h * (k + 1) / 5.4
        r0, r1 = foot + (top - foot) * z0 / h, foot + (top - foot) * z1 / h
        for s in (-1, 1):
            limb((-r0, s * r0, z0), (r1, s * r1, z1), 0.028, 0.028, st, g)
            limb((r0, s * r0, z0), (-r1, s * r1, z1), 0.028, 0.028, st, g)
            limb((s * r0, -r0, z0), (s * r1, r1, z1), 0.028, 0.028, st, g)
            limb((-r1, s * r1, z1), (r1, s * r1, z1), 0.03, 0.03, st, g)
            limb((s * r1, -r1, z1), (s * r1, r1, z1), 0.03, 0.03, st, g)
    hub = group((0, -0.45, h + 0.35), 0, 1, g)
    limb((0, 0.2, 0), (0, 2.3, 0.05), 0.05, 0.04, st, hub)
    prism(
        [(-0.1, -0.35), (1.1, -0.55), (1.1, 0.55), (-0.1, 0.35)],
        0.04,
        mat("amber", 0.5),
        (0, 1.6, 0.05),
        math.pi / 2,
        0.01,
        hub,
    )
    cyl((0, 0, 0), 0.2, 0.3, st, "Y", 20, parent=hub)
    for i in range(16):
        a = i * math.tau / 16
        u = (math.cos(a), 0, math.sin(a))
        blade = box(u, (1.1, 0.03, 0.3), mat("white" if i % 2 else "chrome", 0.5), 0.01, parent=hub)
        blade.rotation_euler = (0, -a, 0)
    for r in (0.55, 1.42):
        ring = [
            (math.cos(i * math.tau / 32) * r, 0.03, math.sin(i * math.tau / 32) * r)
            for i in range(33)
        ]
        for p, q in zip(ring, ring[1:]):
            limb(p, q, 0.03, 0.03, st, hub)
    limb((0, 0, 0), (0, 0, h), 0.03, 0.03, st, g)
    cyl((-3.9, 1.8, 0.5), 1.9, 1.0, mat("tower3", 0.9), bevel=0.06, sides=40, parent=g)
    cyl((-3.9, 1.8, 1.0), 1.7, 0.04, mat("water", 0.1, 0.7), sides=40, parent=g)
    limb((0, 0, 1.2), (-2.4, 1.1, 1.2), 0.04, 0.04, st, g)


def reservoir(loc, r=2.6, h=1.5):
    x, y, z = loc
    cyl((x, y, z + h / 2), r, h, mat("steel", 0.6), sides=28)
    for k in (0.12, 0.5, 0.98):
        cyl((x, y, z + h * k), r + 0.05, 0.1, mat("steelDark", 0.6), sides=28)
    cyl((x, y, z + h - 0.02), r - 0.16, 0.12, mat("water", 0.08, 0.6), sides=28)


def water_tower(loc, h=9.0, size=1.0):
    """Steel tank on a braced stand."""
    g = group(loc, 0.3, size)
    for s in (-1, 1):
        for t in (-1, 1):
            limb((s * 1.5, t * 1.5, 0), (s * 1.1, t * 1.1, h), 0.12, 0.1, mat("steelDark"), g)
        limb((s * 1.5, -1.5, 0.5), (-s * 1.1, -1.1, h), 0.05, 0.05, mat("steelDark"), g)
    cyl((0, 0, h + 1.3), 2.0, 2.6, mat("steel", 0.5), sides=24, parent=g)
    cyl((0, 0, h + 2.95), 2.15, 0.7, mat("roof2", 0.7), sides=24, r2=0.2, parent=g)


def tunnel(loc, rot=0.0, w=5.0, ln=12.0, m="net"):
    """Nursery shade tunnel with hoops and an open end full of seedlings."""
    g = group(loc, rot)
    n = 14
    arc = [
        (math.cos(math.pi * i / n) * w / 2, 0.4 + math.sin(math.pi * i / n) * w * 0.48)
        for i in range(n + 1)
    ]
    arc = [(w / 2, 0)] + arc + [(-w / 2, 0)]
    inner = [(x * 0.96, z * 0.97) for x, z in arc][::-1]
    prism(arc + inner, ln, mat(m, 0.7), parent=g, bevel=0)
    for k in range(7):
        y = -ln / 2 + k * ln / 6
        hoop = [(x * 1.02, y, z * 1.02) for x, z in arc]
        for p, q in zip(hoop, hoop[1:]):
            limb(p, q, 0.05, 0.05, mat("white"), g)
    box((0, ln / 2 - 0.1, 1.2), (w * 0.9, 0.05, 2.2), mat("gum2"), 0, parent=g)
    for k in range(2, 14):
        for s in (-1, 1):
            tone = mat(("leaf", "willow2", "coral", "leafDeep", "lilac2")[(k * 2 + s) % 5], 0.8)
            blob((s * w * 0.24, -ln / 2 + k * 0.7, 0.8), 0.42, tone, k, 1, 0.3, 0.8, g)
    for s in (-1, 1):
        box((s * w * 0.24, 0, 0.5), (1.2, ln - 1.4, 0.1), mat("oakDark"), 0, parent=g)
