"""Magpies: eight trinkets, and cards laid face down for them."""
