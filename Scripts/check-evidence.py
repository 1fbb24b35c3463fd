#!/usr/bin/env python3
"""Fails when a rule of Texture, a quirk or a fact test does not cite a file and a method of Texture.

usage: check-evidence.py [--texture SOURCE]

Three kinds of comments in Sources/AsyncDisplayKit are evidence: an item `- Quirk:`, a sentence that
begins with `Source:`, and a sentence that says `as in Texture` or `as Texture does`. Each of them, or
its comment, cites a file in backquotes and one of the file's methods, functions or types, also in
backquotes: `ASCollectionView.mm`, `-layoutSubviews`. Methods begin with `-` or `+`. Instead of
Texture, an item may cite UIKit's documentation, or say `Decided here:`. Each test of a suite of facts
(`*FactTests*.swift`) cites the file and the method of Texture's own tests in a comment above it.

Each rule of the lists that a class describes (`- T1: …`) has a row in Documentation/Evidence.md, or names
Apple's page or another source in brackets, or says `decided here`; and a test names it.

Tests/API/texture-methods.tsv lists the files and what they define; a citation of anything else is an
error. With the option, the list is made again from the folder of Texture's sources.
"""
import pathlib
import re
import sys

from evidence import FILE, LIST, cited, comments, known, units

SOURCES = pathlib.Path("Sources/AsyncDisplayKit")
CLAIM = re.compile(r"- Quirk:|\bSource: |\bas in Texture\b|\bas Texture(?:'s)?(?: \w+)? does\b")
EXCUSE = re.compile(r"Decided here|developer\.apple\.com|UIKit's documentation|Apple's documentation")


def problems(files):
    """The comments without evidence, and the citations of what does not exist."""
    for path in sorted(SOURCES.rglob("*.swift")):
        for line, block in comments(path.read_text()):
            whole = " ".join(block)
            for unit in units(block):
                if not CLAIM.search(unit) or EXCUSE.search(unit):
                    continue
                # The claims of a comment may share its evidence.
                hasEvidence, wrong = cited(whole, files)
                if wrong:
                    yield f"{path}:{line}: not in Texture: {', '.join(wrong)}"
                elif not hasEvidence:
                    yield f"{path}:{line}: no file and method: {unit[:90]}"


def fact_problems():
    """The tests of facts without the file and the method of Texture's tests."""
    for path in sorted(pathlib.Path("Tests").rglob("*FactTests*.swift")):
        lines = path.read_text().split("\n")
        for number, line in enumerate(lines):
            if not line.strip().startswith("@Test"):
                continue
            above = number
            while above and lines[above - 1].strip().startswith("//"):
                above -= 1
            comment = " ".join(one.strip().lstrip("/").strip() for one in lines[above:number])
            if EXCUSE.search(comment) or cited_test(comment):
                continue
            yield f"{path}:{number + 1}: no test of Texture: {line.strip()[:80]}"


def cited_test(comment):
    """Whether a comment cites a method of Texture's tests, or a method of its sources."""
    return bool(FILE.search(comment) and re.search(r"`(test\w+|[-+]\w[\w:]*)`", comment))


LIST_RULE = re.compile(r"- ([TVF]\d+(?:, [TVF]\d+)*):(.*)")
LISTS = pathlib.Path("Sources/UIKitCore/Lists")
SOURCE = re.compile(r"\[[^\]]*\w[^\]]*\]|[Dd]ecided here")


def list_rule_problems():
    """The rules of lists without a source, or that no test names."""
    rows = set(re.findall(r"^\| ([TVF]\d+) \|", pathlib.Path("Documentation/Evidence.md").read_text(), re.M))
    tests = set()
    for path in pathlib.Path("Tests").rglob("*.swift"):
        text = re.sub(r"\b([TVF])(\d+)(?: to |–)\1(\d+)", lambda match: " ".join(
            f"{match[1]}{one}" for one in range(int(match[2]), int(match[3]) + 1)), path.read_text())
        tests |= set(re.findall(r"\b[TVF]\d+\b", text))
    for path in sorted(LISTS.rglob("*.swift")):
        for line, block in comments(path.read_text()):
            for rule in filter(None, map(LIST_RULE.match, units(block))):
                for name in rule[1].split(", "):
                    if name not in rows and not SOURCE.search(rule[2]):
                        yield f"{path}:{line}: no source: {name}"
                    if name not in tests:
                        yield f"{path}:{line}: no test names the rule {name}"


def make_list(folder):
    """Writes the list from Texture's sources."""
    rows = set()
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix not in (".h", ".m", ".mm"):
            continue
        text = path.read_text(errors="replace")
        method = r"^([-+])\s*\([^;{]*?\)\s*([^;{]+?)\s*[;{]"
        for sign, rest in re.findall(method, text, re.M | re.S):
            rest = re.sub(r"\b(NS|AS|CF|API)_\w*(\([^)]*\))?\s*$", "", rest).strip()
            parts = re.findall(r"(\w+)\s*:", re.sub(r"\([^()]*(?:\([^()]*\)[^()]*)*\)", "", rest))
            words = re.match(r"\w+", rest)
            if words:
                rows.add((path.name, sign + ("".join(f"{one}:" for one in parts) or words.group())))
        for name in re.findall(r"^(?:[\w<>*&:]+[\s*&]+)+(\w+)\s*\([^;{}]*\)[^;{}]*[;{]", text, re.M):
            rows.add((path.name, name))
        functions = re.findall(r"^[A-Za-z][^;{}()=\n]*?[\s*&>](?:\w+::)?(\w+)\s*\(", text, re.M)
        functions += re.findall(r"^\s+[\w:<>*&]+\s+(\w+)\([^;{}]*\)\s*(?:const\s*)?\{", text, re.M)
        rows |= {(path.name, name) for name in functions if name not in ("if", "switch", "while")}
        types = r"(?:@(?:interface|implementation|protocol)|#define|enum|struct)\s+(\w+)(?!\w)(?!\s*[;,])"
        for name in re.findall(types, text):
            rows.add((path.name, name))
        for name in re.findall(r"NS_(?:ENUM|OPTIONS)\([^,]*,\s*(\w+)", text):
            rows.add((path.name, name))
        for name in re.findall(r"typedef [^;]*\(\^(\w+)\)|^\} (\w+);", text, re.M):
            name = "".join(name)
            rows.add((path.name, name))
        for name in re.findall(r"@property[^;]*?\b(\w+)\s*(?:[A-Z_]+(?:\([^)]*\))?\s*)*;", text):
            rows.add((path.name, name))
    LIST.write_text("".join(f"{file}\t{name}\n" for file, name in sorted(rows)))


def main():
    if "--texture" in sys.argv:
        make_list(sys.argv[sys.argv.index("--texture") + 1])
    found = list(problems(known())) + list(fact_problems()) + list(list_rule_problems())
    print("\n".join(found + [f"{len(found)} comments, rules or tests without evidence"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
