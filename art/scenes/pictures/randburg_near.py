"""Pedal boats at the jetty under the willow, ducks with their young, the truck behind."""

from math import radians

from parts.animal import duck
from parts.boat import pedal_boat
from parts.person import person
from pictures.randburg import build as lake
from view import View

VIEW = View(
    width=1200,
    cam=(-2.4, -15.6, 3.0),
    look=(-7.15, 0, 1.2),
    lens=34,
    sun_rot=(57, 0, -40),
)


def build():
    lake()
    pedal_boat((-9.1, -5.6, 0), radians(176), "lilac2")
    person(
        (-7.75, -4.8, 0.35),
        radians(38),
        "skin",
        "doek",
        "coral",
        "dress",
        woman=True,
        skirt="teal",
        left=(0.34, -0.2, 0.86),
        look=(0, 0.1),
    )
    person(
        (-6.5, -5.5, 0.35),
        radians(34),
        "skin",
        "afro",
        top="amber",
        size=0.66,
        head=1.32,
        left=(0.42, -0.38, 1.0),
        right=(-0.36, -0.3, 0.92),
        look=(0, 0.25),
    )
    duck((-6.0, -7.5, 0.05), radians(-104), 1.5)
    for i in range(4):
        at = (-5.05 + i * 0.6, -7.85 - 0.24 * i + 0.1 * (i % 2), 0.04)
        duck(at, radians(-112 + 14 * (i % 2)), 0.75, "butter", "butter")
