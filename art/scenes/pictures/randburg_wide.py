"""The pond of Randburg on wide screens."""

from pictures import randburg
from view import wide

VIEW = wide(randburg.VIEW, lens=21.3, height=6.4)
build = randburg.build
