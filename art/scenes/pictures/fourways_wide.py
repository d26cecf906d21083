"""The intersection of Fourways on wide screens."""

from pictures import fourways
from view import wide

VIEW = wide(fourways.VIEW, lens=22.4, height=7.2)
build = fourways.build
