#!/usr/bin/env python3
"""Fails when a setter without effect is silent, or when a line of the list is wrong.

usage: check-unused-setters.py SYMBOL-GRAPHS INDEX-STORE
"""
import pathlib
import sys

import unused_setters
from symbol_graphs import Symbols

LIST = unused_setters.LISTED


def main():
    found = unused_setters.find(
        Symbols(sys.argv[1]), sys.argv[2], pathlib.Path.cwd() / "Sources")
    listed = unused_setters.listed()
    problems = [f"{LIST}: '{name}' has the unknown kind '{kind}'"
                for name, (kind, _) in listed.items() if kind not in unused_setters.KINDS]
    silent = [name for name, (is_reported, _) in found.items() if not is_reported]
    for name in sorted(silent):
        if unused_setters.line_of(name, listed) is None:
            problems.append(f"'{name}' has no effect: use it, call reportUnused, or list it in {LIST}")
    used = {unused_setters.line_of(name, listed) for name in silent}
    for line in sorted(listed.keys() - used):
        problems.append(f"{LIST}: '{line}' has an effect, is reported, or is gone: remove the line")
    reported = len(found) - len(silent)
    print("\n".join([*problems, f"{reported} setters report unused-member, {len(silent)} are listed, "
                                f"{len(problems)} problems"]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
