"""Finds the public setters of UIKit and AsyncDisplayKit whose value nothing but its getter reads.

The compiler's index says which declaration reads and writes which property, the symbol graphs say which
properties and `set…` methods are public. A property is used when something other than its own accessors,
a copy of its object, or the getter of another unused property reads it, or a property that it overrides
or implements.
"""
import collections
import pathlib
import re

from index_store import (
    ACCESSOR_OF, CALL, CONTAINED_BY, DEFINITION, IndexStore, OVERRIDE_OF, READ, REFERENCE, WRITE)
from symbol_graphs import kind, name

MODULES = ("UIKit", "AsyncDisplayKit")
LISTS = [pathlib.Path(f"Tests/API/{name}-names.tsv") for name in ("uikit", "texture")]
PROPERTIES = ("property", "type.property")
METHODS = ("method", "type.method")
PROPERTY_KINDS, SUBSCRIPT = (13, 19, 20, 21), 1011
REPORTS = {"reportUnused(_:if:member:effect:)", "reportUnused(_:_:if:member:)"}
# Functions that compare, copy or print an object as a whole use none of its values.
WHOLE = re.compile(r"^(==|hash|copy|copied|isEqual|encode|description|debugDescription|copyValues)\b")
# Names of the standard library in the index, such as those of arrays and dictionaries.
STANDARD_LIBRARY = "s:S"
# Reads every property of a layer by its key, to return it.
KEY_VALUES = "CALayer+KeyValues.swift"
CHANGE = re.compile(r"[^=!<>]=(?!=)|\.(append|insert|remove\w*|set|form\w+)\(")
IS_ACCESSOR = re.compile(r"(getter|setter):(?!subscript)|getter:")
COMPARISON = re.compile(r"[\w.]+\s*[!=]=\s*oldValue\b|\boldValue\s*[!=]=\s*[\w.]+")


class Reads:
    """Who reads, writes and contains what, from the index."""

    def __init__(self, occurrences):
        self.readers = collections.defaultdict(list)
        self.writes = collections.defaultdict(set)
        self.calls = collections.defaultdict(list)
        self.callers = collections.defaultdict(set)
        self.bases = collections.defaultdict(set)
        self.property_of = {}
        self.names = {}
        self.lines = {}
        written = {
            (each.symbol.usr, each.file, each.line) for each in occurrences if each.roles & WRITE}
        for each in occurrences:
            usr = each.symbol.usr
            self.names[usr] = each.symbol.name
            for roles, other in each.relations:
                if roles & ACCESSOR_OF:
                    self.property_of[usr] = other.usr
                if roles & OVERRIDE_OF:
                    self.bases[usr].add(other.usr)
            if each.roles & DEFINITION or not each.roles & REFERENCE:
                continue
            container = next((s.usr for roles, s in each.relations if roles & CONTAINED_BY), None)
            if usr.startswith(STANDARD_LIBRARY) and "subscript" in each.symbol.name:
                continue
            if each.symbol.subkind == SUBSCRIPT:
                if each.roles & WRITE:
                    self.calls[container].append(each.symbol.name)
            elif each.symbol.kind in PROPERTY_KINDS:
                if each.roles & WRITE and not self.is_only_read(each):
                    if not self.is_part_written(each):
                        self.writes[container].add(usr)
                elif (usr, each.file, each.line) not in written or not self.is_copy(each):
                    self.readers[usr].append((container, each.file, each.line))
            elif each.roles & CALL and not IS_ACCESSOR.match(each.symbol.name):
                self.calls[container].append(each.symbol.name)
                self.callers[usr].add(container)

    def is_only_read(self, each):
        """Whether the index counts a subscript of the value as a change that is none."""
        rest = self.text(each.file, each.line)[each.column - 1 + len(each.symbol.name):]
        return bool(each.roles & READ and rest.startswith("[") and not CHANGE.search(rest))

    def is_part_written(self, each):
        """Whether an assignment is to a member of the property's value, as in `values.width = 1`."""
        rest = self.text(each.file, each.line)[each.column - 1 + len(each.symbol.name):]
        return bool(re.match(r"[?!]?\.\w", rest))

    def is_copy(self, each):
        """Whether a line only copies a property to another object of its type."""
        name = re.escape(each.symbol.name)
        return bool(re.match(rf"\s*(\w+\.)?{name} = \w+\.{name}\b$", self.text(each.file, each.line)))

    def text(self, file, line):
        """A line of a file without its comparisons with the former value."""
        if file not in self.lines:
            self.lines[file] = pathlib.Path(file).read_text().splitlines()
        return COMPARISON.sub("", self.lines[file][line - 1])


class UnusedSetters:
    """The public setters, by whether they are used, reported or neither."""

    def __init__(self, symbols, reads):
        self.reads = reads
        self.listed = {
            line.split("\t")[0].split(".")[0]
            for list in LISTS for line in list.read_text().splitlines() if not line.startswith("\t")}
        self.public = {
            precise: symbol for precise, symbol in symbols.symbols.items()
            if symbol["module"] in MODULES and "::SYNTHESIZED::" not in precise}
        self.settable = {
            precise for precise, symbol in self.public.items()
            if kind(symbol) in PROPERTIES and is_settable(symbol)}
        self.requirements = {
            precise for precise, symbol in self.public.items()
            if kind(symbol) in PROPERTIES + METHODS and self.is_requirement(symbol, symbols)}
        self.accessors = collections.defaultdict(set)
        for accessor, owner in reads.property_of.items():
            self.accessors[owner].add(accessor)
        self.used = self.closure()

    def is_own(self, symbol):
        """Whether a member belongs to a type that neither UIKit nor Texture has."""
        return symbol["pathComponents"][0] not in self.listed

    def is_requirement(self, symbol, symbols):
        """Whether a member is declared in a protocol itself rather than in an extension."""
        parent = symbols.precise.get(name(symbol).rpartition(".")[0])
        return (parent is not None and kind(symbols.symbols[parent]) == "protocol"
                and "swiftExtension" not in symbol)

    def closure(self):
        """Every property that is read, through getters of used properties too."""
        used, former = set(), None
        while former != len(used):
            former = len(used)
            for usr in set(self.reads.readers) | set(self.reads.bases) | self.settable:
                if usr not in used and self.is_read(usr, used):
                    used.add(usr)
        return used

    def is_read(self, usr, used):
        """Whether one of the readers of a property counts."""
        if any(base in used for base in self.reads.bases[usr]):
            return True
        if self.has_effect(usr, used):
            return True
        return any(self.counts(usr, *reader, used) for reader in self.reads.readers[usr])

    def counts(self, usr, container, file, line, used):
        """Whether a reader uses the value rather than handing it back."""
        owner = self.reads.property_of.get(container)
        reader = self.reads.names.get(container, "")
        if owner == usr or container == usr:
            text = self.reads.text(file, line)
            own = re.search(rf"\b{re.escape(self.reads.names[usr])}\b", text)
            return bool(own) and reader.startswith(("didSet", "willSet", "setter")) \
                and "reportUnused" not in text
        if WHOLE.match(reader) or file.endswith(KEY_VALUES):
            return False
        if owner is not None and self.reads.names[owner] == self.reads.names[usr]:
            return owner in used
        if reader.startswith("getter:") and owner is not None:
            return owner in used or (owner in self.public and owner not in self.settable)
        if container in self.public and self.is_getter_method(container):
            return bool(self.reads.callers[container] - {container})
        return True

    def is_getter_method(self, usr):
        """Whether a public method is the getter of a `set…` method of its type."""
        own = self.public[usr]["pathComponents"]
        base = own[-1].split("(")[0]
        setter = "set" + base[:1].upper() + base[1:]
        return any(
            symbol["pathComponents"][:-1] == own[:-1]
            and symbol["pathComponents"][-1].split("(")[0] == setter
            for symbol in self.public.values())

    def found(self):
        """Each public setter whose value nothing reads: its name, and whether it is reported."""
        result = {}
        for precise, symbol in self.public.items():
            if precise in self.requirements or self.is_own(symbol):
                continue
            if precise in self.settable:
                accessors = self.accessors[precise]
                if precise in self.used:
                    continue
            elif kind(symbol) in METHODS and self.is_unused_method(precise, symbol):
                accessors = {precise}
            else:
                continue
            reported = any(
                REPORTS.intersection(self.reads.calls[accessor]) for accessor in accessors)
            result[name(symbol)] = (reported, symbol)
        return result

    def has_effect(self, usr, used):
        """Whether a setter writes a property that is used, or hands the value to a function."""
        setters = [a for a in self.accessors[usr] if self.reads.names.get(a, "")[:7] == "setter:"]
        writes = set().union(*(self.reads.writes[setter] for setter in setters)) - {usr}
        if writes:
            return any(written in used for written in writes)
        return any(call not in REPORTS for setter in setters for call in self.reads.calls[setter])

    def is_unused_method(self, usr, symbol):
        """Whether a `set…` method writes only properties that nothing reads, and calls nothing."""
        if not re.match(r"set(?!Needs)[A-Z]", symbol["pathComponents"][-1]):
            return False
        writes = self.reads.writes[usr]
        if writes:
            return all(written not in self.used for written in writes)
        return all(call in REPORTS for call in self.reads.calls[usr])


def is_settable(symbol):
    """Whether a public property has a public setter."""
    fragments = "".join(f["spelling"] for f in symbol["declarationFragments"])
    return fragments.startswith(("var", "class var", "static var", "weak var", "@", "open", "override",
                                 "lazy", "unowned", "nonisolated", "final", "dynamic")) \
        and not re.search(r"\{ get( async| throws)* \}", fragments) \
        and not re.search(r"\blet\b", fragments.split(":")[0])


def find(symbols, index, sources):
    """The unused setters of a build."""
    return UnusedSetters(symbols, Reads(IndexStore(index).occurrences(sources))).found()


LISTED = pathlib.Path("Tests/API/unused-setters.tsv")
KINDS = ("read back", "works", "open")


def listed():
    """The lines of the list: the setter, or `Type.*`, with the kind and the reason."""
    lines = [line.split("\t") for line in LISTED.read_text().splitlines() if not line.startswith("#")]
    return {name: (kind, reason) for name, kind, reason in lines}


def line_of(name, lines):
    """The line of the list that names a setter, or none."""
    own = name.split("(")[0].rpartition(".")[0] + ".*"
    return name if name in lines else own if own in lines else None
