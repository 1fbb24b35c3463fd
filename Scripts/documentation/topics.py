"""Groups the symbols of each module into topics on the landing page of its DocC catalog."""
import collections
import pathlib
import re

from documentation.section import with_generated
from symbol_graphs import name

MODULES = [
    "UIKit", "UIKitSimulation", "AsyncDisplayKit", "FixtureSupport", "FixtureHosting", "FixtureTesting",
    "FixtureRendering",
]


def pages(symbols):
    """One landing page a module; a topic is a folder of its sources."""
    for module in MODULES:
        topics = collections.defaultdict(list)
        for symbol in symbols.in_order():
            if symbol["module"] == module and len(symbol["pathComponents"]) == 1:
                topics[topic(symbol["path"])].append(symbol)
        folder = pathlib.Path(f"Sources/{module}/{module}.docc")
        page = folder / f"{module}.md"
        articles = sorted(path.stem for path in folder.rglob("*.md") if path != page)
        yield page, with_generated(page, "\n".join(section(topics, articles)))


def topic(path):
    """The folder's name in words: `CollectionViewLayout` is "Collection view layout"."""
    parts = path.split("/")
    folder = parts[2] if len(parts) > 3 else "Others"
    if folder == "Audited":
        folder = folder_of_extensions(path) or folder
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", folder).capitalize()


def folder_of_extensions(path):
    """The folder with the extensions of a type that is itself kept with what auditors read."""
    parts = pathlib.Path(path).parts
    module = pathlib.Path(*parts[:2])
    extensions = sorted(module.rglob(f"{pathlib.Path(path).stem}+*.swift"))
    return extensions[0].relative_to(module).parts[0] if extensions else None


def section(topics, articles):
    """The section of topics: the articles, then the folders."""
    yield "## Topics"
    if articles:
        yield "\n### Articles\n"
        yield from (f"- <doc:{article}>" for article in articles)
    for title in sorted(topics):
        # A heading makes an anchor, which must not have the name of an article.
        yield f"\n### {title} reference\n" if title in articles else f"\n### {title}\n"
        shared = collections.Counter(name(symbol) for symbol in topics[title])
        links = {link(symbol, shared[name(symbol)] > 1) for symbol in topics[title]}
        yield from sorted(links, key=str.lower)


def link(symbol, is_overloaded):
    """A link of DocC, with DocC's hash of the identifier where a name is not enough."""
    suffix = f"-{stable_hash(symbol['identifier']['precise'])}" if is_overloaded else ""
    return f"- ``{name(symbol)}{suffix}``"


def stable_hash(text):
    """DocC's short form of an identifier: FNV-1 of 32 bits, folded to 24, in base 36."""
    value = 2166136261
    for byte in text.encode():
        value = (value * 16777619) % 2**32 ^ byte
    value = value >> 24 ^ value & 0xFFFFFF
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"
