"""The pictures of the README and of the reference, drawn by show-fixture from this package's fixtures."""
import pathlib
import subprocess
from typing import NamedTuple

FOLDER = pathlib.Path("Documentation/Images")


class Picture(NamedTuple):
    """A picture of a container in a window."""
    element: str
    container: str
    width: int
    height: int
    text: str


PICTURES = [
    Picture("spec", "SpecExample", 220, 110, "A spacer between two nodes"),
    Picture("wrapper", "WrapperExample", 220, 110, "Two nodes at the origin"),
    Picture("stack", "StackExample", 220, 110, "Three nodes in a row"),
    Picture("inset", "InsetExample", 220, 110, "A node inside insets"),
    Picture("ratio", "RatioExample", 220, 110, "A node half as high as wide"),
    Picture("relative", "RelativeExample", 220, 110, "A node at the end of the bottom edge"),
    Picture("center", "CenterExample", 220, 110, "A node in the middle"),
    Picture("absolute", "AbsoluteExample", 220, 110, "Three nodes at positions of their own"),
    Picture("overlay", "OverlayExample", 220, 110, "A node above another one"),
    Picture("background", "BackgroundExample", 220, 110, "A node below another one"),
    Picture("corner", "CornerExample", 220, 110, "A badge at the corner of a node"),
    Picture("collection", "CollectionExample", 320, 260, "A collection of cards in two columns"),
    Picture("table", "TableExample", 320, 240, "A table of places, with separators"),
    Picture("pager", "FivePages", 220, 220, "The first page of a pager"),
    Picture("flow", "Greetings", 375, 480, "Items in a flow layout, with a header"),
    Picture("layout", "LayoutExample", 220, 110, "Items on a diagonal, placed by a hand-written layout"),
    Picture("mosaic", "Gallery", 375, 480, "A mosaic in two columns, with a plain cell"),
]


def pages(tool):
    """The pictures: each path and its text."""
    show = pathlib.Path(tool).parent / "show-fixture"
    for picture in PICTURES:
        yield str(FOLDER / f"{picture.element}.svg"), draw(show, picture)


def draw(show, picture):
    """The SVG document of a picture."""
    return subprocess.run(
        [show, picture.container, "--width", str(picture.width), "--height", str(picture.height),
         "--svg", "-"],
        check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def with_pictures(reference):
    """The reference of the fixture language with a picture below the abstract of each element that has one."""
    for picture in PICTURES:
        head, heading, rest = reference.partition(f"### `{picture.element}`\n\n")
        if not heading:
            raise SystemExit(f"the reference has no element '{picture.element}'")
        abstract, _, rest = rest.partition("\n\n")
        image = f"![{picture.text}](Images/{picture.element}.svg)"
        reference = f"{head}{heading}{abstract}\n\n{image}\n\n{rest}"
    return reference
