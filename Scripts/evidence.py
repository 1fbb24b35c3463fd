"""Reads the citations of Texture's files and methods in comments."""
import pathlib
import re

LIST = pathlib.Path("Tests/API/texture-methods.tsv")
FILE = re.compile(r"`([\w+]+\.(?:mm|m|h))`")
NAME = re.compile(r"`([-+]?[A-Za-z_][\w:.]*(?:\(\))?…?)`")


def comments(text):
    """The comments of a file: the line of each, and its paragraphs and items, joined."""
    block, first = [], 0
    for number, line in enumerate(text.split("\n") + [""], 1):
        stripped = line.strip()
        if stripped.startswith("//"):
            first = first if block else number
            block.append(stripped.lstrip("/").strip())
        elif block:
            yield first, block
            block = []


def units(block):
    """The paragraphs and list items of a comment."""
    unit = []
    for line in block + [""]:
        if (not line or line.startswith("- ")) and unit:
            yield " ".join(unit)
            unit = []
        if line:
            unit.append(line)


def known():
    """What each file defines, by the file's name."""
    files = {}
    for line in LIST.read_text().splitlines():
        file, name = line.split("\t")
        files.setdefault(file, set()).add(name)
    return files


def cited(text, files):
    """Whether a text cites a file and a name in it, and what it cites that does not exist."""
    names = FILE.findall(text)
    wrong = [name for name in names if name not in files]
    for name in NAME.findall(text):
        if name[0] in "-+" and not any(defines(files.get(file, ()), name) for file in names):
            wrong.append(name)
    defined = [name for name in NAME.findall(text)
               if any(defines(files.get(file, ()), name) for file in names)]
    return bool(names and defined), wrong


def defines(names, cited_name):
    """Whether a file defines a name; one that ends in an ellipsis is the beginning of a name."""
    name = cited_name.removesuffix("()")
    if name.endswith("…"):
        return any(one.startswith(name[:-1]) for one in names)
    return name in names
