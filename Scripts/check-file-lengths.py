#!/usr/bin/env python3
"""Fails when the files below Sources are too short or too long on the whole, or one is too long.

usage: check-file-lengths.py

A file holds one concept. The median of the lengths is 50 to 130 lines, at most 40 files have fewer
than 20 lines (files that only export modules aside), and no file has more than 500 lines. The bodies
of the classes below may have 700: Swift requires that overridable members are declared there.
"""
import pathlib
import statistics
import sys

MEDIAN = range(50, 131)
SHORT, SHORT_FILES = 20, 40
LONG, LONG_CLASS = 500, 700
CLASSES = {
    "ASCollectionNode.swift", "ASDisplayNode.swift", "ASTableNode.swift", "UIView.swift",
    "UIViewController.swift",
}


def lengths():
    """Returns the number of lines of each Swift file below Sources."""
    return {
        path: len(path.read_text().splitlines())
        for path in sorted(pathlib.Path("Sources").rglob("*.swift"))
        if path.name != "Exports.swift"
    }


def problems(files):
    """Returns a message for each limit that the files exceed."""
    median = statistics.median(files.values())
    short = [path for path, count in files.items() if count < SHORT]
    found = [
        f"{path}: {count} lines; split it, or move bodies to extensions"
        for path, count in files.items()
        if count > (LONG_CLASS if path.name in CLASSES else LONG)
    ]
    if not MEDIAN.start <= median < MEDIAN.stop:
        found.append(f"the median is {median} lines; it should be {MEDIAN.start} to {MEDIAN.stop - 1}")
    if len(short) > SHORT_FILES:
        found.append(
            f"{len(short)} files have fewer than {SHORT} lines; at most {SHORT_FILES} may:\n"
            + "\n".join(f"  {path}" for path in short))
    print(
        f"{len(files)} files, median {median:g} lines, {len(short)} below {SHORT} lines, "
        f"{sum(count > LONG for count in files.values())} above {LONG}")
    return found


def main():
    found = problems(lengths())
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
