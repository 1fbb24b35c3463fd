"""Writes a fixture for each name, removes those that the tool rejects, and generates the others.

usage: check_names.py SYMBOL-GRAPHS FIXTURE-TOOL FOLDER
"""
import json
import pathlib
import re
import subprocess
import sys

from symbol_graphs import TYPE_KINDS, Symbols, kind, name

ROOT = '<fixture xmlns="urn:texture-fixtures:1">{}</fixture>\n'
CHILD = ROOT.format('<cellNode name="Child{0}"><stack><textNode name="{1}" text="a"/>'
                    '<displayNode><textNode text="b"/></displayNode></stack></cellNode>')
TYPE = ROOT.format(
    '<model name="{1}"><field name="id" type="Int"/><field name="link" type="URL?"/></model>'
    '<cellNode name="Type{0}" model="{1}"><textNode name="textNode" text="{{id}} {{$item}}"/></cellNode>'
    '<collection name="List{0}"><header cell="ASTextCellNode" text="model"/>'
    '<cells><node cell="Type{0}"/></cells><section><item id="1"/></section>'
    '<mutation name="none"><delete at="0.0"/></mutation>'
    '<expect width="320"><count is="1"/></expect></collection>')
CLASSES = ("ASCellNode", "ASDisplayNode", "ASMeasurableNode", "ASLayoutElementObject", "NSObject")
# Names of the standard library and of Foundation, whose symbol graphs are not ours.
OTHERS = """Any AnyObject Array Bool CaseIterable Character Codable Comparable Decodable Dictionary Double
Encodable Equatable Error Float Hashable Identifiable Int Never Optional Result Sendable Sequence Set
StaticString String Substring Swift Task UInt Void Actor MainActor Data Date DateFormatter Bundle CGFloat
CGPoint CGRect CGSize FileManager Foundation IndexPath IndexSet Locale Measurement NSArray NSCoder
NSMapTable NSNumber NSObject NSString Notification Operation OperationQueue Progress Scanner Thread Timer
URL UUID Unit any self Type Protocol""".split()
MEMBERS = "classForCoder debugDescription description hash hashValue self copy perform isEqual".split()


def main():
    symbols = Symbols(sys.argv[1])
    folder = pathlib.Path(sys.argv[3])
    members = {
        re.sub(r"\(.*", "", symbol["pathComponents"][-1])
        for symbol in symbols.symbols.values()
        if len(symbol["pathComponents"]) > 1 and symbol["pathComponents"][-2] in CLASSES
    }
    types = {name(s) for s in symbols.symbols.values() if kind(s) in TYPE_KINDS}
    members = sorted(m for m in members | set(MEMBERS) if m.isidentifier())
    types = sorted(t for t in types | set(OTHERS) if t.isidentifier())
    write(folder, "child", CHILD, members)
    write(folder, "type", TYPE, types)
    rejected = lint(sys.argv[2], folder)
    for path in rejected:
        (folder / path).unlink()
    subprocess.run(
        [sys.argv[2], "generate", "--package-root", folder, "--target", "Names", "--output",
         folder / "Generated", folder / "Fixtures"], check=True)
    print(f"{len(members)} members and {len(types)} types, {len(rejected)} rejected")


def write(folder, prefix, template, names):
    """One fixture a name."""
    (folder / "Fixtures").mkdir(exist_ok=True)
    for index, word in enumerate(names):
        (folder / "Fixtures" / f"{prefix}{index}.xml").write_text(template.format(index, word))


def lint(tool, folder):
    """The fixtures whose name the tool rejects; stops at any other error."""
    (folder / "Package.swift").touch()
    command = [tool, "lint", "--package-root", folder, "--format", "json", folder / "Fixtures"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    found = report if isinstance(report, list) else report["diagnostics"]
    allowed = ("reserved-name", "duplicate-type")
    first = {}
    for item in found:
        first.setdefault(item["file"], item)
    for file, item in first.items():
        if item["code"] not in allowed:
            raise SystemExit(f"{item}: {(folder / file).read_text()}")
    return set(first)


main()
