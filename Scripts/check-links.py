#!/usr/bin/env python3
"""Fails when a relative link of a Markdown file leads nowhere, or to a heading that is not there."""
import pathlib
import re
import subprocess
import sys
import urllib.parse

FENCE = re.compile(r"^(```|~~~).*?^\1", re.M | re.S)
LINK = re.compile(r"(?<!!)\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+\s+(.*?)\s*$", re.M)


def anchors(text):
    """The anchors that Markdown readers make of the headings."""
    titles = HEADING.findall(FENCE.sub("", text))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def broken(path):
    """The links of a file that lead nowhere."""
    text = FENCE.sub("", path.read_text())
    text = re.sub(r"`[^`\n]*`(?!\])", "", text)
    for match in LINK.finditer(text):
        link = urllib.parse.unquote(match[1] or match[2])
        target, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        file = path.parent / target if target else path
        if not file.exists():
            yield link
        elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text()):
            yield link


def main():
    tracked = subprocess.run(["git", "ls-files", "*.md"], check=True, capture_output=True, text=True)
    others = subprocess.run(
        ["git", "ls-files", "--others", "--exclude-standard", "*.md"],
        check=True, capture_output=True, text=True,
    )
    files = [pathlib.Path(line) for line in (tracked.stdout + others.stdout).splitlines()]
    failures = [(path, link) for path in sorted(set(files)) for link in broken(path)]
    for path, link in failures:
        print(f"{path}: broken link: {link}")
    print(f"{len(files)} Markdown files, {len(failures)} broken links")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
