#!/usr/bin/env python3
"""Writes Sources/UIFoundation/Text/Fonts/FontMetricsTable.swift from Adobe's AFM files.

Source: the Adobe Font Metrics of the PDF core fonts (Helvetica, version 002.000, and
Helvetica-Bold), which Adobe lets everyone use, copy and distribute for any purpose. The PyPI
package `matplotlib` ships them, notice included, in `mpl-data/fonts/pdfcorefonts`. Glyph names turn
into characters by the Adobe Glyph List of the PyPI package `fonttools`.

Usage:
  pip install matplotlib==3.9.2 fonttools
  python3 Scripts/make-font-metrics.py [folder of the AFM files]

The two oblique faces have the advances of the upright ones (the script checks it).
"""

import pathlib
import re
import sys

from fontTools.agl import toUnicode

OUTPUT = pathlib.Path(__file__).parent.parent / "Sources/UIFoundation/Text/Fonts/FontMetricsTable+Data.swift"
COLUMNS = 100


def afm_folder():
    if len(sys.argv) > 1:
        return pathlib.Path(sys.argv[1])
    import matplotlib

    return pathlib.Path(matplotlib.get_data_path()) / "fonts/pdfcorefonts"


def advances(path):
    pattern = re.compile(r"^C -?\d+ ; WX (\d+) ; N (\S+) ;", re.M)
    return {name: int(width) for width, name in pattern.findall(path.read_text("ascii"))}


def is_private(code):
    return 0xE000 <= code <= 0xF8FF


def main():
    folder = afm_folder()
    regular = advances(folder / "Helvetica.afm")
    bold = advances(folder / "Helvetica-Bold.afm")
    assert regular == advances(folder / "Helvetica-Oblique.afm")
    assert bold == advances(folder / "Helvetica-BoldOblique.afm")
    assert regular.keys() == bold.keys()
    characters = {name: toUnicode(name) for name in regular}
    known = {ord(c): n for n, c in characters.items() if len(c) == 1 and not is_private(ord(c))}
    entries = [f"{c:X}:{regular[n]}:{bold[n]}" for c, n in sorted(known.items())]
    lines, line = [], ""
    for entry in entries:
        if len(line) + len(entry) + 7 > COLUMNS:
            lines.append(line)
            line = ""
        line += (" " if line else "") + entry
    lines.append(line)
    body = "\n".join(f"    {line} \\" for line in lines[:-1]) + f"\n    {lines[-1]}"
    OUTPUT.write_text(
        f'''// Made by Scripts/make-font-metrics.py; do not edit.

extension RuntimeText.FontMetricsTable {{
  /// The advances in thousandths of an em: code point (hexadecimal), regular, bold.
  ///
  /// Copyright (c) 1985, 1987, 1989, 1990, 1997 Adobe Systems Incorporated. All Rights Reserved.
  /// From Helvetica.afm and Helvetica-Bold.afm, version 002.000, which may be used, copied and
  /// distributed for any purpose and without charge, with or without modification.
  static let advances: StaticString = """
{body}
    """
}}
''',
        "utf-8",
    )
    print(f"{len(entries)} characters", file=sys.stderr)


if __name__ == "__main__":
    main()
