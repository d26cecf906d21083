"""The city centre from afar, with its two towers."""

import math
import random

from parts.light import pane
from parts.material import mat
from parts.shape import box, cyl


def block(x, y, w, h, m, rows=True, base=0.0):
    """City office block with window bands."""
    box((x, y, base + h / 2), (w, w, h), mat(m, 0.7), 0.15)
    if rows:
        z = base + 2
        while z < base + h - 1.5:
            box((x, y, z), (w + 0.12, w + 0.12, 0.8), pane("window", 0.35, 0.4, 0.38), 0)
            z += 2.4


def hillbrow_tower(x, y, h=54.0, base=0.0):
    """Slim shaft, stacked drum pods near the top, mast."""
    m, m2 = mat("tower3", 0.7), mat("tower2", 0.6)
    cyl((x, y, base + h / 2), 1.5, h, m, r2=1.15)
    pods = (
        (0.8, 3.0, 1.6),
        (0.835, 3.5, 1.6),
        (0.87, 3.5, 1.4),
        (0.905, 3.0, 1.4),
        (0.935, 2.2, 1.2),
    )
    for z, r, t in pods:
        cyl((x, y, base + h * z), r, t, m if t > 1.4 else m2, bevel=0.2)
        cyl((x, y, base + h * z + t * 0.62), r * 0.82, 0.5, pane("glass", 0.65, 0.25, 1))
    cyl((x, y, base + h * 1.06), 0.4, h * 0.14, m2, r2=0.15)


def ponte(x, y, h=42.0, base=0.0, r=5.2):
    """Cylindrical tower with floor bands and the advertising crown."""
    cyl((x, y, base + h / 2), r, h, mat("tower3", 0.7), sides=48)
    z = base + 2.0
    while z < base + h - 5:
        cyl((x, y, z), r + 0.08, 0.65, mat("tower2", 0.5), sides=48)
        z += 1.7
    cyl((x, y, base + h - 1.6), r + 0.35, 3.6, mat("red", 0.5), sides=48, bevel=0.15)


def skyline(y, base=0.0, x0=-45, seed=5):
    rnd = random.Random(seed)
    for i in range(44):
        x = x0 + i * 2.6 + rnd.uniform(-1, 1)
        hump = math.exp(-(((x - x0 - 46) / 26) ** 2))
        block(
            x,
            y + rnd.uniform(-4, 10),
            rnd.uniform(3.2, 5.6),
            6 + hump * rnd.uniform(8, 26),
            rnd.choice(["tower", "tower2", "tower3"]),
            base=base,
        )
