"""Collects every `- Quirk:` of the docstrings into the page of differences."""
import pathlib
import re

from documentation.section import with_generated

PAGE = "Documentation/DifferencesAndQuirks.md"
DECLARATION = re.compile(
    r"\b(?:class|struct|enum|protocol|extension|func|var|let|case|typealias|actor)\s+(?!func\b|var\b|let\b)`?(\w+)"
    r"|\b(init|subscript)\b"
)


def pages():
    """The page: the quirks grouped by module and folder."""
    lines, groups = [], {}
    for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
        for declaration, quirk in quirks(path.read_text()):
            entry = f"- [`{declaration}`](../{path}): {linked(quirk)}"
            groups.setdefault(heading(path), []).append(entry)
    for title, entries in groups.items():
        lines += ["", f"### {title}", "", *dict.fromkeys(entries)]
    yield PAGE, with_generated(PAGE, "\n".join(lines))


def quirks(text):
    """Pairs of a declaration and one of the quirks in its docstring."""
    owner = None
    comment = []
    for line in text.splitlines():
        stripped = line.strip()
        if stripped.startswith("///"):
            comment.append(stripped[3:])
            continue
        match = DECLARATION.search(stripped.split("//")[0])
        if match and not line.startswith(" "):
            owner = match.group(1) or owner
        if stripped.startswith("@") and not match:
            continue
        if comment and match:
            name = match.group(1) or match.group(2)
            for quirk in items(comment):
                yield (name if name == owner else f"{owner}.{name}"), quirk
        comment = []


def items(comment):
    """The texts of the `- Quirk:` items of a docstring."""
    texts, current = [], None
    for line in comment:
        text = line.strip()
        if text.startswith("- Quirk:"):
            current = [text.removeprefix("- Quirk:").strip()]
            texts.append(current)
        elif not text or text.startswith("- "):
            current = None
        elif current is not None:
            current.append(text)
    return [" ".join(words) for words in texts]


def linked(quirk):
    """The text with links to the pages of advisories, without links of DocC."""
    quirk = re.sub(r"``([^`]+)``", r"`\1`", quirk)
    return re.sub(r"advisory `([a-z-]+)`", r"advisory [`\1`](Codes/runtime.md#\1)", quirk)


def heading(path):
    """The module and the folder, in words."""
    module, folder = path.parts[1:3]
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", folder).capitalize()
    return f"{module}: {words}"
