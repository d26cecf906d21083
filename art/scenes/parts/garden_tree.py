"""Trees that people plant beside water, houses and pavements."""

import math
import random
from functools import cache

import bpy

from parts.material import mat
from parts.shape import add, blob, box, cyl, group, limb


def willow(loc, size=1.0, seed=1):
    """Weeping willow: dome of pale green with hanging strands."""
    rnd, g = random.Random(seed), group(loc, seed, size)
    limb((0, 0, -0.1), (0.2, 0, 2.6), 0.32, 0.2, mat("bark"), g)
    for i in range(6):
        a = i * math.tau / 6
        limb((0.2, 0, 2.3), (math.cos(a) * 1.5, math.sin(a) * 1.5, 4.0), 0.14, 0.05, mat("bark"), g)
    for _ in range(46):
        a, r = rnd.uniform(0, math.tau), 2.2 * math.sqrt(rnd.random())
        z = 4.9 - 0.22 * r * r + rnd.uniform(-0.2, 0.2)
        m = mat(rnd.choice(("willow", "willow2")), 0.8, 0.1)
        blob(
            (math.cos(a) * r, math.sin(a) * r, z - 0.1),
            rnd.uniform(0.5, 0.75),
            m,
            rnd.randrange(99),
            2,
            0.25,
            0.8,
            g,
        )
    for _ in range(150):
        a, r = rnd.uniform(0, math.tau), 2.5 * math.sqrt(rnd.random())
        z = 5.3 - 0.22 * r * r + rnd.uniform(-0.15, 0.15)
        m = mat(rnd.choice(("willow", "willow2")), 0.8, 0.1)
        blob(
            (math.cos(a) * r, math.sin(a) * r, z),
            rnd.uniform(0.2, 0.36),
            m,
            rnd.randrange(99),
            1,
            0.3,
            0.8,
            g,
        )
    for i in range(210):
        a, r = rnd.uniform(0, math.tau), rnd.uniform(1.7, 2.75)
        top, low = 4.6 - 0.16 * r * r, rnd.uniform(0.5, 1.9)
        m = mat(("willow", "willow2", "willow")[i % 3], 0.8, 0.1)
        thin = rnd.uniform(0.08, 0.14)
        blob(
            (math.cos(a) * r, math.sin(a) * r, (top + low) / 2),
            thin,
            m,
            i,
            1,
            0.2,
            (top - low) / 2 / thin,
            g,
        )


def palm(loc, size=1.0, seed=1, h=4.6):
    """Palm with a ringed trunk and arching fronds."""
    rnd, g = random.Random(seed), group(loc, seed * 2.2, size)
    for i in range(8):
        x = 0.06 * i * i / 8
        cyl(
            (x, 0, h * (i + 0.5) / 8),
            0.22 - 0.008 * i,
            h / 8 + 0.02,
            mat("oakDark"),
            sides=12,
            r2=0.19 - 0.008 * i,
            parent=g,
        )
    for i in range(15):
        a, tone = i * 2.4, "leaf" if i % 2 else "leafDeep"
        k = rnd.uniform(0.85, 1.1)
        add(
            frond(tone),
            mat(tone, 0.7),
            (0.45, 0, h),
            scale=(k, k * 1.25, k),
            parent=g,
            rot3=(0, -0.55 + 0.06 * i, a),
        )


@cache
def frond(tone):
    """Arching leaf of a palm, shared by all fronds of one tone."""
    arc = [
        (0, 0, 0.0),
        (0.55, 0.28, 0.24),
        (1.15, 0.32, 0.3),
        (1.7, 0.26, 0.1),
        (2.15, 0.16, -0.35),
        (2.4, 0.02, -0.85),
    ]
    verts = [(x, s * w, z - abs(s) * w * 0.5) for s in (-1, 0, 1) for x, w, z in arc]
    k = len(arc)
    faces = [
        (r * k + i, r * k + i + 1, (r + 1) * k + i + 1, (r + 1) * k + i)
        for r in (0, 1)
        for i in range(k - 1)
    ]
    me = bpy.data.meshes.new(tone)
    me.from_pydata(verts, [], faces)
    return me


def sapling(loc, seed=1, size=1.0):
    """Newly planted tree tied to two stakes."""
    rnd, g = random.Random(seed), group(loc, seed, size)
    limb((0, 0, 0), (0, 0, 1.7), 0.05, 0.035, mat("bark"), g)
    for s in (-1, 1):
        limb((s * 0.22, 0, 0), (s * 0.22, 0, 1.15), 0.035, 0.035, mat("oak"), g)
    box((0, 0, 1.0), (0.46, 0.05, 0.05), mat("oak"), 0, parent=g)
    for i in range(22):
        p = (rnd.gauss(0, 0.25), rnd.gauss(0, 0.25), 1.98 + rnd.gauss(0, 0.28))
        blob(
            p,
            rnd.uniform(0.16, 0.28),
            mat(("leaf", "willow2", "leafDeep")[i % 3], 0.8, 0.1),
            i + seed,
            1,
            0.3,
            1,
            g,
        )
    cyl((0, 0, 0.03), 0.5, 0.06, mat("dirt", 0.9), sides=14, parent=g)


def cypress(loc, size=1.0, seed=1):
    g = group(loc, seed, size)
    limb((0, 0, 0), (0, 0, 0.6), 0.1, 0.1, mat("bark"), g)
    for i in range(7):
        r = (0.5, 0.58, 0.55, 0.48, 0.39, 0.28, 0.16)[i]
        blob(
            (0.04 * math.sin(i * 2 + seed), 0, 0.75 + i * 0.48),
            r,
            mat(("leafDeep", "leaf")[i % 3 == 1], 0.8, 0.1),
            i + seed,
            2,
            0.2,
            1.1,
            g,
        )
