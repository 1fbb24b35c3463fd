"""The codes of violations and advisories, from the sources and the symbol graphs."""
import pathlib
import re

from symbol_graphs import documentation, name

CODE = re.compile(r'let (\w+) = (?:RuntimeViolation\.Code|Self)\(\s*rawValue: "([^"]+)"')
ADVISORY = re.compile(r"\.(\w+),\s*severity: \.advisory")
# The beginning of the comment of a constant, which a page about the code does not need.
PREFIX = re.compile(r"^The code of an? (?:violation|advisory):\s+(.)")


def sources():
    """The text of all sources."""
    return "\n".join(path.read_text() for path in sorted(pathlib.Path("Sources").rglob("*.swift")))


def meanings(symbols):
    """What each code means, by its docstring."""
    values = dict(CODE.findall(sources()))
    meanings = {}
    for symbol in symbols.in_order():
        last = symbol["pathComponents"][-1]
        if name(symbol) == f"RuntimeViolation.Code.{last}" and last in values:
            text = "\n".join(documentation(symbol))
            meaning = re.sub(r"``([^`]+)``", r"`\1`", text)
            meanings[values[last]] = PREFIX.sub(lambda match: match[1].upper(), meaning)
    return meanings


def advisories():
    """The codes that are reported as advisories."""
    text = sources()
    codes = dict(CODE.findall(text))
    return {codes[name] for name in ADVISORY.findall(text)}
