#!/usr/bin/env python3
"""Fails when the files below Sources are too short or too long on the whole, one is too long, or the longest
function has grown.

usage: check-file-lengths.py

Lengths are lines of code: comments, blank lines and the text of literals do not count. A file holds one
concept. The median of the lengths is 50 to 130 lines, at most 40 files have fewer than 12 lines (files that
only export modules aside), and no file has more than 500 lines. No function is longer than the longest one of
the commit that `.ci/base` names.
"""
import statistics
import sys

import swift_members
from base_sources import base_sources
from swift_lines import lines_of_code, swift_files

MEDIAN = range(50, 131)
SHORT, SHORT_FILES = 12, 40
LONG = 500


def lengths():
    """Returns the number of lines of code of each Swift file below Sources."""
    return {
        path: len(lines_of_code(path))
        for path in swift_files("Sources")
        if not path.endswith("/Exports.swift")
    }


def longest_function(folder):
    """Returns the length, the place and the name of the longest body of a function below a folder."""
    return max(
        (body_length(code, member), f"{path}:{member.line}", member.name)
        for path in swift_files(folder)
        for text in [open(path, encoding="utf-8").read()]
        for code in [swift_members.blanked(text)]
        for member in swift_members.members(path, text)
    )


def body_length(code, member):
    """Returns the number of lines of code of a member's body."""
    return sum(bool(line.strip()) for line in code[member.start : member.end].splitlines())


def problems(files):
    """Returns a message for each limit that the files exceed."""
    median = statistics.median(files.values())
    short = [path for path, count in files.items() if count < SHORT]
    found = [
        f"{path}: {count} lines of code; split it, or move bodies to extensions"
        for path, count in files.items()
        if count > LONG
    ]
    if not MEDIAN.start <= median < MEDIAN.stop:
        found.append(f"the median is {median} lines; it should be {MEDIAN.start} to {MEDIAN.stop - 1}")
    if len(short) > SHORT_FILES:
        found.append(
            f"{len(short)} files have fewer than {SHORT} lines; at most {SHORT_FILES} may:\n"
            + "\n".join(f"  {path}" for path in short))
    print(
        f"{len(files)} files, median {median:g} lines of code, {len(short)} below {SHORT} lines, "
        f"the longest has {max(files.values())}")
    return found


def growth():
    """Yields a message when the longest function is longer than that of the base."""
    length, place, name = longest_function("Sources")
    print(f"the longest function, '{name}', has {length} lines of code")
    with base_sources() as folder:
        former = longest_function(folder)[0] if folder else length
    if length > former:
        yield f"{place}: '{name}' has {length} lines of code; the longest function had {former}: split it"


def main():
    found = [*problems(lengths()), *growth()]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
