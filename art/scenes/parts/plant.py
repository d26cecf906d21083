"""Bushes, grass, flowers and fallen blossom."""

import math
import random

import bpy
from mathutils import Vector

from parts.material import mat
from parts.shape import add, ball, blob, cyl, group, limb

_tufts = {}


def bush(loc, r=0.6, seed=1, m="leaf"):
    rnd = random.Random(seed)
    for _ in range(5):
        at = (
            loc[0] + rnd.uniform(-r, r) * 0.7,
            loc[1] + rnd.uniform(-r, r) * 0.5,
            loc[2] + r * 0.5,
        )
        blob(
            at,
            r * rnd.uniform(0.5, 0.8),
            mat(m if rnd.random() < 0.6 else "leafDeep", 0.8, 0.1),
            rnd.randrange(99),
            2,
            0.25,
            0.9,
        )


def aloe(loc, size=1.0, seed=1, parent=None):
    g = group(loc, seed, size, parent)
    for i in range(11):
        a = i * 2.4
        lean = 0.35 + 0.05 * i
        limb(
            (0, 0, 0),
            (math.cos(a) * lean, math.sin(a) * lean, 0.75 - 0.05 * i),
            0.09,
            0.01,
            mat("leaf"),
            g,
        )
    for dx in (-0.12, 0.14):
        limb((0, 0, 0.3), (dx, 0, 1.05), 0.03, 0.025, mat("bark"), g)
        limb((dx, 0, 0.95), (dx * 1.3, 0, 1.5), 0.1, 0.02, mat("red"), g)


def hedge(a, b, h=1.0, w=0.7, m="leafDeep", seed=1):
    """Clipped hedge between two points, built of overlapping lumps."""
    a, b, rnd = Vector((*a, 0)[:3]), Vector((*b, 0)[:3]), random.Random(seed)
    n = int((b - a).length / 0.55) + 1
    for i in range(n):
        p = a.lerp(b, i / max(n - 1, 1))
        tone = mat(m if rnd.random() < 0.6 else "leaf", 0.8, 0.1)
        blob(
            (p.x, p.y + rnd.uniform(-0.08, 0.08), p.z + h * 0.45),
            w * rnd.uniform(0.62, 0.76),
            tone,
            rnd.randrange(99),
            2,
            0.2,
            h / w * 0.85,
        )


def tuft(loc, size=1.0, seed=1, m="straw"):
    """Tuft of highveld grass."""
    key = f"tuft{m}{seed % 4}"
    if key not in _tufts:
        rnd, verts, faces = random.Random(seed % 4 + 7), [], []
        for _ in range(15):
            a, lean, h = rnd.uniform(0, math.tau), rnd.uniform(0.1, 0.5), rnd.uniform(0.5, 1.05)
            c, s, k = math.cos(a), math.sin(a), len(verts)
            x, y = c * 0.1, s * 0.1
            verts += [
                (x - s * 0.05, y + c * 0.05, -0.05),
                (x + s * 0.05, y - c * 0.05, -0.05),
                (x + c * lean, y + s * lean, h),
            ]
            faces.append((k, k + 1, k + 2))
        me = bpy.data.meshes.new("tuft")
        me.from_pydata(verts, [], faces)
        _tufts[key] = me
    return add(_tufts[key], mat(m, 0.9, 0.1), loc, seed * 1.7, (size,) * 3)


def veld(
    n,
    xr,
    yr,
    seed=1,
    size=(0.6, 1.2),
    tones=("straw", "veld", "straw", "willow2"),
    height=None,
    keep=None,
):
    """Scatters grass tufts; keep(x, y) says where they may stand."""
    rnd = random.Random(seed)
    for _ in range(n):
        x, y = rnd.uniform(*xr), rnd.uniform(*yr)
        if keep is None or keep(x, y):
            tuft(
                (x, y, height(x, y) if height else 0),
                rnd.uniform(*size),
                rnd.randrange(99),
                rnd.choice(tones),
            )


def flowers(loc, n=12, spread=0.8, m="lilac3", seed=1):
    rnd = random.Random(seed)
    bush(loc, spread * 0.6, seed)
    for i in range(n):
        a, up = rnd.uniform(0, math.tau), rnd.uniform(0.15, 1.0)
        reach = spread * 0.62 * math.sqrt(1 - 0.8 * up * up)
        p = (
            loc[0] + math.cos(a) * reach,
            loc[1] + math.sin(a) * reach * 0.7 - 0.04,
            loc[2] + spread * (0.2 + 0.5 * up),
        )
        blob(p, rnd.uniform(0.07, 0.13), mat(m, 0.8), i, 1, 0.2)


def pot(loc, plant="leaf", r=0.28, seed=1, tall=0.5, parent=None):
    x, y, z = loc
    cyl((x, y, z + 0.2), r * 0.8, 0.4, mat("roof"), sides=14, r2=r, parent=parent)
    leaves = ("leaf", "leafDeep") if plant not in ("leaf", "willow2") else (plant, "leaf")
    for i in range(3):
        tone = mat(leaves[i % 2], 0.8, 0.1)
        blob(
            (x + 0.1 * math.sin(i * 2), y, z + 0.42 + tall * 0.3 * i),
            r * (1.1 - 0.2 * i),
            tone,
            i + seed,
            2,
            0.25,
            parent=parent,
        )
    rnd = random.Random(seed)
    for _ in range(16):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(-0.2, 1), rnd.gauss(0.5, 0.8))).normalized()
        p = Vector((x, y, z + 0.5 + tall * 0.2)) + Vector(
            (d.x * r, d.y * r, d.z * (r + tall * 0.3))
        )
        blob(p, rnd.uniform(0.07, 0.12), mat(plant, 0.8), rnd.randrange(99), 1, 0.25, parent=parent)


def plant(loc, size=1.0, pot="roof", seed=1, parent=None):
    """Potted plant with broad leaves."""
    g = group(loc, seed, size, parent)
    cyl((0, 0, 0.24), 0.22, 0.48, mat(pot, 0.7), r2=0.3, bevel=0.02, parent=g)
    cyl((0, 0, 0.47), 0.26, 0.04, mat("bark"), parent=g)
    for i in range(11):
        a, lean, top = i * 2.4, 0.18 + 0.035 * i, 1.5 - 0.055 * i
        tip = (math.cos(a) * lean, math.sin(a) * lean, top)
        limb((0, 0, 0.45), tip, 0.018, 0.014, mat("leafDeep"), g)
        leaf = ball(
            (tip[0] * 1.25, tip[1] * 1.25, top + 0.1),
            0.2,
            mat("leaf" if i % 2 else "leafDeep", 0.6),
            (1, 0.5, 0.1),
            g,
        )
        leaf.rotation_euler = (0, -0.7, a)


def fallen_blossom(x0, x1, y0, y1, n, z=0.03, seed=2):
    """Scattered blossom."""
    rnd = random.Random(seed)
    for _ in range(n):
        blob(
            (rnd.uniform(x0, x1), rnd.uniform(y0, y1), z),
            rnd.uniform(0.03, 0.075),
            mat(rnd.choice(["lilac1", "lilac3", "lilac2"]), 0.8),
            rnd.randrange(99),
            1,
            0.1,
            0.35,
        )


def petals_on_road(n=900, seed=3, half=3.6, y1=40):
    rnd = random.Random(seed)
    for _ in range(n):
        x = rnd.choice([-1, 1]) * (half - abs(rnd.gauss(0, 1.0)))
        blob(
            (x, rnd.uniform(-13, y1), 0.0),
            rnd.uniform(0.03, 0.08),
            mat(rnd.choice(["lilac1", "lilac3", "lilac2"]), 0.8),
            rnd.randrange(99),
            1,
            0.1,
            0.35,
        )
