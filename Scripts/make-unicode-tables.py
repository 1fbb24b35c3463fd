#!/usr/bin/env python3
"""Writes the Unicode tables of Sources/UIFoundation/Text: the widths of East Asian characters.

Source: EastAsianWidth.txt of the Unicode Character Database 15.0 (Unicode
License), as the Debian package `unicode-data` installs them.

Usage:
  apt-get install unicode-data
  python3 Scripts/make-unicode-tables.py [folder of the Unicode files]
"""

import pathlib
import re
import sys

TEXT = pathlib.Path(__file__).parent.parent / "Sources/UIFoundation/Text"
FOLDER = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
COLUMNS = 100


def ranges(name):
    pattern = re.compile(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", re.M)
    found = pattern.findall((FOLDER / name).read_text("utf-8"))
    return [(int(a, 16), int(b or a, 16), value) for a, b, value in found]


def merged(entries):
    """Joins neighboring ranges of one value."""
    result = []
    for first, last, value in sorted(entries):
        if result and result[-1][2] == value and result[-1][1] + 1 == first:
            result[-1] = (result[-1][0], last, value)
        else:
            result.append((first, last, value))
    return result


def literal(words, indent):
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) + indent + 3 > COLUMNS:
            lines.append(line)
            line = ""
        line += (" " if line else "") + word
    pad = " " * indent
    return "".join(f"{pad}{line} \\\n" for line in lines) + f"{pad}{line}"


def east_asian_widths():
    entries = [r for r in ranges("EastAsianWidth.txt") if r[2] in ("W", "F", "H")]
    wide = merged([(a, b, "W") for a, b, v in entries if v != "H"])
    half = merged([e for e in entries if e[2] == "H"])
    words = [f"{a:X}-{b:X}" for a, b, _ in wide]
    halves = [f"{a:X}-{b:X}" for a, b, _ in half]
    write(
        "Fonts/EastAsianWidth+Data.swift",
        f'''extension EastAsianWidth {{
  /// The ranges of wide and full-width characters, from EastAsianWidth.txt 15.0.
  static let wideRanges: StaticString = """
{literal(words, 4)}
    """

  /// The ranges of half-width characters, from EastAsianWidth.txt 15.0.
  static let halfWidthRanges: StaticString = """
{literal(halves, 4)}
    """
}}
''',
    )


def write(name, body):
    header = "// Made by Scripts/make-unicode-tables.py; do not edit.\n\n"
    (TEXT / name).write_text(header + body, "utf-8")


if __name__ == "__main__":
    east_asian_widths()
