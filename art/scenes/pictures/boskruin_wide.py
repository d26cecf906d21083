"""The koppie of Boskruin on wide screens."""

from pictures import boskruin
from view import wide

VIEW = wide(boskruin.VIEW, lens=25.4, height=4.9)
build = boskruin.build
