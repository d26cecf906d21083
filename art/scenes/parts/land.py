"""Ground, hills, rocks and water."""

import math
import random

from parts.material import mat
from parts.road import curve
from parts.shape import add, blob, box, limb, mesh_of, shape


def ground(m="veld", size=700):
    box((0, 120, -0.3), (size, size, 0.4), mat(m, 0.95), 0)


def grassland():
    box((0, 90, -0.24), (700, 460, 0.4), mat("grass", 0.95), 0)


def terrain(height, x0, x1, y0, y1, nx, ny, m):
    """Faceted height field."""
    verts = [
        (x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny)
        for j in range(ny + 1)
        for i in range(nx + 1)
    ]
    faces = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny)
        for i in range(nx)
    ]
    return shape([(x, y, height(x, y)) for x, y in verts], faces, m)


def far_ridges(y=230, m="tower2", spec=((-110, 60, 9), (-30, 80, 13), (70, 70, 10), (150, 60, 14))):
    for i, (x, w, h) in enumerate(spec):
        blob((x, y, 0), w, mat(m, 0.9), i + 3, 3, 0.05, h / w)


def koppie(loc, w, h, seed, m="rock", aspect=1.0):
    """Flat-topped Karoo hill: scree skirt, a band of cliff, a level top."""
    rnd, n = random.Random(seed), 28
    rings = [(1.0, 0.0), (0.78, 0.26), (0.58, 0.56), (0.5, 0.68), (0.475, 0.96), (0.45, 1.0)]
    wob = [1 + rnd.uniform(-0.1, 0.1) for _ in range(n)]

    def build(bm):
        levels = []
        for r, z in rings:
            ring = []
            for i in range(n):
                a = i * math.tau / n
                k = r * w * (wob[i] + rnd.uniform(-0.03, 0.03))
                up = 0 if z in (0.0, 1.0) else rnd.uniform(-0.025, 0.025)
                ring.append(bm.verts.new((math.cos(a) * k, math.sin(a) * k * aspect, (z + up) * h)))
            levels.append(ring)
        for lo, hi in zip(levels, levels[1:]):
            for i in range(n):
                j = (i + 1) % n
                bm.faces.new((lo[i], lo[j], hi[j], hi[i]))
        bm.faces.new(levels[-1])

    add(mesh_of(build), mat(m, 0.95, 0.05), loc)


def ridge(y, heights, m, x0=-260, x1=260, base=-40):
    """A range of hills as one layer of the distance; `heights` of its crest from left to right."""
    n = len(heights) - 1
    crest = curve([(x0 + (x1 - x0) * i / n, h) for i, h in enumerate(heights)], 8)
    outline = [(x0, base), *((p.x, p.y) for p in crest), (x1, base)]
    shape([(x, y, z) for x, z in outline], [tuple(range(len(outline)))], mat(m, 1, 0))


def mist(loc, long, deep, seed=1, thick=1.2):
    """Bank of mist that lies in a valley, some `long` by `deep`."""
    rnd = random.Random(seed)
    for i in range(14):
        at = (
            loc[0] + rnd.uniform(-0.5, 0.5) * long,
            loc[1] + rnd.uniform(-0.5, 0.5) * deep,
            loc[2] + rnd.uniform(-0.2, 0.2) * thick,
        )
        puff = blob(at, 1, mat("white", 1, 0, 0.25), i + seed, 3, 0.08, 1, None, True)
        k = rnd.uniform(0.7, 1.1)
        puff.scale, puff.rotation_euler = (
            (long * 0.13 * k, deep * 0.2 * k, thick * 1.4 * k),
            (0, 0, 0),
        )


def rock(loc, r, seed, squash=0.75):
    blob(loc, r, mat(["rock", "rock2", "rock3"][seed % 3], 0.9, 0.1), seed, 2, 0.38, squash)


def pond(loc, rx, ry, m="water", rim="rock3", seed=1):
    """Irregular pond with a stone edge; its surface lies just above the ground."""
    rnd = random.Random(seed)
    pts = []
    for i in range(40):
        a = i * math.tau / 40
        k = 1 + 0.09 * math.sin(a * 3 + seed) + 0.05 * math.sin(a * 5 + 1)
        pts.append((math.cos(a) * rx * k, math.sin(a) * ry * k))
    gloss = (0.06, 0.5) if m in ("water", "pool") else (0.95, 0.1)
    shape(
        [(x, y, 0.0) for x, y in pts],
        [tuple(range(40))],
        mat(m, *gloss),
        (loc[0], loc[1], loc[2] + 0.03),
    )
    if rim:
        for x, y in pts:
            for k in (1.0, 1.025):
                p = (
                    loc[0] + x * k + rnd.uniform(-0.2, 0.2),
                    loc[1] + y * k + rnd.uniform(-0.15, 0.15),
                    loc[2],
                )
                rock(p, rnd.uniform(0.28, 0.6), rnd.randrange(90), 0.6)


def waterfall(points, width=2.4, seed=3):
    """Threads of water that spread as they fall from point to point, and spray at the foot."""
    rnd = random.Random(seed)
    threads = 11
    for i in range(threads):
        across = (i / (threads - 1) - 0.5) * width
        tone = mat(("white", "room2", "white", "sky")[i % 4], 0.3, 0.4, 0.08)
        line = []
        for k, (x, y, z) in enumerate(points):
            spread = 0.5 + 0.5 * k / (len(points) - 1)
            line.append((x + across * spread + rnd.uniform(-0.1, 0.1), y + rnd.uniform(-0.4, 0), z))
        thick = rnd.uniform(0.09, 0.17)
        for a, b in zip(line, line[1:]):
            limb(a, b, thick, thick, tone)
    x, y, z = points[-1]
    for i in range(16):
        at = (x + rnd.gauss(0, 1.1), y - 0.8 + rnd.uniform(-0.6, 0.6), z + rnd.uniform(-0.3, 0.6))
        blob(at, rnd.uniform(0.3, 0.75), mat("white", 0.9, 0.1, 0.1), i, 2)


def sand_heap(loc, r=1.6, m="sand"):
    blob(loc, r, mat(m, 0.95), 3, 3, 0.08, 0.55)
