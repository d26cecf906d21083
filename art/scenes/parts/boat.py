"""The pedal boat of the pond."""

from parts.material import mat
from parts.shape import box, group, limb


def pedal_boat(loc, rot=0.0, m="amber"):
    """Two-seat pedal boat with a striped canopy."""
    g = group(loc, rot)
    box((0, 0, 0.3), (1.5, 2.7, 0.46), mat(m, 0.5), 0.18, parent=g, taper=(1.12, 1.08))
    box((0, 0.05, 0.5), (1.1, 1.9, 0.2), mat("cream", 0.7), 0.06, parent=g)
    for s in (-1, 1):
        box((s * 0.3, 0.5, 0.82), (0.44, 0.12, 0.5), mat(m, 0.6), 0.05, parent=g)
        box((s * 0.3, 0.22, 0.64), (0.44, 0.5, 0.12), mat(m, 0.6), 0.04, parent=g)
        for y in (-0.7, 0.8):
            limb((s * 0.62, y, 0.5), (s * 0.62, y, 1.72), 0.035, 0.035, mat("white"), g)
    for i in range(5):
        tone = mat("white" if i % 2 else m, 0.7)
        box((-0.62 + i * 0.31, 0.05, 1.76), (0.31, 1.9, 0.08), tone, 0.0, parent=g)
