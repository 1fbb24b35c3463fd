#!/usr/bin/env python3
"""Holds the public symbols against the list of Texture's and UIKit's members, and checks docstrings.

usage: check-api.py SYMBOL-GRAPH-FOLDER LIST [--undocumented] [--page]

LIST has a line a member: tier, type, member, separated by tabs. Every T1 and T2 member must exist.
Members that a symbol graph cannot show (Foundation's, closure types, re-listings of other lines) are
named in SKIPPED; a Swift file of the tests uses them.
"""
import collections
import json
import pathlib
import sys

# Types whose Swift spelling is nested.
NESTED = {
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
}
SKIPPED_TYPES = {"ASCellNodeBlock", "NSAttributedString", "Functions", "Placeholders"}
SKIPPED = {("ASPagerDelegate", "(inherits ASCollectionDelegate)"), ("IndexPath", "init(index:)")}


def load(folder):
    symbols, parents = {}, collections.defaultdict(set)
    for file in sorted(pathlib.Path(folder).glob("*.symbols.json")):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            symbols.setdefault(symbol["identifier"]["precise"], symbol)
        for relation in graph["relationships"]:
            if relation["kind"] in ("inheritsFrom", "conformsTo"):
                parents[relation["source"]].add(relation["target"])
    return symbols, parents


def members_by_type(symbols, parents):
    own, types, globals_ = collections.defaultdict(set), {}, set()
    for precise, symbol in symbols.items():
        path = symbol["pathComponents"]
        if len(path) == 1:
            globals_.add(path[0])
        own[".".join(path[:-1])].add(path[-1])
        if symbol["kind"]["identifier"].split(".")[-1] in ("class", "struct", "enum", "protocol"):
            types[precise] = ".".join(path)
    names = {name: precise for precise, name in types.items()}

    def all_members(name, seen=()):
        members = set(own.get(name, ()))
        for parent in parents.get(names.get(name), ()):
            parent_name = types.get(parent)
            if parent_name and parent_name not in seen:
                members |= all_members(parent_name, (*seen, name))
        return members

    return all_members, names, globals_


def bare(member):
    """A member without its parameter list, for properties that stand where Texture has methods."""
    return member.split("(")[0]


def exists(type_name, member, all_members, globals_):
    members = all_members(type_name)
    return (
        member in members
        or member in globals_
        or (member.endswith("()") and bare(member) in members)
        or any(known.split("(")[0] == member for known in globals_)
        or member.replace(" String", ":").replace("_: String", "_:") in globals_
    )


def main():
    folder, list_path = sys.argv[1:3]
    symbols, parents = load(folder)
    all_members, names, globals_ = members_by_type(symbols, parents)
    missing, later, present = [], [], 0
    for line in pathlib.Path(list_path).read_text().splitlines():
        tier, type_name, member = line.split("\t")
        if type_name in SKIPPED_TYPES or (type_name, member) in SKIPPED:
            continue
        name = NESTED.get(type_name, type_name)
        if exists(name, member, all_members, globals_):
            present += 1
        elif tier == "T3":
            later.append((type_name, member))
        else:
            missing.append((tier, type_name, member))
    undocumented = [
        ".".join(symbol["pathComponents"])
        for symbol in symbols.values()
        if symbol["accessLevel"] in ("public", "open")
        and not symbol.get("docComment")
        and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]
        and "swiftExtension" not in symbol.get("kind", {}).get("identifier", "")
        and symbol.get("location")
    ]
    for tier, type_name, member in missing:
        print(f"missing {tier}: {type_name} {member}")
    for name in sorted(undocumented):
        print(f"undocumented: {name}")
    print(f"{present} listed members exist, {len(missing)} of T1 and T2 are missing, "
          f"{len(later)} of T3 are left out, {len(undocumented)} public symbols lack a docstring")
    if "--page" in sys.argv:
        for type_name, member in later:
            print(f"left out: {type_name} {member}")
    return 1 if missing or undocumented else 0


if __name__ == "__main__":
    sys.exit(main())
