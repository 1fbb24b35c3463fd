#!/usr/bin/env python3
"""Fails when a folder or type in CONTRIBUTING's map from question to folder does not exist.

The map is the table below the heading "Where to look first": a question, a folder in backquotes, and
types in backquotes that are declared in a file of that folder.
"""
import pathlib
import re
import sys

PAGE = pathlib.Path("CONTRIBUTING.md")
DECLARATION = r"\b(?:class|struct|enum|protocol|actor|typealias|extension)\s+{}\b"


def rows():
    """The folder and the types of each row."""
    text = PAGE.read_text()
    section = text.split("## Where to look first", 1)[1].split("\n## ", 1)[0]
    for row in section.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if row.startswith("|") and len(cells) == 3 and cells[1].startswith("`"):
            yield cells[1].strip("`"), re.findall(r"`(\w+)`", cells[2])


def problems():
    """What a row names and the tree lacks."""
    for folder, types in rows():
        if not pathlib.Path(folder).is_dir():
            yield f"no folder {folder}"
            continue
        text = "\n".join(file.read_text() for file in pathlib.Path(folder).rglob("*.swift"))
        for name in types:
            if not re.search(DECLARATION.format(name), text):
                yield f"no type {name} in {folder}"


def main():
    found = list(problems())
    print("\n".join(found + [f"{len(list(rows()))} rows of the map, {len(found)} problems"]))
    return 1 if found or not list(rows()) else 0


if __name__ == "__main__":
    sys.exit(main())
