"""The ridge and the waterfall of Roodepoort on wide screens."""

from pictures import roodepoort
from view import wide

VIEW = wide(roodepoort.VIEW, lens=22.8, height=8.6)
build = roodepoort.build
