"""The grid of Cosmo City on wide screens."""

from pictures import cosmo_city
from view import wide

VIEW = wide(cosmo_city.VIEW, lens=24.4, height=3.1)
build = cosmo_city.build
