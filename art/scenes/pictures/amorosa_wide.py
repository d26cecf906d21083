"""The new estate of Amorosa on wide screens."""

from pictures import amorosa
from view import wide

VIEW = wide(amorosa.VIEW, lens=23.6, height=3.2)
build = amorosa.build
