"""The grid of Cosmo City on wide screens."""

from pictures import cosmo_city
from view import wide

VIEW = wide(cosmo_city.VIEW, lens=23, height=4.0)


def build():
    cosmo_city.build(sky=((-52, 190, 20, 2.2), (24, 220, 23, 1.8)))
