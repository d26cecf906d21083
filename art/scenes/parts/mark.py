"""The brand mark."""

from parts.shape import box, group, prism


def roof_mark(center, s, m_roof, m_house, rot=0.0, parent=None, depth=0.03):
    """A house under a chevron roof, flat on a wall that faces -Y at rot 0."""
    g = group(center, rot, s, parent)
    chevron = [(-1.05, 0.0), (0, 0.8), (1.05, 0.0), (1.05, -0.3), (0, 0.48), (-1.05, -0.3)]
    prism(chevron, depth / s, m_roof, (0, 0, 0), 0, 0.004 / s, g)
    box((0, 0, -0.48), (1.1, depth / s, 0.6), m_house, 0.012, parent=g)
