"""Writes and reads the symbol graphs of this package's modules: which types there are, with which members.

usage: python3 Scripts/symbol_graphs.py [--product NAME]

Builds the package, and writes the graphs of the public modules from the build's own modules to
.build/symbol-graphs. With --product it prints the written graph of a product, which for UIKit is that of all
its layers.
"""
import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = pathlib.Path(".build/symbol-graphs")
# The modules that UIKit re-exports. Lists and pages name the module that apps import.
LAYERS = ("UIFoundation", "UIKitCore", "UIKitLists", "UIKitShell")
MODULES = LAYERS + (
    "UIKitSimulation", "AsyncDisplayKit", "FixtureSupport", "FixtureHosting", "FixtureRendering", "FixtureTesting",
)
TYPE_KINDS = ("class", "struct", "enum", "protocol", "typealias")


class Symbols:
    """The public symbols of a folder of symbol graphs that are declared in this package."""

    def __init__(self, folder):
        self.symbols = {}
        self.parents = collections.defaultdict(set)
        for file in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            graph = json.loads(file.read_text())
            module = graph["module"]["name"]
            for symbol in graph["symbols"]:
                uri = symbol.get("location", {}).get("uri", "")
                if f"/Sources/{module}/" not in uri:
                    continue
                symbol["module"] = "UIKit" if module in LAYERS else module
                symbol["path"] = "Sources/" + uri.split("/Sources/", 1)[1]
                self.symbols.setdefault(symbol["identifier"]["precise"], symbol)
            for relation in graph["relationships"]:
                if relation["kind"] in ("inheritsFrom", "conformsTo"):
                    self.parents[relation["source"]].add(relation["target"])
        self.own = collections.defaultdict(set)
        self.types = {}
        for precise, symbol in self.symbols.items():
            self.own[name(symbol).rpartition(".")[0]].add(symbol["pathComponents"][-1])
            if kind(symbol) in TYPE_KINDS:
                self.types[precise] = name(symbol)
        self.precise = {name: precise for precise, name in self.types.items()}

    def members(self, type_name, seen=()):
        """The names of a type's members, inherited ones included; those of "" are global."""
        members = set(self.own.get(type_name, ()))
        for parent in self.parents.get(self.precise.get(type_name), ()):
            parent_name = self.types.get(parent)
            if parent_name and parent_name not in seen:
                members |= self.members(parent_name, (*seen, type_name))
        return members

    def in_order(self):
        """Every symbol, by file and line."""
        return sorted(self.symbols.values(), key=lambda symbol: (symbol["path"], line(symbol)))


def name(symbol):
    """The symbol's name with the types around it."""
    return ".".join(symbol["pathComponents"])


def kind(symbol):
    """The symbol's kind, such as `class` or `method`."""
    return symbol["kind"]["identifier"].removeprefix("swift.")


def line(symbol):
    """The line of the symbol's name, from 0."""
    return symbol["location"]["position"]["line"]


def documentation(symbol):
    """The lines of the symbol's docstring."""
    return [entry["text"] for entry in symbol.get("docComment", {}).get("lines", [])]


def output(*command):
    """What a command prints; stops when it fails."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def build_folder():
    """The folder of the build's products."""
    return pathlib.Path(output("swift", "build", "--show-bin-path").strip())


def write():
    """Builds the package and writes the graphs; the current folder becomes the package's."""
    os.chdir(ROOT)
    output("swift", "build")
    target = json.loads(output("swift", "-print-target-info"))["target"]["triple"]
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    # The graph of FixtureHosting names the module that it imports for itself.
    module_map = build_folder() / "CDispatchInterposition.build/module.modulemap"
    for module in MODULES:
        output(
            "swift", "symbolgraph-extract", "-module-name", module, "-I", build_folder() / "Modules",
            "-Xcc", f"-fmodule-map-file={module_map}", "-target", target, "-skip-inherited-docs", "-output-dir", FOLDER)


def of_product(product):
    """One graph of the module that apps import, with what its layers declare and add to each other."""
    if product != "UIKit":
        return json.loads((FOLDER / f"{product}.symbols.json").read_text())
    graphs = [
        json.loads(path.read_text()) for layer in LAYERS
        for path in [FOLDER / f"{layer}.symbols.json", *FOLDER.glob(f"{layer}@UI*.symbols.json")]
    ]
    whole = {**graphs[0], "symbols": [], "relationships": []}
    whole["module"]["name"] = product
    for graph in graphs:
        whole["symbols"] += graph["symbols"]
        whole["relationships"] += graph["relationships"]
    return whole


def current():
    """The public symbols of the sources as they are now."""
    write()
    return Symbols(FOLDER)


if __name__ == "__main__":
    if "--product" in sys.argv:
        json.dump(of_product(sys.argv[-1]), sys.stdout)
    else:
        write()
