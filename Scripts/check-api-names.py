#!/usr/bin/env python3
"""Fails when a public name of UIKit or AsyncDisplayKit is not listed, or a listed name is gone; when the two
have more than twelve own names at the top level; when an own name of another module has no prefix; or when a
type of UIKit that is not in Tests/API/public-api.txt has no field that names who asks for it.

usage: check-api-names.py SYMBOL-GRAPHS

The lists are Tests/API/uikit-names.tsv, texture-names.tsv and own-names.tsv; Scripts/api_names.py
describes their form.
"""
import re
import sys

import api_names
from symbol_graphs import TYPE_KINDS, Symbols, kind

DUMP = api_names.FOLDER / "public-api.txt"
MOST_OWN_NAMES = 12
PREFIX = re.compile(r"(Fixture|Runtime)[A-Z]")
PAGE = re.compile(r"[a-z]+(/[a-z0-9_.-]+)+")
HEADER = re.compile(r"[\w+]+\.h( \([\d.]+\))?")


def malformed(group, types):
    """The sources that are neither a page nor a header, as the list's kind demands."""
    form = {"uikit": PAGE, "texture": HEADER}.get(group)
    for name, (source, _) in types.items():
        if form and not form.fullmatch(source):
            yield f"{api_names.LISTS[group]}: '{name}' has the invalid source '{source}'"


def own_names(symbols):
    """The problems of the names that an app or a test sees at the top level."""
    names = {group: set(api_names.read_list(path)[0]) for group, path in api_names.LISTS.items()}
    own = {name for name in names["own"] - names["uikit"] - names["texture"] if "." not in name}
    own.discard(api_names.GLOBAL)
    if len(own) > MOST_OWN_NAMES:
        yield f"more than {MOST_OWN_NAMES} own names at the top level: {', '.join(sorted(own))}"
    for symbol in symbols.in_order():
        path = symbol["pathComponents"]
        if symbol["module"] in api_names.MODULES or len(path) > 1 or kind(symbol) not in TYPE_KINDS:
            continue
        if not PREFIX.match(path[0]):
            yield f"{symbol['module']}: the public type '{path[0]}' has no prefix, so an app may have one of its name"


def unasked(symbols):
    """The problems of new types of UIKit, which no app, issue or Texture method asks for."""
    known = {line.split("\t")[1] for line in DUMP.read_text().splitlines()}
    asked = api_names.askers(api_names.LISTS["uikit"])
    listed = set(api_names.read_list(api_names.LISTS["uikit"])[0])
    for symbol in symbols.in_order():
        path = symbol["pathComponents"]
        is_type = symbol["module"] == "UIKit" and len(path) == 1 and kind(symbol) in TYPE_KINDS
        if is_type and path[0] in listed - known - asked.keys():
            yield (f"{api_names.LISTS['uikit']}: the new type '{path[0]}' names no app, issue or Texture "
                   "method that asks for it")


def main():
    symbols = Symbols(sys.argv[1])
    present = api_names.public_names(symbols)
    listed, wild, problems = {}, set(), [*own_names(symbols), *unasked(symbols)]
    for group, path in api_names.LISTS.items():
        types, found = api_names.read_list(path)
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
