"""Reads the lists of public names below Tests/API, and the public names of the symbol graphs.

A list has a line for each type, `Type<TAB>source`, and below it a line for each member,
`<TAB>member` with an optional third field. The empty type `-` holds global functions, variables and
operators. The source is an Apple documentation page or a Texture header; in the list of own names it is
the reason why the name is public. `*` as a member means all members of an own type. A third field of a type
names the app, issue or Texture method that asks for it, as in "ASDisplayNode -snapshotView" or "issue 36".
"""
import collections
import pathlib

from symbol_graphs import TYPE_KINDS, kind, name

FOLDER = pathlib.Path("Tests/API")
LISTS = {
    "uikit": FOLDER / "uikit-names.tsv",
    "texture": FOLDER / "texture-names.tsv",
    "own": FOLDER / "own-names.tsv",
}
MODULES = ("UIKit", "AsyncDisplayKit")
GLOBAL = "-"


def public_names(symbols):
    """The names of each public type of both modules; a type without members has an empty set."""
    names = collections.defaultdict(set)
    for symbol in symbols.in_order():
        if symbol["module"] not in MODULES or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        if kind(symbol) in TYPE_KINDS:
            names[name(symbol)]
        else:
            owner = ".".join(symbol["pathComponents"][:-1]) or GLOBAL
            names[owner].add(symbol["pathComponents"][-1])
    return names


def read_list(path):
    """The types of a list with their sources and members, and the problems of its lines."""
    types, problems, current = {}, [], None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        fields = line.split("\t")
        if fields[0]:
            current = fields[0]
            if len(fields) not in (2, 3) or not fields[1]:
                problems.append(f"{path}:{number}: '{current}' has no source")
            if current in types:
                problems.append(f"{path}:{number}: '{current}' is listed twice")
            types[current] = (fields[1] if len(fields) > 1 else "", {})
        elif current is None or len(fields) < 2 or not fields[1]:
            problems.append(f"{path}:{number}: not a member of a type")
        else:
            types[current][1][fields[1]] = fields[2] if len(fields) > 2 else ""
    return types, problems


def askers(path):
    """The apps, issues or Texture methods that ask for the types of a list; types without one are left out."""
    rows = (line.split("\t") for line in path.read_text().splitlines() if not line.startswith("\t"))
    return {fields[0]: fields[2] for fields in rows if len(fields) > 2 and fields[2].strip()}
