"""Compares the list of Texture's and UIKit's members with the public symbols."""
import pathlib
import re
from collections import namedtuple

from symbol_graphs import Symbols

LIST = "Tests/API/texture-api.tsv"
USES = "Tests/AsyncDisplayKitTests/API/ListedMembersTests.swift"

# Types whose Swift spelling is nested.
NESTED = {
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
}

Member = namedtuple("Member", "tier type name exists")


def used_lines(text):
    """The lines `Type member` in the titles of the tests that use what symbol graphs cannot show."""
    titles = re.findall(r'@Test\(\s*"""(.*?)"""\)', text, re.S)
    titles += re.findall(r'@Test\("([^"\n]+)"\)', text)
    return {line.strip() for title in titles for line in title.splitlines() if line.strip()}


def read(graphs):
    """The symbols, and every line of the list with whether the member exists."""
    symbols = Symbols(graphs)
    used = used_lines(pathlib.Path(USES).read_text())
    global_names = symbols.own[""]
    members, listed = [], set()
    for line in pathlib.Path(LIST).read_text().splitlines():
        tier, type_name, member = line.split("\t")
        listed.add(f"{type_name} {member}")
        exists = (
            member in symbols.members(NESTED.get(type_name, type_name))
            or member in global_names
            or f"{type_name} {member}" in used
        )
        members.append(Member(tier, type_name, member, exists))
    if used - listed:
        raise SystemExit(f"{USES} names lines that are not listed: {sorted(used - listed)}")
    return symbols, members
