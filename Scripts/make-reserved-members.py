"""Writes Sources/FixtureXML/Validation/ReservedMembers.swift from the symbol graphs.

A named child of a cell node becomes a property of the generated class. It does not compile when
`ASCellNode` or one of its superclasses has a property of that name; a method of that name is no
obstacle. Nested types are: the compiler does not choose between type and property.

usage: python3 Scripts/make-reserved-members.py SYMBOL-GRAPHS [--check]
"""
import pathlib
import sys
import textwrap

from symbol_graphs import Symbols, kind, name

FILE = pathlib.Path("Sources/FixtureXML/Validation/ReservedMembers.swift")
KINDS = ("property", "class", "struct", "enum", "typealias")
# The properties of Foundation's `NSObject`, whose symbol graph is not ours to make.
NSOBJECT = {"classForCoder", "debugDescription", "description", "hash", "hashValue"}


def superclasses(symbols, type_name):
    """The type and its superclasses, as far as this package declares them."""
    chain = [type_name]
    while True:
        parents = symbols.parents.get(symbols.precise.get(chain[-1]), ())
        names = [symbols.types[parent] for parent in parents if parent in symbols.types]
        classes = [n for n in names if kind(symbols.symbols[symbols.precise[n]]) == "class"]
        if not classes:
            return chain
        chain.append(classes[0])


def members(symbols):
    """The names of the properties and nested types."""
    chain = superclasses(symbols, "ASCellNode")
    found = set(NSOBJECT)
    for symbol in symbols.symbols.values():
        if name(symbol).rpartition(".")[0] in chain and kind(symbol) in KINDS:
            found.add(symbol["pathComponents"][-1])
    return sorted(found), chain


def text(names):
    """The Swift file."""
    quoted = ", ".join(f'"{name}"' for name in names) + ","
    lines = textwrap.wrap(quoted, 96, break_on_hyphens=False)
    body = "\n".join("    " + line for line in lines)
    return f"""// Do not edit: written by Scripts/make-reserved-members from the symbol graphs.

/// The properties and nested types of `ASCellNode` and its superclasses, which named children must
/// not have.
enum ReservedMembers {{
  /// The names.
  static let cellNode: Set<String> = [
{body}
  ]
}}
"""


def main():
    names, chain = members(Symbols(sys.argv[1]))
    if len(chain) < 2 or len(names) < 50:
        raise SystemExit(f"the symbol graphs have too little of {chain}: {len(names)} names")
    wanted = text(names)
    if "--check" in sys.argv:
        if FILE.read_text() != wanted:
            raise SystemExit(f"{FILE} is stale: run Scripts/make-reserved-members")
    else:
        FILE.write_text(wanted)
    print(f"{len(names)} members of {', '.join(chain)}")


main()
