#!/usr/bin/env python3
"""Compares the public declarations with the committed dump, or writes the dump anew.

usage: public-api.py SYMBOL-GRAPHS [--write]

Tests/API/public-api.txt has one line for each public declaration of a product: module, name and
declaration. A declaration that is gone or changed breaks users; the check fails until the line
`breaking: NAME` with a reason is in the newest section of CHANGELOG.md, or the dump is written anew for
a release. New declarations are additions and pass; they enter the dump with the next `--write`.
"""
import pathlib
import sys

from symbol_graphs import Symbols, name

DUMP = pathlib.Path("Tests/API/public-api.txt")
CHANGES = pathlib.Path("CHANGELOG.md")


def declaration(symbol):
    """The declaration on one line, without attributes that do not change how it is called."""
    fragments = symbol.get("declarationFragments", [])
    text = "".join(fragment["spelling"] for fragment in fragments)
    return " ".join(text.split())


def lines(symbols):
    """One line for each declaration that a person wrote."""
    return {
        f"{symbol['module']}\t{name(symbol)}\t{declaration(symbol)}"
        for symbol in symbols.symbols.values()
        if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]
    }


def announced():
    """The names that the newest section of the changelog announces as breaking."""
    sections = CHANGES.read_text().split("\n## ")
    newest = sections[1] if len(sections) > 1 else sections[0]
    words = [line.strip("- ") for line in newest.splitlines()]
    return {line.split()[1].strip("`:") for line in words if line.startswith("breaking: ")}


def main():
    present = lines(Symbols(sys.argv[1]))
    if "--write" in sys.argv:
        DUMP.write_text("\n".join(sorted(present)) + "\n")
        print(f"wrote {len(present)} declarations to {DUMP}")
        return 0
    former = set(DUMP.read_text().splitlines())
    allowed = announced()
    broken = sorted(line for line in former - present if line.split("\t")[1] not in allowed)
    for line in broken:
        print("gone or changed: " + line.replace("\t", " "))
    print(f"{len(present)} public declarations, {len(present - former)} new, {len(broken)} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
