"""Trees of the Highveld and its gardens."""

import math
import random

from mathutils import Vector

from parts.material import mat
from parts.shape import blob, group, limb


def jacaranda(loc, size=1.0, seed=1, petals=True, fine=False):
    """Umbrella crown of lilac clumps on a forked trunk; fine for a tree nearer than some 15 m."""
    rnd, g = random.Random(seed), group(loc, seed * 2.1, size)
    bark, lilacs = mat("bark"), [mat(f"lilac{i}", 0.8, 0.1) for i in (1, 2, 3, 1, 2, 4)]
    limb((0, 0, -0.1), (0.1, 0, 2.0), 0.26, 0.18, bark, g, 12)
    lobes = []
    for i in range(6):
        a = i * math.tau / 6 + rnd.uniform(-0.3, 0.3)
        tip = Vector(
            (
                math.cos(a) * rnd.uniform(1.3, 1.9),
                math.sin(a) * rnd.uniform(1.3, 1.9),
                rnd.uniform(3.5, 4.3),
            )
        )
        limb((0.1, 0, 1.9), tip, 0.15, 0.05, bark, g, 12)
        lobes.append((tip, rnd.uniform(1.0, 1.25)))
    lobes += [
        (Vector((0, 0, 4.8)), 1.35),
        (Vector((0.7, -0.5, 4.6)), 1.0),
        (Vector((-0.8, 0.4, 4.7)), 1.0),
    ]
    count, lo, hi = (230, 0.09, 0.17) if fine else (96, 0.12, 0.23)
    for tip, r in lobes:
        # the dark core stays well inside the clumps, so it never shows as a large facet
        blob(tip, r * 0.62, lilacs[5], rnd.randrange(99), 3, 0.1, 0.7, g, True)
        for i in range(count):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.15, 1))).normalized()
            depth = 1.0 if i % 3 else 0.74
            p = tip + Vector((d.x * r, d.y * r, d.z * r * 0.72)) * depth
            bright = d.z > 0.35 and depth == 1.0 and rnd.random() < 0.5
            m = lilacs[2] if bright else lilacs[1] if depth < 1 else rnd.choice(lilacs)
            blob(
                p,
                rnd.uniform(lo, hi) * (1 if depth == 1 else 1.1),
                m,
                rnd.randrange(99),
                1,
                0.3,
                0.85,
                g,
            )
    if petals:
        for _ in range(150):
            a, d = rnd.uniform(0, math.tau), abs(rnd.gauss(0, 1.5))
            blob(
                (math.cos(a) * d, math.sin(a) * d, 0.03),
                rnd.uniform(0.03, 0.075),
                rnd.choice(lilacs[:3]),
                rnd.randrange(99),
                1,
                0.1,
                0.4,
                g,
            )


def acacia(loc, size=1.0, seed=1):
    """Flat-topped thorn tree."""
    rnd, g = random.Random(seed), group(loc, seed, size)
    for i in range(4):
        a = i * math.tau / 4 + rnd.random()
        limb((0, 0, 0), (math.cos(a) * 1.0, math.sin(a) * 1.0, 2.0), 0.13, 0.05, mat("bark"), g)
        for j in range(4):
            d = 0.5 + 0.45 * j
            blob(
                (math.cos(a) * d, math.sin(a) * d, 2.15 + rnd.uniform(-0.1, 0.2)),
                rnd.uniform(0.55, 0.8),
                mat(rnd.choice(["leaf", "leafDeep"]), 0.8, 0.1),
                rnd.randrange(99),
                2,
                0.3,
                0.4,
                g,
            )


def leafy(loc, size=1.0, seed=1, tones=("leaf", "leafDeep", "leaf"), dense=34, tall=1.0):
    """Round-headed street tree of clumped leaves."""
    rnd, g = random.Random(seed), group(loc, seed * 1.3, size)
    limb((0, 0, -0.1), (0, 0, 2.1 * tall), 0.2, 0.14, mat("bark"), g)
    tips = [(Vector((0, 0, 3.6 * tall)), 1.15)]
    for i in range(5):
        a = i * math.tau / 5 + rnd.uniform(-0.3, 0.3)
        tip = Vector((math.cos(a) * 1.0, math.sin(a) * 1.0, rnd.uniform(2.6, 3.2) * tall))
        limb((0, 0, 1.7 * tall), tip, 0.1, 0.05, mat("bark"), g)
        tips.append((tip, rnd.uniform(0.8, 1.0)))
    for tip, r in tips:
        blob(tip, r * 0.86, mat(tones[1], 0.8, 0.1), rnd.randrange(99), 2, 0.2, 0.9, g)
        for _ in range(dense):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.2, 1))).normalized()
            m = mat(rnd.choice(tones), 0.8, 0.1)
            blob(tip + d * r * 0.95, rnd.uniform(0.16, 0.3), m, rnd.randrange(99), 1, 0.3, 0.9, g)


def gum(loc, size=1.0, seed=1, h=9.5):
    """Tall bluegum: pale bare trunk, airy grey-green clumps."""
    rnd, g = random.Random(seed), group(loc, seed * 1.9, size)
    bark, lean = mat("gumBark", 0.8), rnd.uniform(-0.5, 0.5)
    limb((0, 0, -0.1), (lean * 0.5, 0, h * 0.55), 0.3, 0.2, bark, g)
    limb((lean * 0.5, 0, h * 0.54), (lean, 0.1, h * 0.92), 0.2, 0.08, bark, g)
    for i in range(9):
        z, a = h * (0.46 + 0.058 * i), i * 2.4 + rnd.uniform(-0.4, 0.4)
        reach = (1.9 - 0.13 * i) * rnd.uniform(0.75, 1.1)
        base = Vector((lean * min(z / h + 0.1, 1), 0.05, z))
        tip = base + Vector((math.cos(a) * reach, math.sin(a) * reach, 0.9))
        limb(base, tip, 0.09, 0.04, bark, g)
        blob(
            tip + Vector((0, 0, 0.15)),
            rnd.uniform(0.5, 0.62),
            mat("gum2", 0.8, 0.1),
            rnd.randrange(99),
            2,
            0.25,
            0.8,
            g,
        )
        for _ in range(20):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.1, 0.9))).normalized()
            p = tip + Vector((d.x * 0.78, d.y * 0.78, 0.15 + d.z * 0.6))
            m = mat(rnd.choice(("gum", "gum2", "gum", "leafDeep")), 0.8, 0.1)
            blob(p, rnd.uniform(0.2, 0.38), m, rnd.randrange(99), 1, 0.32, 0.85, g)
    blob((lean, 0, h), 0.7, mat("gum2", 0.8, 0.1), rnd.randrange(99), 2, 0.25, 1, g)
    for _ in range(30):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0.2, 1))).normalized()
        p = Vector((lean, 0, h)) + d * 0.82
        blob(
            p,
            rnd.uniform(0.22, 0.4),
            mat(rnd.choice(("gum", "gum2")), 0.8, 0.1),
            rnd.randrange(99),
            1,
            0.3,
            1,
            g,
        )


def woods(
    n,
    xr,
    yr,
    seed=1,
    r=(1.2, 2.6),
    tones=("leaf", "leafDeep", "lilac2", "leafDeep"),
    height=None,
    keep=None,
):
    """Distant tree crowns."""
    rnd = random.Random(seed)
    for i in range(n):
        x, y = rnd.uniform(*xr), rnd.uniform(*yr)
        if keep is None or keep(x, y):
            k, z = rnd.uniform(*r), height(x, y) if height else 0
            tone = mat(rnd.choice(tones), 0.9, 0.1)
            for j in range(3):
                p = (
                    x + rnd.uniform(-0.6, 0.6) * k,
                    y + rnd.uniform(-0.4, 0.4) * k,
                    z + k * (0.45 + 0.22 * j),
                )
                blob(p, k * rnd.uniform(0.5, 0.75), tone, i + j, 2, 0.28, 0.8)
