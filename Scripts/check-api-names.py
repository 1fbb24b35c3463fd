#!/usr/bin/env python3
"""Fails when a public name of UIKit or AsyncDisplayKit is not listed, or a listed name is gone.

usage: check-api-names.py SYMBOL-GRAPHS

The lists are Tests/API/uikit-names.tsv, texture-names.tsv and own-names.tsv; Scripts/api_names.py
describes their form.
"""
import re
import sys

import api_names
from symbol_graphs import Symbols

PAGE = re.compile(r"[a-z]+(/[a-z0-9_.-]+)+")
HEADER = re.compile(r"[\w+]+\.h( \([\d.]+\))?")


def malformed(kind, types):
    """The sources that are neither a page nor a header, as the list's kind demands."""
    form = {"uikit": PAGE, "texture": HEADER}.get(kind)
    for name, (source, _) in types.items():
        if form and not form.fullmatch(source):
            yield f"{api_names.LISTS[kind]}: '{name}' has the invalid source '{source}'"


def main():
    present = api_names.public_names(Symbols(sys.argv[1]))
    listed, wild, problems = {}, set(), []
    for kind, path in api_names.LISTS.items():
        types, found = api_names.read_list(path)
        problems += found + list(malformed(kind, types))
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
