"""The smallholding of Farmall on wide screens."""

from pictures import farmall
from view import wide

VIEW = wide(farmall.VIEW, lens=20.8, height=4.7)
build = farmall.build
