#!/usr/bin/env python3
"""Writes the Unicode tables of Sources/UIKit/Text: line-break classes and wide characters.

Source: LineBreak.txt and EastAsianWidth.txt of the Unicode Character Database 15.0 (Unicode
License), as the Debian package `unicode-data` installs them.

Usage:
  apt-get install unicode-data
  python3 Scripts/make-unicode-tables.py [folder of the Unicode files]
"""

import pathlib
import re
import sys
import unicodedata

TEXT = pathlib.Path(__file__).parent.parent / "Sources/UIKit/Text"
FOLDER = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
COLUMNS = 100


def ranges(name):
    pattern = re.compile(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", re.M)
    found = pattern.findall((FOLDER / name).read_text("utf-8"))
    return [(int(a, 16), int(b or a, 16), value) for a, b, value in found]


def merged(entries):
    """Joins neighbouring ranges of one value."""
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


def resolved(first, last, value):
    """Rule LB1: the classes that need a choice, with combining South East Asian marks as CM."""
    if value in ("AI", "SG"):
        return [(first, last, "AL")]
    if value == "CJ":
        return [(first, last, "NS")]
    if value == "SA":
        kinds = [unicodedata.category(chr(c)) in ("Mn", "Mc") for c in range(first, last + 1)]
        return [(first + i, first + i, "CM" if k else "AL") for i, k in enumerate(kinds)]
    return [(first, last, value)]


def wide_punctuation(entries):
    """Rule LB30 leaves East Asian brackets out: they get the classes OW and CW."""
    wide = {c for a, b, v in ranges("EastAsianWidth.txt") if v in "WFH" for c in range(a, b + 1)}
    renamed = {"OP": "OW", "CP": "CW"}
    for first, last, value in entries:
        for code in range(first, last + 1) if value in renamed else []:
            yield code, code, renamed[value] if code in wide else value
        if value not in renamed:
            yield first, last, value


def reserved_pictographs():
    """Rule LB30b: unassigned pictographs behave as emoji that take modifiers."""
    text = (FOLDER / "LineBreak.txt").read_text("utf-8")
    unassigned = re.findall(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?;ID\s+# Cn", text, re.M)
    planned = [r for r in ranges("emoji/emoji-data.txt") if r[2] == "Extended_Pictographic"]
    codes = {c for a, b in unassigned for c in range(int(a, 16), int(b or a, 16) + 1)}
    return codes & {c for a, b, _ in planned for c in range(a, b + 1)}


def with_emoji_bases(entries):
    reserved = reserved_pictographs()
    for first, last, value in entries:
        if value != "ID" or not reserved.intersection(range(first, last + 1)):
            yield first, last, value
            continue
        for code in range(first, last + 1):
            yield code, code, "EB" if code in reserved else value


def line_breaks():
    entries = [e for r in ranges("LineBreak.txt") for e in resolved(*r)]
    entries = list(with_emoji_bases(entries))
    entries = list(wide_punctuation(entries))
    entries = [e for e in merged(entries) if e[2] != "XX"]
    words, next_code = [], 0
    for first, last, value in entries:
        gap = first - next_code
        words.append(f"{value}{gap:X}.{last - first:X}" if gap else f"{value}.{last - first:X}")
        next_code = last + 1
    write(
        "Breaking/LineBreakTable+Data.swift",
        f'''extension LineBreakTable {{
  /// Ranges of line-break classes in the order of their characters, from LineBreak.txt 15.0.
  ///
  /// Each entry is a class, the number of characters without one before the range (hexadecimal,
  /// left out if none), a point and the length of the range less one (hexadecimal).
  static let ranges: StaticString = """
{literal(words, 4)}
    """
}}
''',
    )


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
    line_breaks()
    east_asian_widths()
