#!/usr/bin/env python3
"""Prints abstracts of public declarations that are drawn at random, for a reader to judge.

usage: draw-abstracts.py SYMBOL-GRAPHS SEED [COUNT]

The same seed draws the same declarations of the same symbol graphs.
"""
import random
import sys

from symbol_graphs import Symbols, documentation, name


def abstract(symbol):
    """The first paragraph of the docstring."""
    paragraph = []
    for line in documentation(symbol):
        if not line.strip():
            break
        paragraph.append(line.strip())
    return " ".join(paragraph)


def main():
    symbols = [symbol for symbol in Symbols(sys.argv[1]).in_order() if documentation(symbol)]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    for symbol in random.Random(int(sys.argv[2])).sample(symbols, count):
        print(f"{name(symbol)}: {abstract(symbol)}")


if __name__ == "__main__":
    sys.exit(main())
