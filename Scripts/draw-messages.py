#!/usr/bin/env python3
"""Prints messages of diagnostics and violations that are drawn at random, for a reader to judge.

usage: draw-messages.py SEED [COUNT]

A message is a text of at least four words in a call that reports a diagnostic or violation, or that
explains a code. The same seed draws the same messages of the same sources.
"""
import pathlib
import random
import re
import sys

LITERAL = r'"(?:\\.|[^"\\\n])*"'
# A literal, with those that are added to it.
TEXT = re.compile(rf"{LITERAL}(?:\s*\+\s*{LITERAL})*")
# What precedes the message of a report or explanation.
REPORT = re.compile(
    r"(message|remedy|advice):\s*$|(error|warning|note|report|fail|violation)\((?:[^()\"]|\([^()]*\))*$"
    r"|Explanation\(\s*$|return\s*$")


def messages(path):
    """Returns the messages of a file, each with its line number."""
    text = path.read_text()
    for match in TEXT.finditer(text):
        line_start = text.rfind("\n", 0, match.start()) + 1
        if "//" in text[line_start : match.start()]:
            continue
        message = "".join(part[1:-1] for part in re.findall(LITERAL, match.group()))
        before = text[max(0, match.start() - 300) : match.start()]
        if len(message.split()) >= 4 and REPORT.search(before):
            yield text.count("\n", 0, match.start()) + 1, message


def main():
    found = [
        (path, line, message)
        for path in sorted(pathlib.Path("Sources").rglob("*.swift"))
        for line, message in messages(path)
    ]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    for path, line, message in random.Random(int(sys.argv[1])).sample(found, count):
        print(f"{path.name}:{line}: {message}")
    print(f"{count} of {len(found)} messages", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
