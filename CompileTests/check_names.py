"""Writes a fixture for each name in each place, removes those that the tool rejects, and generates the others.

usage: check_names.py SYMBOL-GRAPHS FIXTURE-TOOL FOLDER [PLACE…]
"""
import json
import pathlib
import re
import subprocess
import sys

from symbol_graphs import TYPE_KINDS, Symbols, kind, name

ROOT = '<fixture xmlns="urn:texture-fixtures:1">{}</fixture>\n'
# A place for each kind of name: {0} is the number of the fixture, {1} the name.
PLACES = {
    "model": '<model name="{1}"><field name="id" type="Int"/><field name="link" type="URL?"/></model>'
    '<model name="Outer{0}"><field name="one" type="{1}"/><field name="more" type="[{1}]"/></model>'
    '<cellNode name="Cell{0}" model="{1}"><textNode name="textNode" text="{{id}} {{$item}}"/></cellNode>'
    '<cellNode name="Made{0}" model="{1}"><stack if="{{link}}"><displayNode class="Hand" init="url: {{link}}"/>'
    '</stack></cellNode>'
    '<collection name="List{0}"><header cell="ASTextCellNode" text="model"/>'
    '<cells><node cell="Made{0}" every="2"/><node cell="Cell{0}"/></cells>'
    '<section><item id="1"/></section><batch><item id="2"/></batch>'
    '<mutation name="none"><delete at="0.0"/></mutation>'
    '<expect width="320"><count is="1"/></expect></collection>',
    "section": '<model name="{1}"><field name="title" type="String"/></model>'
    '<cellNode name="Head{0}" model="{1}"><textNode text="{{title}}"/></cellNode>'
    '<cellNode name="Cell{0}"/><collection name="List{0}" sectionModel="{1}"><header cell="Head{0}"/>'
    '<cells><node cell="Cell{0}"/></cells><section title="a"><item/></section></collection>',
    "field": '<enum name="E{0}"><case name="one"/></enum>'
    '<model name="M{0}"><field name="{1}" type="{2}"{3}/><field name="e{0}" type="E{0}?" default="one"/></model>'
    '<cellNode name="Cell{0}" model="M{0}"><textNode if="{{e{0}}}" text="{{e{0}}}"/></cellNode>',
    "enum": '<enum name="{1}"><case name="one"/></enum>'
    '<model name="M{0}"><field name="kind" type="{1}" default="one"/><field name="more" type="[{1}]"/>'
    '<field name="maybe" type="{1}?" default="one"/></model>'
    '<cellNode name="Cell{0}" model="M{0}"><stack><textNode text="{{kind}}"/><stack if="{{maybe}}">'
    '<displayNode class="Any{0}" init="kind: {{maybe}}"/></stack></stack></cellNode>'
    '<table name="List{0}"><cells><node cell="Cell{0}"/></cells><section><item more="one"/></section></table>',
    "case": '<enum name="E{0}"><case name="{1}"/></enum>'
    '<model name="M{0}"><field name="kind" type="E{0}" default="{1}"/><field name="maybe" type="E{0}?" '
    'default="{1}"/></model>',
    "cell": '<model name="M{0}"><field name="id" type="Int"/></model>'
    '<cellNode name="{1}" model="M{0}"><textNode text="{{id}} {{$section}}"/></cellNode>'
    '<pager name="List{0}"><cells><node cell="{1}"/></cells><section><item id="1" cell="{1}"/></section>'
    '<expect width="320"><count is="1"/></expect></pager>'
    '<collection name="Mosaic{0}"><mosaic columns="2"/><cells><node cell="{1}"/></cells></collection>',
    "factory": '<cellNode name="{1}" class="HandCell" accessibilityLabel="{{$item}}"/>'
    '<collection name="List{0}"><footer cell="{1}"/><cells><node cell="{1}"/></cells>'
    '<section><item/></section></collection>',
    "child": '<model name="M{0}"><field name="id" type="Int"/><field name="on" type="Bool"/></model>'
    '<cellNode name="Child{0}" model="M{0}" selectedBackgroundColor="red"><stack reversed="rightToLeft">'
    '<textNode name="{1}" if="{{on}}" text="{{id}} {{$item}}"/><inset insets="1"><displayNode>'
    '<textNode text="b"/></displayNode></inset></stack></cellNode>',
    "plain": '<plainCell name="{1}" backgroundColor="red"/><reusableView name="View{0}"/><cellNode name="Cell{0}"/>'
    '<collection name="List{0}" interop="always"><header cell="View{0}"/>'
    '<cells><plain every="2" cell="{1}"/><node cell="Cell{0}"/></cells><section><item cell="{1}"/></section>'
    '</collection>',
    "view": '<reusableView name="{1}"/><cellNode name="Cell{0}"/><collection name="List{0}" interop="always">'
    '<footer cell="{1}"/><cells><node cell="Cell{0}"/></cells></collection>',
    "container": '<cellNode name="Cell{0}"/><collection name="{1}"><mosaic columns="2" as="flowLayout"/>'
    '<cells><node cell="Cell{0}"/></cells><section><item/></section><mutation name="a"><delete at="0.0"/>'
    '</mutation><expect width="320"><count is="1"/></expect></collection>',
    "mutation": '<cellNode name="Cell{0}"/><table name="List{0}"><cells><node cell="Cell{0}"/></cells>'
    '<section><item/></section><mutation name="{1}"><delete at="0.0"/></mutation></table>',
    "expectation": '<cellNode name="Cell{0}"/><table name="List{0}"><cells><node cell="Cell{0}"/></cells>'
    '<section><item/></section><expect name="{1}" width="320"><count is="1"/></expect></table>',
    "class": '<cellNode name="Cell{0}"><displayNode class="{1}"/></cellNode>',
}
# Names whose fields have each type, since an initializer spells the default of each in its own way.
FIELDS = [("Int", ' default="1"'), ("Date?", ' default="2024-05-01"'), ("UIColor", ' default="red"'),
          ("UIFont?", ' default="bold 12"'), ("CGSize", ' default="1 2"'), ("UIEdgeInsets?", ' default="1"'),
          ("[String]", ""), ("URL?", "")]
# The classes that generated classes inherit from, with their superclasses.
CLASSES = ("ASCellNode", "ASDisplayNode", "ASMeasurableNode", "ASLayoutElementObject", "NSObject",
           "FixtureDataSource", "FixtureCollectionDataSource", "FixtureInteropCollectionDataSource",
           "FixturePagerDataSource", "FixtureInteropPagerDataSource", "FixtureTableDataSource",
           "FixtureMosaicLayout", "FixtureMosaicFlowLayout", "UICollectionViewCell",
           "UICollectionReusableView", "UIView", "UIResponder", "UICollectionViewFlowLayout",
           "UICollectionViewLayout", "FixtureEnumeration")
# Names of the standard library and of Foundation, whose symbol graphs are not ours.
OTHERS = """Any AnyObject Array Bool CaseIterable Character Codable Comparable Decodable Dictionary Double
Encodable Equatable Error Float Hashable Identifiable Int Never Optional Result Sendable Sequence Set
StaticString String Substring Swift Task UInt Void Actor MainActor Data Date DateFormatter Bundle CGFloat
CGPoint CGRect CGSize FileManager Foundation IndexPath IndexSet Locale Measurement NSArray NSCoder
NSMapTable NSNumber NSObject NSString Notification Operation OperationQueue Progress Scanner Thread Timer
URL UUID Unit any self Type Protocol""".split()
WITH_TYPES = ("model", "enum", "cell", "child", "field", "expectation")
KEYWORDS = set("""actor as associatedtype async await borrowing break case catch class consume consuming continue
convenience copy default defer didSet discard do dynamic each else enum extension fallthrough false fileprivate
final for func get guard if import in indirect infix inout internal is isolated lazy let macro mutating nil
nonisolated nonmutating open operator optional override package postfix precedence precedencegroup prefix private
protocol public repeat required rethrows return self Self sending set some static struct subscript super switch
then this throw throws true try typealias unowned var weak where while willSet yield rawValue allCases none item
row cell model node view layout section indexPath kind mutation apply expectations""".split())
MEMBERS = "classForCoder debugDescription description hash hashValue self copy perform isEqual".split()




def main():
    symbols = Symbols(sys.argv[1])
    folder = pathlib.Path(sys.argv[3])
    members = {
        re.sub(r"\(.*", "", symbol["pathComponents"][-1])
        for symbol in symbols.symbols.values()
        if len(symbol["pathComponents"]) > 1 and symbol["pathComponents"][-2] in CLASSES
    }
    types = {name(s) for s in symbols.symbols.values() if kind(s) in TYPE_KINDS} | set(OTHERS)
    members = {m for m in members | set(MEMBERS) | KEYWORDS if m.isidentifier()}
    written = generated_names()
    types = {t for t in types if t.isidentifier()}
    for place in sys.argv[4:] or PLACES:
        names = members | written | (types if place in WITH_TYPES else set())
        check(Place(folder / place, place), sorted(names), sys.argv[2])


class Place:
    """The folder of a module whose fixtures have a name in one place each."""

    def __init__(self, folder, kind):
        self.folder, self.kind = folder, kind
        self.fixtures = folder / "Fixtures"
        self.fixtures.mkdir(parents=True)
        (folder / "Package.swift").touch()

    def write(self, names):
        """One fixture a name."""
        for index, word in enumerate(names):
            field, default = FIELDS[index % len(FIELDS)]
            text = PLACES[self.kind].format(index, word, field, default)
            (self.fixtures / f"{index}.xml").write_text(ROOT.format(text))

    def write_classes(self, names):
        """The hand-written classes that fixtures name."""
        lines = ["import AsyncDisplayKit",
                 "final class Hand: ASDisplayNode { nonisolated init(url: URL) { super.init() } }",
                 "final class HandCell: ASCellNode {}"]
        if self.kind == "enum":
            lines += [f"final class Any{index}: ASDisplayNode {{ nonisolated init(kind: `{word}`) "
                      "{ super.init() } }" for index, word in names]
        if self.kind == "class":
            lines += [f"final class `{word}`: ASDisplayNode {{ nonisolated override init() "
                      "{ super.init() } }" for _, word in names]
        (self.folder / "Hand.swift").write_text("\n".join(lines) + "\n")


def check(place, names, tool):
    """Removes the names that the tool rejects, and generates the others."""
    place.write(names)
    rejected = lint(tool, place)
    for path in rejected:
        (place.folder / path).unlink()
    kept = [(index, word) for index, word in enumerate(names)
            if f"Fixtures/{index}.xml" not in rejected]
    place.write_classes(kept)
    for target in ("library", "test") if place.kind in ("container", "expectation") else ("library",):
        subprocess.run(
            [tool, "generate", "--package-root", place.folder, "--target", "Names", "--module-kind", target,
             "--output", place.folder / f"Generated-{target}", place.fixtures], check=True)
    print(f"{place.kind}: {len(names)} names, {len(rejected)} rejected", flush=True)


def generated_names():
    """The identifiers that generated files have, those of fixtures included."""
    goldens = pathlib.Path("Tests/FixtureCodegenTests/Goldens").glob("*.golden")
    return {word for golden in goldens
            for line in golden.read_text().splitlines() if "//" not in line and "\\t" not in line
            for word in re.findall(r"[A-Za-z_]\w*", re.sub(r'"(?:[^"\\]|\\.)*"', "", line)) if word != "_"}


def lint(tool, place):
    """The fixtures whose name the tool rejects; stops at any other error."""
    command = [tool, "lint", "--package-root", place.folder, "--target", "Names", "--format", "json",
               place.fixtures]
    found = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    allowed = ("reserved-name", "duplicate-type", "duplicate-name", "invalid-name")
    first = {}
    for item in found:
        if item["severity"] == "error":
            first.setdefault(item["file"], item)
    for file, item in first.items():
        if item["code"] not in allowed:
            raise SystemExit(f"{item}: {(place.folder / file).read_text()}")
    return set(first)


main()
