"""Reads the lines of code of Swift files: comments, blank lines, the text of literals and what scripts write aside."""
import os
import re

# The first line of a file that a script writes, and the line after which one does.
WRITTEN = "// Do not edit"
REST_IS_WRITTEN = ", written by Scripts/"
# A string literal (raw or not, of one or several lines), a comment, or one other character.
PIECE = re.compile(
    r'(?P<string>(?P<hashes>#*)(?:"""(?:.|\n)*?(?<!\\)"""|"(?:\\.|[^"\\\n])*")(?P=hashes))'
    r"|(?P<comment>//[^\n]*)"
    r"|(?P<open>/\*)"
    r"|(?P<other>.)",
    re.DOTALL,
)


def after_block_comment(text, start):
    """Returns the index after the block comment that begins at `start`; such comments nest."""
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def without_comments(text, folding_literals=False):
    """Returns the text without comments; a string literal becomes `""`.

    A literal of several lines keeps them, unless `folding_literals`: then the further ones are
    blank, as it is one literal.
    """
    pieces = []
    position = 0
    while position < len(text):
        match = PIECE.match(text, position)
        position = match.end()
        if match["open"]:
            end = after_block_comment(text, match.start())
            pieces.append("\n" * text.count("\n", match.start(), end))
            position = end
        elif match["string"]:
            further = "\n" if folding_literals else '\n""'
            pieces.append('""' + further * match["string"].count("\n"))
        elif match["other"]:
            pieces.append(match["other"])
    return "".join(pieces)


def lines_of_code(path, folding_literals=False):
    """Returns the pairs (line number, text) of a file's lines of code."""
    with open(path, encoding="utf-8") as file:
        lines = without_comments(file.read().split(REST_IS_WRITTEN)[0], folding_literals).split("\n")
    return [(number, line.strip()) for number, line in enumerate(lines, 1) if line.strip()]


def swift_files(folder):
    """Returns the paths of the Swift files below a folder that people write, without links that lead out of a copy."""
    paths = sorted(
        os.path.join(parent, name)
        for parent, _, names in os.walk(folder)
        for name in names
        if name.endswith(".swift") and os.path.exists(os.path.join(parent, name))
    )
    return [path for path in paths if not is_written_by_script(path)]


def is_written_by_script(path):
    """Returns whether a script writes a whole file."""
    with open(path, encoding="utf-8") as file:
        return file.readline().startswith(WRITTEN)
