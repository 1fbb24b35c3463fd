"""Counts words of the old manner in comments, strings and pages.

Usage: count-words.py [--list]

Prints the number of occurrences, with --list each with its file and line; fails above the limit. The
expression below is the published list. Words with an ordinary technical use, such as "behind" for the
z-order, are not on it.
"""
import pathlib
import re
import subprocess
import sys

LIMIT = 60
MANNERS = re.compile(
    r"\b("
    r"whom|whoever|[Ww]ho (?:asks?|calls?|waits?|wants?|reads?|needs?|has|is|listens?|comes|makes|gave|set)"
    r"|for who|to who|of who|[Hh]ears?|[Hh]eard|told|[Gg]oes on|went on|[Rr]efus(?:es?|ed|ing)"
    r"|[Mm]istakes?|[Nn]obody|[Ss]omebody|pretend(?:s|ed)?|lets? go of|[Dd]eclines"
    r"|[Ss]tands?|stood|is taken as|by turns|for long|sameness|lively"
    r")\b"
)
# The guide names the words to say that they are to be avoided.
EXEMPT = {"Documentation/WritingGuide.md", "Scripts/count-words.py"}


def prose(path, text):
    """The lines of a file with their numbers, without what is code."""
    for number, line in enumerate(text.splitlines(), 1):
        if path.endswith(".swift"):
            comment = re.search(r"//.*", line)
            strings = re.findall(r'"(?:[^"\\]|\\.)*"', line)
            bare = not comment and not re.search(r"[={}()\[\]:;]", line)
            yield number, " ".join(filter(None, [comment and comment[0], *strings, bare and line]))
        else:
            yield number, line


def main():
    files = subprocess.check_output(
        ["git", "ls-files", "*.swift", "*.md", "*.py", ".ci", "Scripts", "Tests/Packages", ".github"],
        text=True,
    ).splitlines()
    found = []
    for path in sorted(set(files) - EXEMPT):
        if path.startswith("Tests/Packages/Corpus/"):
            continue
        try:
            text = pathlib.Path(path).read_text()
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        for number, line in prose(path, text):
            found += [f"{path}:{number}: {match[0]}: {line.strip()[:120]}" for match in MANNERS.finditer(line)]
    if "--list" in sys.argv:
        print("\n".join(found))
    print(f"{len(found)} words of the old manner, at most {LIMIT}")
    sys.exit(len(found) > LIMIT)


main()
