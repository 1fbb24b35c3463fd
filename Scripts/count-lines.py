#!/usr/bin/env python3
"""Counts the lines of code below Sources, comments and blank lines aside, by target.

usage: count-lines.py [FOLDER]
"""
import collections
import os
import sys

from swift_lines import lines_of_code, swift_files


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "Sources"
    counts = collections.Counter()
    for path in swift_files(folder):
        counts[os.path.relpath(path, folder).split(os.sep)[0]] += len(lines_of_code(path))
    for target, count in sorted(counts.items()):
        print(f"{count:7} {target}")
    print(f"{sum(counts.values()):7} lines of code in {folder}")


if __name__ == "__main__":
    main()
