"""The page that leads from the files and methods of Texture to the declarations that follow them here."""
import collections
import pathlib
import re

import evidence

PAGE = pathlib.Path("Documentation/TextureMap.md")
SOURCES = pathlib.Path("Sources/AsyncDisplayKit")
LEAD = """# From Texture's methods to this package

After this page you find the declaration that follows a file, a method or a function of Texture.

`Scripts/make-documentation` writes the rows from the citations in the comments of `Sources/AsyncDisplayKit`, such as
"Source: `ASCellNode.mm`, `-setNodeModel:`". `Scripts/check-evidence.py` checks that each cited name exists in
Texture's revision `be0b74b`. A name that ends in `…` is the beginning of a longer one. A public method that has the
same name here is listed only if a comment cites it.

[Who owns a node, and when](Ownership.md) explains the parts that have no counterpart in Texture.
"""
DECLARATION = re.compile(
    r"\b(?:class|struct|enum|protocol|extension|func|var|let|case|typealias|actor)\s+(?!func\b|var\b|let\b)`?(\w+)"
    r"|\b(init|subscript)\b")


def pages():
    """The page: a section for each file of Texture."""
    rows = collections.defaultdict(lambda: collections.defaultdict(dict))
    files = evidence.known()
    for path in sorted(SOURCES.rglob("*.swift")):
        for declaration, comment in commented(path.read_text()):
            for file, names in citations(comment, files):
                for name in names:
                    rows[file][name][f"[`{declaration}`](../{path})"] = None
    sections = [section(file, rows[file]) for file in sorted(rows, key=lambda name: name.lstrip("_").lower())]
    yield PAGE, LEAD + "\n" + "\n\n".join(sections) + "\n"


def section(file, names):
    """The table of a file."""
    lines = [f"## {file}", "", "| Texture | Here |", "|---|---|"]
    for name in sorted(names, key=lambda name: name.lstrip("-+_").lower()):
        lines.append(f"| `{name}` | {', '.join(names[name])} |")
    return "\n".join(lines)


def commented(text):
    """Pairs of a declaration and the text of a comment before it, or inside its body."""
    owner = member = None
    block = []
    for line in text.split("\n"):
        stripped = line.strip()
        if stripped.startswith("//"):
            if not block:
                is_documentation = stripped.startswith("///")
            block.append(stripped.lstrip("/").strip())
            continue
        match = DECLARATION.search(re.sub(r'"[^"]*"', "", stripped.split("//")[0]))
        depth = len(line) - len(line.lstrip())
        if match and not stripped.startswith("@") or match and " func " in stripped or match and " var " in stripped:
            if depth == 0:
                owner, member = match[1] or match[2], None
            elif depth == 2:
                member = match[1] or match[2]
        elif block and is_documentation and stripped.startswith("@"):
            continue
        if block:
            inner = match[1] or match[2] if match and is_documentation and depth > 2 else None
            name = ".".join(part for part in (owner, member, inner) if part)
            if name:
                yield name, " ".join(block)
        block = []


def citations(comment, files):
    """The files of Texture that a comment cites, each with the names that it defines."""
    cited = evidence.FILE.findall(comment)
    names = evidence.NAME.findall(comment)
    for file in dict.fromkeys(cited):
        found = [name for name in names if name != file and evidence.defines(files.get(file, ()), name)]
        if found:
            yield file, list(dict.fromkeys(found))
