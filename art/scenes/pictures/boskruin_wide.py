"""The koppie of Boskruin on wide screens."""

from pictures import boskruin
from view import wide

VIEW = wide(boskruin.VIEW, lens=23, height=6.0)


def build():
    boskruin.build(sky=((-70, 190, 28, 2.2), (78, 200, 31, 2.6)))
