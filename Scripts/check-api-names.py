#!/usr/bin/env python3
"""Fails when a public name of UIKit or AsyncDisplayKit is not listed, or a listed name is gone; when the two
have more than twelve own names at the top level; when an own name of another module has no prefix; or when a
type of UIKit that is not in Tests/API/public-api.txt has no field that names who asks for it.

usage: check-api-names.py SYMBOL-GRAPHS

The lists are Tests/API/uikit-names.tsv, texture-names.tsv and own-names.tsv. A list has a line for each type,
`Type<TAB>source`, and below it a line for each member, `<TAB>member` with an optional third field. The empty type
`-` holds global functions, variables and operators. The source is an Apple documentation page or a Texture header;
in the list of own names it is the reason why the name is public. `*` as a member means all members of an own type.
A third field of a type names the app, issue or Texture method that asks for it, as in "ASDisplayNode
-snapshotView" or "issue 36".
"""
import collections
import pathlib
import re
import sys

from symbol_graphs import TYPE_KINDS, Symbols, kind, name

FOLDER = pathlib.Path("Tests/API")
LISTS = {
    "uikit": FOLDER / "uikit-names.tsv",
    "texture": FOLDER / "texture-names.tsv",
    "own": FOLDER / "own-names.tsv",
}
MODULES = ("UIKit", "AsyncDisplayKit")
GLOBAL = "-"
DUMP = FOLDER / "public-api.txt"
MOST_OWN_NAMES = 12
PREFIX = re.compile(r"(Fixture|Runtime)[A-Z]")
PAGE = re.compile(r"[a-z]+(/[a-z0-9_.-]+)+")
HEADER = re.compile(r"[\w+]+\.h( \([\d.]+\))?")


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


def malformed(group, types):
    """The sources that are neither a page nor a header, as the list's kind demands."""
    form = {"uikit": PAGE, "texture": HEADER}.get(group)
    for name, (source, _) in types.items():
        if form and not form.fullmatch(source):
            yield f"{LISTS[group]}: '{name}' has the invalid source '{source}'"


def own_names(symbols):
    """The problems of the names that an app or a test sees at the top level."""
    names = {group: set(read_list(path)[0]) for group, path in LISTS.items()}
    own = {name for name in names["own"] - names["uikit"] - names["texture"] if "." not in name}
    own.discard(GLOBAL)
    if len(own) > MOST_OWN_NAMES:
        yield f"more than {MOST_OWN_NAMES} own names at the top level: {', '.join(sorted(own))}"
    for symbol in symbols.in_order():
        path = symbol["pathComponents"]
        if symbol["module"] in MODULES or len(path) > 1 or kind(symbol) not in TYPE_KINDS:
            continue
        if not PREFIX.match(path[0]):
            yield f"{symbol['module']}: the public type '{path[0]}' has no prefix, so an app may have one of its name"


def unasked(symbols):
    """The problems of new types of UIKit, which no app, issue or Texture method asks for."""
    known = {line.split("\t")[1] for line in DUMP.read_text().splitlines()}
    asked = askers(LISTS["uikit"])
    listed = set(read_list(LISTS["uikit"])[0])
    for symbol in symbols.in_order():
        path = symbol["pathComponents"]
        is_type = symbol["module"] == "UIKit" and len(path) == 1 and kind(symbol) in TYPE_KINDS
        if is_type and path[0] in listed - known - asked.keys():
            yield (f"{LISTS['uikit']}: the new type '{path[0]}' names no app, issue or Texture "
                   "method that asks for it")


def main():
    symbols = Symbols(sys.argv[1])
    present = public_names(symbols)
    listed, wild, problems = {}, set(), [*own_names(symbols), *unasked(symbols)]
    for group, path in LISTS.items():
        types, found = read_list(path)
        problems += found + list(malformed(group, types))
        for name, (_, members) in types.items():
            if "*" in members:
                wild.add(name)
            for member in members:
                if member != "*" and member in listed.get(name, {}):
                    problems.append(f"{path}: '{name}.{member}' is in two lists")
            listed.setdefault(name, {}).update({member: path for member in members})
    for name, members in sorted(present.items()):
        if name not in listed:
            problems.append(f"the public type '{name}' is in no list of Tests/API")
            continue
        if name not in wild:
            for member in sorted(members - listed[name].keys()):
                problems.append(f"the public name '{name}.{member}' is in no list of Tests/API")
    for name, members in sorted(listed.items()):
        if name not in present:
            problems.append(f"the listed type '{name}' is gone")
            continue
        for member in sorted(members.keys() - present[name] - {"*"}):
            problems.append(f"{members[member]}: the listed name '{name}.{member}' is gone")
    print("\n".join(problems))
    count = sum(len(members) for members in present.values())
    print(f"{len(present)} types with {count} members, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
