"""Clouds, and the backdrop behind the windows of a room."""

import random

from parts.hour import is_night
from parts.material import mat
from parts.shape import blob, box, group


def cloud(loc, size=1.0, seed=1):
    """Heap of white puffs, some nine metres wide at size 1."""
    rnd, g = random.Random(seed), group(loc, 0, size)
    puffs = (
        (-4.2, 0, 1.2),
        (-2.4, 0.5, 1.8),
        (-0.2, 1.1, 2.5),
        (2.2, 0.6, 2.0),
        (4.2, 0.1, 1.3),
        (1, 0, 1.8),
        (-1.4, 0, 1.7),
    )
    for x, z, r in puffs:
        blob(
            (x + rnd.uniform(-0.4, 0.4), rnd.uniform(-0.5, 0.5), z),
            r * rnd.uniform(0.85, 1.1),
            mat("white", 1, 0, 0.25),
            rnd.randrange(99),
            3,
            0.12,
            0.75,
            g,
        )


def clouds(*spec):
    """Each is (x, y, z, size)."""
    for x, y, z, k in spec:
        cloud((x, y, z), k, int(x))


def outside(y=70, half=110, top=30):
    """Plain bright backdrop beyond the windows; casts no shadow, so the sun still comes in."""
    backdrop = mat("nightSky") if is_night() else mat("sky", 1, 0, 0.55)
    ob = box((0, y, top - 70), (half * 2, 0.5, 140), backdrop, 0)
    ob.visible_shadow = ob.visible_diffuse = False
