"""Reads and writes the store of codes, from which docstrings, `fixture-tool explain` and pages come.

Scripts/documentation/codes has a file for each group: `fixtures.txt`, `runtime.txt` and `snapshots.txt`. An
entry is a line `== CODE SEVERITY`, with a second severity for a code that is reported with either one, then
three texts between lines `--`: the meaning, the advice and the example. Meaning and advice are Markdown, with
links relative to Documentation/Codes.

The example of a runtime's code is Swift, that of a finding of lint-snapshots its line. The example of a
fixture's code is one fixture, several files, each after a line `file NAME`, words between parentheses, or empty
where the tables of invalid fixtures in the tests have one.
"""
import pathlib
import re
import textwrap
from collections import namedtuple

Entry = namedtuple("Entry", "severities meaning advice example")
Constant = namedtuple("Constant", "name path comment")
FOLDER = pathlib.Path(__file__).parent / "codes"
GROUPS = {
    "fixtures": ("error", "warning", "note"),
    "runtime": ("violation", "advisory"),
    "snapshots": ("warning", "note"),
}
CONSTANT = re.compile(
    r'((?:^ *///.*\n)+) *(?:public |package )?static let (\w+)(?:: RuntimeViolation\.Code)?'
    r' = (?:RuntimeViolation\.Code|Self)\(\s*rawValue: "([a-z0-9-]+)"', re.M)
# Every way to make a code, with or without a comment.
CODE = re.compile(r'(?:RuntimeViolation\.Code|Self)\(\s*rawValue: "([a-z0-9]+(?:-[a-z0-9]+)+)"')
# The beginning of the comment of some constants, which the store does not repeat.
PREFIX = re.compile(r"^The code of an? (?:violation|advisory):\s+(.)")


def read(group):
    """The entries of a group by code."""
    path = FOLDER / f"{group}.txt"
    entries = {}
    for block in path.read_text().split("\n== ")[1:] if path.exists() else []:
        head, _, text = block.partition("\n")
        code, _, severities = head.strip().partition(" ")
        parts = [part.strip() for part in re.split(r"^--$", text, maxsplit=2, flags=re.M)]
        if len(parts) != 3 or not parts[0] or not parts[1]:
            raise SystemExit(f"{path}: '{code}' needs a meaning, --, an advice, -- and an example")
        if not severities or not set(severities.split()) <= set(GROUPS[group]):
            raise SystemExit(f"{path}: '{code}' needs a severity of {', '.join(GROUPS[group])}")
        if code in entries:
            raise SystemExit(f"{path}: '{code}' is there twice")
        entries[code] = Entry(severities, joined(parts[0]), joined(parts[1]), parts[2])
    return entries


def joined(text):
    """A Markdown text with each paragraph on one line."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text.strip()))


def wrapped(text):
    """A Markdown text in lines of at most 110 columns."""
    return "\n\n".join(
        textwrap.fill(paragraph, 110, break_long_words=False, break_on_hyphens=False)
        for paragraph in text.split("\n\n"))


def write(group, entries):
    """Writes the entries of a group in alphabetical order."""
    blocks = [f"The codes of {group}. Scripts/documentation/codes.py describes the form; after a change run "
              "Scripts/make-codes.\n"]
    for code, entry in sorted(entries.items()):
        parts = (wrapped(entry.meaning), wrapped(entry.advice), entry.example)
        blocks.append(f"== {code} {entry.severities}\n" + "\n--\n".join(parts).rstrip())
    (FOLDER / f"{group}.txt").write_text("\n".join(blocks) + "\n")


def severity(entry):
    """The severities of an entry in words: `error`, or `violation or advisory`."""
    return entry.severities.replace(" ", " or ")


# The runtime's constants


def swift_files():
    """The Swift files of the sources, in order."""
    return sorted(pathlib.Path("Sources").rglob("*.swift"))


def constants():
    """The constants of the runtime's codes by code; stops at a code without a documentation comment."""
    found = {}
    for path in swift_files():
        text = path.read_text()
        if "RuntimeViolation" not in text:
            continue
        here = {code: Constant(name, path, comment) for comment, name, code in CONSTANT.findall(text)}
        for code in CODE.findall(text):
            if code not in here:
                raise SystemExit(f"{path}: the code '{code}' has no documentation comment")
        found.update(here)
    return found


def meaning(comment):
    """The text of a constant's documentation comment, without the beginning that names the severity."""
    lines = [line.strip()[3:].strip() for line in comment.strip().split("\n")]
    text = joined(re.sub(r"``([^`]+)``", r"`\1`", "\n".join(lines)))
    return PREFIX.sub(lambda match: match[1].upper(), text)
