"""Draws the targets of Package.swift and what they import, below the table of targets in CONTRIBUTING.md."""
import json
import pathlib
import re

from documentation.section import with_generated
from symbol_graphs import output

PAGE = pathlib.Path("CONTRIBUTING.md")
# The folders of tools that only a plugin runs, and of tests, are in the table alone.
SOURCES = pathlib.Path("Sources")


def pages():
    """The page with the drawing; stops when a target imports one below it in the table."""
    order, imports = listed(), dependencies()
    for target, names in imports.items():
        for name in names:
            if order.index(name) > order.index(target):
                raise SystemExit(f"{PAGE}: {target} imports {name}, which is below it")
    yield PAGE, with_generated(PAGE, "\n".join(drawing(order, imports)))


def listed():
    """The targets in the order of the table."""
    table = PAGE.read_text().split("## Targets", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"`Sources/([\w-]+)`", table)


def dependencies():
    """The targets below Sources, each with those below Sources that it imports."""
    targets = json.loads(output("swift", "package", "dump-package"))["targets"]
    names = {one["name"] for one in targets if (SOURCES / one["name"]).is_dir()}
    return {
        one["name"]: [name for name in map(dependency, one["dependencies"]) if name in names]
        for one in targets if one["name"] in names and one["type"] != "plugin"
    }


def dependency(entry):
    """The name of the target that an entry of the manifest names."""
    return next(iter(entry.values()))[0]


def drawing(order, imports):
    """The arrows of a Mermaid flowchart, without those that follow from others."""
    yield "```mermaid\nflowchart BT"
    for target in order:
        for name in imports.get(target, []):
            others = set(imports[target]) - {name}
            if not any(name in reached(other, imports) for other in others):
                yield f"  {target} --> {name}"
    yield "```"


def reached(target, imports):
    """What a target imports, directly or not."""
    found = set()
    for name in imports.get(target, []):
        found |= {name} | reached(name, imports)
    return found
