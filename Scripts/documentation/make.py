"""Writes every generated page, or with --check names those that are not up to date.

usage: python3 -m documentation.make SYMBOL-GRAPHS FIXTURE-TOOL [--check]
"""
import pathlib
import sys

import api_list
from documentation import (
    code_pages, pictures, quirks, reference, targets, texture_map, topics, unused, what_is_here)


def pages(graphs, tool):
    """Every generated file: its path and its whole text."""
    symbols, members = api_list.read(graphs)
    index = pathlib.Path(tool).parent / "index/store"
    yield from what_is_here.pages(symbols, members, unused.sections(symbols, index))
    yield from quirks.pages()
    yield from texture_map.pages()
    yield from reference.pages(tool)
    yield from pictures.pages(tool)
    yield from code_pages.pages(tool)
    yield from topics.pages(symbols)
    yield from targets.pages()


def main():
    graphs, tool = sys.argv[1], str(pathlib.Path(sys.argv[2]).resolve())
    is_check = "--check" in sys.argv
    wanted = {pathlib.Path(path): text for path, text in pages(graphs, tool)}
    found = {*code_pages.FOLDER.glob("*.md"), *pictures.FOLDER.glob("*.svg")}
    leftovers = found - set(wanted)
    stale = [path for path, text in wanted.items() if not is_current(path, text)]
    if not is_check:
        for path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path])
        for path in leftovers:
            path.unlink()
        print(f"{len(wanted)} pages, {len(stale)} written, {len(leftovers)} removed")
        return 0
    for path in sorted([*stale, *leftovers]):
        print(f"{path} is stale: run Scripts/make-documentation")
    return 1 if stale or leftovers else 0


def is_current(path, text):
    """Whether the file has this text already."""
    return path.exists() and path.read_text() == text


if __name__ == "__main__":
    sys.exit(main())
