#!/usr/bin/env python3
"""Writes which actor or thread each public member of the runtime belongs to, from the symbol graphs.

usage: make-isolation-table.py SYMBOL-GRAPHS [--check]

With --check nothing is written, and the page must equal what the code says. In both modes the code
must agree with the threads that Texture states for its members (THREADS), but for the differences
that DIFFERENCES names with their reasons.
"""
import collections
import pathlib
import re
import sys

from symbol_graphs import TYPE_KINDS, Symbols, kind, name

PAGE = pathlib.Path("Documentation/Isolation.md")
INTRODUCTION = pathlib.Path("Scripts/isolation-introduction.md")
THREADS = pathlib.Path("Tests/API/texture-threads.tsv")
DIFFERENCES = pathlib.Path("Tests/API/thread-differences.tsv")
MODULES = ("AsyncDisplayKit", "UIKit")

MAIN, OWNER, ANY = "main actor", "owner's thread", "any thread"
ORDER = (MAIN, OWNER, ANY)
SENDABLE = "s:s8SendableP"
# Compared with the operators and hashing that the compiler makes, no reader looks these up.
UNLISTED = re.compile(r"^(==|!=|hash\(into:\)|hashValue|encode\(to:\)|init\(from:\))")


def declaration(symbol):
    """The symbol's declaration as text."""
    return "".join(part["spelling"] for part in symbol["declarationFragments"])


class Isolation:
    """Which actor or thread the symbols of the runtime belong to."""

    def __init__(self, symbols):
        self.symbols = symbols
        self.runtime = [one for one in symbols.in_order() if one["module"] in MODULES]
        self.places = {}
        for symbol in self.runtime:
            self.places.setdefault(name(symbol), self.place(symbol))

    def place(self, symbol):
        """The actor or thread of one symbol."""
        if re.match(r"(@\w+ )*@MainActor\b", declaration(symbol)):
            return MAIN
        of_object = kind(symbol) in ("method", "property", "subscript", "init")
        shared = not of_object or self.is_sendable(self.type_around(symbol))
        return ANY if shared else OWNER

    def type_around(self, symbol):
        """The identifier of the type that a member is of; nil for a global and an extension's."""
        return self.symbols.precise.get(name(symbol).rpartition(".")[0])

    def is_sendable(self, precise):
        """Whether any thread may use the values of a type: it is Sendable, or a plain value."""
        if precise is None:
            return True
        symbol = self.symbols.symbols[precise]
        if kind(symbol) in ("struct", "enum", "typealias"):
            return True
        parents, seen = [precise], set()
        while parents:
            parent = parents.pop()
            if parent == SENDABLE:
                return True
            if parent not in seen:
                seen.add(parent)
                parents += self.symbols.parents.get(parent, ())
        return False

    def members(self):
        """The members of each type and module by their actor or thread."""
        tables = collections.defaultdict(lambda: collections.defaultdict(list))
        for symbol in self.runtime:
            owner, _, member = name(symbol).rpartition(".")
            if UNLISTED.match(member) or kind(symbol) in TYPE_KINDS:
                continue
            place = self.place(symbol)
            if member not in tables[owner, symbol["module"]][place]:
                tables[owner, symbol["module"]][place].append(member)
        return tables

    def find(self, type_name, member, seen=()):
        """The actor or thread of a member or of the inherited one; nil when there is none."""
        for spelling in (member, member.removesuffix("()")):
            if f"{type_name}.{spelling}" in self.places:
                return self.places[f"{type_name}.{spelling}"]
        for parent in sorted(self.symbols.parents.get(self.symbols.precise.get(type_name), ())):
            parent_name = self.symbols.types.get(parent)
            if parent_name and parent_name not in seen:
                found = self.find(parent_name, member, (*seen, type_name))
                if found:
                    return found
        return self.places.get(member)


def code(names):
    """Names as Markdown code, in the order of the alphabet."""
    return ", ".join(f"`{one}`" for one in sorted(names, key=str.lower))


def page(isolation):
    """The whole page."""
    lines = [INTRODUCTION.read_text().rstrip(), ""]
    members = isolation.members()
    for module in MODULES:
        tables = {owner: table for (owner, of), table in members.items() if of == module}
        uniform = {owner: table for owner, table in tables.items() if len(table) == 1 and owner}
        lines += [f"## {module}", "", "### Types whose members all belong to one place", ""]
        lines += ["| Where | Types |", "|---|---|"]
        for place in ORDER:
            types = [owner for owner, table in uniform.items() if place in table]
            if types:
                lines.append(f"| {place} | {code(types)} |")
        lines.append("")
        for owner in sorted(tables, key=str.lower):
            if owner in uniform:
                continue
            lines += [f"### {owner or 'Functions and constants'}", "", "| Where | Members |", "|---|---|"]
            for place in ORDER:
                if tables[owner][place]:
                    lines.append(f"| {place} | {code(tables[owner][place])} |")
            lines.append("")
    lines += ["## Where Texture states another thread", "", "| Member | Texture | Here | Why |",
              "|---|---|---|---|"]
    for (type_name, member), reason in sorted(differences().items()):
        pairs = {
            (thread, isolation.find(type_name, one))
            for (of, one), thread in stated_threads().items()
            if of == type_name and member in (one, "*")
        }
        stated, here = next(iter(sorted(pair for pair in pairs if differs(*pair))), ("–", "–"))
        lines.append(f"| `{type_name}.{member}` | {stated} | {here} | {reason} |")
    return "\n".join(lines) + "\n"


def rows(path, count):
    """The lines of a table file as lists of fields."""
    for line in path.read_text().splitlines():
        fields = line.split("\t")
        if len(fields) != count:
            sys.exit(f"{path}: not {count} fields: {line}")
        yield fields


def stated_threads():
    """The thread that Texture states for each member."""
    return {(type_name, member): thread for type_name, member, thread in rows(THREADS, 3)}


def differences():
    """Why the code differs, by type and member; the member `*` means all that differ."""
    return {(type_name, member): reason for type_name, member, reason in rows(DIFFERENCES, 3)}


def differs(thread, place):
    """Whether a stated thread and a place contradict each other: one is main and the other not."""
    return place is not None and (place == MAIN) != thread.startswith("main")


def disagreements(isolation):
    """The members whose place is not the thread that Texture states, and stale differences."""
    known, found = differences(), set()
    for (type_name, member), thread in stated_threads().items():
        place = isolation.find(type_name, member)
        if not differs(thread, place):
            continue
        found |= {(type_name, member), (type_name, "*")}
        if not known.keys() & {(type_name, member), (type_name, "*")}:
            yield f"{type_name}.{member}: Texture says '{thread}', the code '{place}'"
    for type_name, member in sorted(known.keys() - found):
        yield f"{DIFFERENCES}: {type_name}.{member} does not differ any more"


def main():
    isolation = Isolation(Symbols(sys.argv[1]))
    problems = list(disagreements(isolation))
    text = page(isolation)
    if "--check" not in sys.argv:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text)
    elif not PAGE.exists() or PAGE.read_text() != text:
        problems.append(f"{PAGE} differs from the code: run Scripts/make-isolation-table")
    for problem in problems:
        print(problem)
    print(f"{len(isolation.places)} public symbols, {len(stated_threads())} stated threads, "
          f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
