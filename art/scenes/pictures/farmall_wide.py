"""The smallholding of Farmall on wide screens."""

from pictures import farmall
from view import wide

VIEW = wide(farmall.VIEW, lens=20.8, height=5.33)
build = farmall.build
