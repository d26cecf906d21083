"""The crescent of Northwold on wide screens."""

from pictures import northwold
from view import wide

VIEW = wide(northwold.VIEW, lens=22.6, height=3.1)
build = northwold.build
