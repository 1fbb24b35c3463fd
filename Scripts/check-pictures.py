#!/usr/bin/python3
"""Compares drawn pictures with reviewed PNG files, and two renderers with each other.

usage: check-pictures.py FOLDER REFERENCES [--record]

FOLDER holds SVG files. Chromium draws all of them in one page. NAME.plain.svg is NAME.svg without the one
value that NAME is about: the two must differ visibly. With --record, the drawings of the others become the
references: look at them before you commit them. Needs Debian's chromium, librsvg2-bin and python3-pil.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

ZOOM = 2
WIDTH = 1600
GAP = 8
# A pixel differs if a channel does by more than this of 255; edges are smoothed differently.
CHANNEL = 48
# The part of a picture's pixels that may differ from the reference, and between the renderers.
REFERENCE_PART = 0.005
RENDERER_PART = 0.02
# The part of a picture's pixels that must differ from the plain picture.
VISIBLE_PART = 0.003


class Cell:
    """A picture and its place in the page."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        root = re.match(r'<svg [^>]*? width="([0-9.]+)" height="([0-9.]+)"', self.text)
        self.size = tuple(max(1, round(float(number) * ZOOM)) for number in root.groups())
        self.place = (0, 0)
        self.is_plain = path.stem.endswith(".plain")

    @property
    def box(self):
        (x, y), (width, height) = self.place, self.size
        return (x, y, x + width, y + height)


def arrange(cells):
    """Places the cells in rows and returns the height of the page."""
    x, y, row = GAP, GAP, 0
    for cell in cells:
        width, height = cell.size
        if x + width + GAP > WIDTH:
            x, y, row = GAP, y + row + GAP, 0
        cell.place = (x, y)
        x, row = x + width + GAP, max(row, height)
    return y + row + GAP


def chromium(cells, folder):
    """The cells as Chromium draws them, by one screenshot of a page with all of them."""
    height = arrange(cells)
    images = "".join(
        f'<img src="{cell.path.resolve().as_uri()}" style="position:absolute;left:{cell.place[0]}px;'
        f'top:{cell.place[1]}px;width:{cell.size[0]}px;height:{cell.size[1]}px">'
        for cell in cells)
    page, shot = folder / "page.html", folder / "page.png"
    page.write_text(f'<!doctype html><body style="margin:0;background:#fff">{images}</body>')
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
         "--disable-extensions", "--disable-background-networking",
         "--force-device-scale-factor=1", f"--user-data-dir={folder / 'profile'}",
         f"--window-size={WIDTH},{height + 100}", f"--screenshot={shot}", page.as_uri()],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300)
    whole = Image.open(shot).convert("RGB")
    return {cell: whole.crop(cell.box) for cell in cells}


def rsvg(cell, folder):
    """The cell as rsvg-convert draws it."""
    target = folder / "one.png"
    subprocess.run(
        ["rsvg-convert", "--width", str(cell.size[0]), "--height", str(cell.size[1]),
         "--background-color", "white", "--output", str(target), str(cell.path)], check=True)
    return Image.open(target).convert("RGB")


def differing(one, other):
    """The part of the pixels that differ, from 0 to 1."""
    if one.size != other.size:
        return 1.0
    channels = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return sum(worst.histogram()[CHANNEL + 1:]) / (one.size[0] * one.size[1])


def compare(cells, drawn, references, folder):
    """The lines of the pictures that differ."""
    plain = {cell.path.stem.removesuffix(".plain"): cell for cell in cells if cell.is_plain}
    for cell in cells:
        if cell.is_plain:
            continue
        other = plain.get(cell.path.stem)
        if other and differing(drawn[cell], drawn[other]) < VISIBLE_PART:
            yield f"{cell.path.stem}: the picture does not differ visibly from the plain one"
        file = references / f"{cell.path.stem}.png"
        if not file.exists():
            yield f"{cell.path.stem}: there is no {file}; record it with --record"
            continue
        part = differing(drawn[cell], Image.open(file).convert("RGB"))
        if part > REFERENCE_PART:
            yield f"{cell.path.stem}: {part:.1%} of the pixels differ from {file}"
        # rsvg-convert does not stretch text.
        if "textLength" not in cell.text:
            part = differing(drawn[cell], rsvg(cell, folder))
            if part > RENDERER_PART:
                yield f"{cell.path.stem}: {part:.1%} of the pixels differ from rsvg-convert"
    names = {cell.path.stem for cell in cells if not cell.is_plain}
    for file in sorted(references.glob("*.png")):
        if file.stem not in names:
            yield f"{file}: there is no such picture; delete the file"


def main():
    pictures, references = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    cells = [Cell(path) for path in sorted(pictures.glob("*.svg"))]
    if not cells:
        raise SystemExit(f"{pictures} holds no pictures")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        drawn = chromium(cells, folder)
        if "--record" in sys.argv:
            references.mkdir(parents=True, exist_ok=True)
            for cell in cells:
                if cell.is_plain:
                    continue
                drawn[cell].save(references / f"{cell.path.stem}.png", optimize=True)
            print(f"recorded {sum(not cell.is_plain for cell in cells)} pictures")
            return 0
        problems = list(compare(cells, drawn, references, folder))
    print("\n".join([*problems, f"{len(cells)} pictures, {len(problems)} problems"]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
