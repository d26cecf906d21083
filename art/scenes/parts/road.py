"""Roads that follow a line, and straight streets."""

import math

from mathutils import Vector

from parts.material import mat
from parts.shape import box, shape, slab


def curve(points, steps=12):
    """Catmull-Rom line through the given points (2D or 3D)."""
    p = [Vector((*q, 0)[:3]) for q in points]
    p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(steps):
            t = i / steps
            out.append(
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t * t
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    return out + [p[-2]]


def ribbon(line, off0, off1, z, m, thick=0.0):
    """Strip between two sideways offsets of a line; thick adds side faces."""
    left, right = [], []
    for i, q in enumerate(line):
        d = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        n = Vector((d.y, -d.x, 0)).normalized()
        left.append(q + n * off0 + Vector((0, 0, z)))
        right.append(q + n * off1 + Vector((0, 0, z)))
    k, verts = len(line), [tuple(v) for v in left + right]
    faces = [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)]
    if thick:
        verts += [(x, y, h - thick) for x, y, h in verts]
        for i in range(k - 1):
            faces += [
                (i, i + 1, 2 * k + i + 1, 2 * k + i),
                (k + i, k + i + 1, 3 * k + i + 1, 3 * k + i),
            ]
        faces += [(0, k, 3 * k, 2 * k), (k - 1, 2 * k - 1, 4 * k - 1, 3 * k - 1)]
    return shape(verts, faces, m)


def dashes(line, m="cream", off=0.0, z=0.03, on=1.9, gap=2.4, w=0.15):
    """Broken lane marking along a line."""
    run, seg = 0.0, []
    for a, b in zip(line, line[1:]):
        n = max(int((b - a).length / 0.25), 1)
        for i in range(n):
            seg.append(a.lerp(b, i / n))
            run += (b - a).length / n
            if run >= on and len(seg) > 1:
                ribbon(seg, off - w / 2, off + w / 2, z, mat(m))
                seg, run = [], -gap
            elif run < 0:
                seg = []


def road(points, half=3.6, walk=1.9, marks=True, surface="road", steps=12, z=0.0, kerb=True):
    """Tarred road along a curve: kerbs, pavements and centre dashes. Returns the line."""
    line = curve(points, steps)
    ribbon(line, -half, half, z + 0.01, mat(surface, 0.9))
    if kerb:
        for s in (-1, 1):
            ribbon(line, s * half, s * (half + 0.28), z + 0.14, mat("kerb"), 0.3)
            if walk:
                ribbon(
                    line,
                    s * (half + 0.28),
                    s * (half + 0.28 + walk),
                    z + 0.1,
                    mat("paving", 0.9),
                    0.3,
                )
    if marks:
        dashes(line, z=z + 0.025)
    return line


def guardrail(line, off, step=2.0, h=0.62, m="steel"):
    """Steel rail on posts beside a line."""
    total = sum((b - a).length for a, b in zip(line, line[1:]))
    points = [along(line, k * step, off)[0] for k in range(int(total / step) + 1)]
    for p in points:
        box((p.x, p.y, p.z + h / 2 - 0.1), (0.12, 0.12, h + 0.2), mat("steelDark"), 0)
    for a, b in zip(points, points[1:]):
        up, d = Vector((0, 0, h)), b - a
        rail = box((a + b) / 2 + up, (d.length + 0.04, 0.07, 0.28), mat(m, 0.4, 0.4), 0.02)
        rail.rotation_euler = (0, -math.asin(d.z / d.length), math.atan2(d.y, d.x))


def along(line, dist, off=0.0):
    """Point and heading at a distance along a line, shifted sideways."""
    for a, b in zip(line, line[1:]):
        step = (b - a).length
        if dist <= step:
            d = (b - a).normalized()
            p = a + d * dist + Vector((d.y, -d.x, 0)) * off
            return p, math.atan2(d.x, -d.y)
        dist -= step
    return along(line[-2:], (line[-1] - line[-2]).length, off)


def street(half=3.6, y0=-14, y1=70):
    mid, ln = (y0 + y1) / 2, y1 - y0
    box((0, mid, -0.26), (400, ln + 300, 0.4), mat("grass", 0.95), 0)
    box((0, mid, -0.05), (half * 2, ln, 0.06), mat("road", 0.9), 0)
    for y in range(int(y0), int(y1), 4):
        box((0, y, -0.012), (0.14, 1.9, 0.012), mat("cream"), 0)
    for s in (-1, 1):
        box((s * (half + 0.14), mid, 0.02), (0.28, ln, 0.2), mat("kerb"), 0.04)
        box((s * (half + 1.2), mid, 0.0), (1.9, ln, 0.16), mat("paving", 0.9), 0.02)


def round_block(x, y, w, d, r, z0, h, m, corner):
    """City block from its street corner (x, y), rounded by r; w and d may be negative."""
    sx, sy = (1 if w > 0 else -1), (1 if d > 0 else -1)
    arc = [
        (x + sx * (r - r * math.sin(t)), y + sy * (r - r * math.cos(t)))
        for t in (i * math.pi / 2 / 10 for i in range(11))
    ]
    pts = [(x + w, y)] + arc + [(x, y + d), (x + w, y + d)]
    if (sx > 0) != (sy > 0):
        pts = pts[::-1]
    slab(pts, h, mat(m, 0.9), (0, 0, z0), 0, 0.03 if corner else 0)
