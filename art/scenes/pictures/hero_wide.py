"""The street of the home page as wide screens show it: lower, and from farther away."""

from parts.tree import jacaranda
from pictures import hero
from view import View

VIEW = View(
    cam=(-3.7, -18.4, 4.0),
    look=(0.9, 2, 5.24),
    lens=22.6,
    ratio=2.6,
    width=2000,
    sun_rot=(57, 0, -40),
)


def build():
    hero.build(sky=((-52, 190, 52, 1.9), (62, 200, 60, 2.6)))
    jacaranda((13.1, -3.4, 0), 1.1, seed=31)
