"""The ridge road of Sundowner on wide screens."""

from pictures import sundowner
from view import wide

VIEW = wide(sundowner.VIEW, lens=23.7, height=8.4)
build = sundowner.build
