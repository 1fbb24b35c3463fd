#!/usr/bin/env python3
"""Fails when a T1 or T2 member of Texture's list is missing, or a public symbol has no docstring.

usage: check-api.py SYMBOL-GRAPHS
"""
import sys

import api_list
from symbol_graphs import documentation, line, name


def is_documented(symbol):
    """Whether the symbol has a docstring, or is one that the compiler made."""
    return documentation(symbol) or "::SYNTHESIZED::" in symbol["identifier"]["precise"]


def main():
    symbols, members = api_list.read(sys.argv[1])
    missing = [member for member in members if not member.exists]
    required = [member for member in missing if member.tier != "T3"]
    undocumented = [symbol for symbol in symbols.in_order() if not is_documented(symbol)]
    for member in required:
        print(f"missing {member.tier}: {member.type} {member.name}")
    for symbol in undocumented:
        print(f"{symbol['path']}:{line(symbol) + 1}: no docstring: {name(symbol)}")
    print(
        f"{len(members) - len(missing)} of {len(members)} listed members exist, "
        f"{len(required)} of T1 and T2 are missing; "
        f"{len(undocumented)} of {len(symbols.symbols)} public symbols lack a docstring"
    )
    return 1 if required or undocumented else 0


if __name__ == "__main__":
    sys.exit(main())
