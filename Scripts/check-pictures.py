#!/usr/bin/python3
"""Compares drawn pictures with reviewed PNG files, and two renderers with each other.

usage: check-pictures.py FOLDER REFERENCES [--record]

FOLDER holds SVG files. Chromium draws all of them in one page. NAME.plain.svg is NAME.svg without the one
value that NAME is about: the two must differ visibly. NAME.embedded.svg is NAME.svg with the fonts of its
text: the two must be equal. With --record, the drawings of the others become the references: look at them
before you commit them. Each run also draws a pale icon into each reference, and checks that the comparison
notices it. Needs Debian's chromium, librsvg2-bin and python3-pil.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops, ImageDraw

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
# A square of pixels differs if the mean of a channel does by more than this of 255. Edges that are smoothed
# differently have equal means, and a pale icon has not.
SQUARE = 8
SQUARE_MEAN = 4
# The same for the pictures with their fonts: the browser hints and smooths glyphs in another way.
EMBEDDED_PART = 0.03
EMBEDDED_MEAN = 40


class Cell:
    """A picture and its place in the page."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        root = re.match(r'<svg [^>]*? width="([0-9.]+)" height="([0-9.]+)"', self.text)
        self.size = tuple(max(1, round(float(number) * ZOOM)) for number in root.groups())
        self.place = (0, 0)
        self.is_plain = path.stem.endswith(".plain")
        self.is_embedded = path.stem.endswith(".embedded")
        self.is_reviewed = not self.is_plain and not self.is_embedded

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
    worst = worst_channel(ImageChops.difference(one, other))
    return sum(worst.histogram()[CHANNEL + 1:]) / (one.size[0] * one.size[1])


def worst_channel(image):
    """The greatest channel of each pixel."""
    red, green, blue = image.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def square_difference(one, other):
    """The greatest difference of the means of two squares at one place, from 0 to 255."""
    if one.size != other.size:
        return 255
    size = tuple(-(-side // SQUARE) * SQUARE for side in one.size)
    means = []
    for image in (one, other):
        whole = Image.new("RGB", size, "white")
        whole.paste(image)
        means.append(whole.reduce(SQUARE))
    return worst_channel(ImageChops.difference(*means)).getextrema()[1]


def with_pale_icon(image):
    """A picture with a ring that is hardly darker or lighter than what is below it."""
    width, height = image.size
    side = min(24, width, height)
    left, top = (width - side) // 2, (height - side) // 2
    box = (left, top, left + side, top + side)
    below = image.crop(box).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    shift = -24 if sum(below) > 384 else 24
    changed = image.copy()
    area = changed.crop(box)
    shifted = area.point(lambda value: max(0, min(255, value + shift)))
    ring = Image.new("L", area.size, 0)
    ImageDraw.Draw(ring).ellipse((2, 2, side - 3, side - 3), outline=255, width=4)
    area.paste(shifted, mask=ring)
    changed.paste(area, box)
    return changed


def compare(cells, drawn, references, folder):
    """The lines of the pictures that differ."""
    plain = {cell.path.stem.removesuffix(".plain"): cell for cell in cells if cell.is_plain}
    embedded = {
        cell.path.stem.removesuffix(".embedded"): cell for cell in cells if cell.is_embedded}
    for cell in cells:
        if not cell.is_reviewed:
            continue
        twin = embedded.get(cell.path.stem)
        if twin:
            part = differing(drawn[cell], drawn[twin])
            square = square_difference(drawn[cell], drawn[twin])
            if part > EMBEDDED_PART or square > EMBEDDED_MEAN:
                yield (f"{cell.path.stem}: {part:.1%} of the pixels differ from the picture with its "
                       f"fonts, and a square by {square}")
        other = plain.get(cell.path.stem)
        if other and differing(drawn[cell], drawn[other]) < VISIBLE_PART:
            yield f"{cell.path.stem}: the picture does not differ visibly from the plain one"
        file = references / f"{cell.path.stem}.png"
        if not file.exists():
            yield f"{cell.path.stem}: there is no {file}; record it with --record"
            continue
        reference = Image.open(file).convert("RGB")
        part = differing(drawn[cell], reference)
        if part > REFERENCE_PART:
            yield f"{cell.path.stem}: {part:.1%} of the pixels differ from {file}"
        square = square_difference(drawn[cell], reference)
        if square > SQUARE_MEAN:
            yield f"{cell.path.stem}: a square of pixels differs from {file} by {square} of 255"
        if square_difference(with_pale_icon(reference), reference) <= SQUARE_MEAN:
            yield f"{cell.path.stem}: the comparison does not notice a pale icon"
        # rsvg-convert does not stretch text.
        if "textLength" not in cell.text:
            part = differing(drawn[cell], rsvg(cell, folder))
            if part > RENDERER_PART:
                yield f"{cell.path.stem}: {part:.1%} of the pixels differ from rsvg-convert"
    names = {cell.path.stem for cell in cells if cell.is_reviewed}
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
                if cell.is_reviewed:
                    drawn[cell].save(references / f"{cell.path.stem}.png", optimize=True)
            print(f"recorded {sum(cell.is_reviewed for cell in cells)} pictures")
            return 0
        problems = list(compare(cells, drawn, references, folder))
    print("\n".join([*problems, f"{len(cells)} pictures, {len(problems)} problems"]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
