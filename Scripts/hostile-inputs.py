"""Runs the tool over hostile fixtures and data files.

Each input ends with status 0 or 1 within two seconds of processor time and 200 MB, each error has a code, and
no line that is printed contains a control character. What lint accepts is generated under the same limits.
The inputs of `Scripts/hostile_kinds.py` and `Scripts/hostile_lists.py` are formatted too, and the codes of
their errors explained.

usage: python3 Scripts/hostile-inputs.py FIXTURE-TOOL [NAME…]
"""
import itertools
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile

import hostile_kinds
import hostile_lists
from hostile_fixtures import POST, ROOT, external, many, table

SECONDS = 2.0
MEMORY = 200 << 20
COUNT = '<count is="1"/>'
DELETE = '<delete at="0.0"/>'


def values():
    """Values of rows, and texts with bindings."""
    texts = [
        "&#x202E;evil", "a&#10;::error::x", "\\(exit(1))", "\\u{0}", "&quot;&quot;&quot;", '#"x"#'.replace('"', "&quot;"),
        "a\\", "&#x1F468;&#x200D;&#x1F469;" * 50, "x" * 900_000, "&#xFFFD;&#xFDD0;", "&#x85;&#x2028;",
        "%s%n%d", "${IFS}", "\\N", "&#9;&#13;&#10;"]
    for number, text in enumerate(texts):
        yield f"value-{number}", table(f'<section><item t="{text}"/></section>')
    bindings = [
        "{t", "{t}}", "{}", "{.}", "{t.t}", "{$item}{$section}", "{n.count}", "{t.count.count}", "{o}", "{ t }",
        "{$x}", "{t" + ".t" * 5_000 + "}", "{t}" * 100, "{n} " * 100, "{n} " * 101]
    for number, text in enumerate(bindings):
        yield f"binding-{number}", table("<section/>", declarations=POST.replace("{t}", text))
    item = '<item t="x"><vary field="n" {}/></item>'
    for number, rule in enumerate([
            'from="9223372036854775807" step="9223372036854775807"', 'from="1e308" step="1e308"',
            'random="-9223372036854775808..9223372036854775807"', 'random="9..1"',
            'cycle="' + "1 " * 100_000 + '"']):
        yield f"vary-{number}", table(
            f'<section><repeat count="50000">{item.format(rule)}</repeat></section>')


def structure():
    """Many elements of one kind, and elements that stand for many."""
    row = '<section><item t="a"/></section>'
    yield "many-models", many(50_000, lambda i: f'<model name="M{i}"><field name="t" type="Int"/></model>')
    yield "many-cells", many(8_000, lambda i: f'<cellNode name="C{i}"><stack><textNode text="x"/></stack></cellNode>')
    yield "many-cases", '<enum name="E">' + many(24_000, lambda i: f'<case name="c{i}"/>') + "</enum>"
    yield "many-images", "<images>" + many(24_000, lambda i: f'<image name="i{i}" size="1 1"/>') + "</images>"
    yield "many-children", f'{POST}<cellNode name="D"><stack>{"<textNode/>" * 24_000}</stack></cellNode>'
    flag = '<model name="Q"><field name="f" type="Bool"/></model>'
    child = '<textNode if="{f}" text="a"/>'
    yield "many-conditions", f'{flag}<cellNode name="D" model="Q"><stack>{child * 20_000}</stack></cellNode>'
    yield "many-texts", f'{POST}<cellNode name="D" model="P"><stack>' + (
        '<textNode text="' + "{n} " * 100 + '"/>') * 100 + "</stack></cellNode>"
    yield "many-tables", POST + many(
        1_000, lambda i: f'<table name="T{i}"><cells><node cell="PC"/></cells>{row}</table>')
    yield "many-expectations", table(row + many(
        49_000, lambda i: f'<expect name="e{i}" width="320"><count is="1"/></expect>'))
    yield "many-assertions", table(f'{row}<expect width="320">{COUNT * 99_000}</expect>')
    yield "too-many-assertions", table(f'{row}<expect width="320">{COUNT * 300_000}</expect>')
    yield "many-mutations", table(row + many(
        49_000, lambda i: f'<mutation name="m{i}"><reload at="0.0"/></mutation>'))
    yield "many-edits", table(f'{row}<mutation name="m" valid="false">{DELETE * 300_000}</mutation>')
    reload = '<mutation name="r"><reload at="0.0"/></mutation>'
    yield "many-steps", table(
        f'{row}{reload}<expect width="320" after="{"r; " * 100_000}r"><count is="1"/></expect>')
    yield "many-rules", table(row, cells=many(
        40_000, lambda i: f'<node every="{i + 2}" cell="PC"/>') + '<node cell="PC"/>')
    yield "many-batches", table("<section/>" + '<batch><item t="a"/></batch>' * 50_000)
    yield "many-imports", many(20_000, lambda i: f'<import module="M{i}"/>')
    yield "many-arguments", '<cellNode name="H" class="X" init="' + many(50_000, lambda i: f"a{i}: {i}, ") + 'z: 1"/>'
    yield "many-sections", table('<repeat count="99999"><section/></repeat>')
    yield "many-prefixes", many(20_000, lambda i: f'<model name="M{i}" xmlns:a{i}="u"/>')
    yield "one-name", '<model name="A"/>' * 20_000
    yield "unknown-types", '<model name="M">' + many(20_000, lambda i: f'<field name="f{i}" type="N{i}"/>') + "</model>"
    yield "unknown-fields", table("<section>" + '<item t="a" tt="b"/>' * 100_000 + "</section>")
    enumeration = '<enum name="E">' + many(20_000, lambda i: f'<case name="c{i}"/>') + "</enum>"
    model = '<model name="M"><field name="e" type="E"/></model><cellNode name="PC" model="M"/>'
    yield "unknown-cases", table(
        "<section>" + many(5_000, lambda i: f'<item e="d{i}"/>') + "</section>", declarations=enumeration + model)
    yield "million-items", table('<section><repeat count="1000000"><item t="a"/></repeat></section>')
    yield "many-items", table('<section><repeat count="330000"><item t="{$n}"/></repeat></section>')
    wide = '<model name="M">' + many(1_000, lambda i: f'<field name="f{i}" type="Int?"/>') + "</model>"
    cell = '<cellNode name="PC" model="M"/>'
    yield "default-values", table(
        '<section><repeat count="400000"><item/></repeat></section>', declarations=wide + cell)
    yield "default-items", table(f'<section>{"<item/>" * 200_000}</section>', declarations=wide + cell)
    long = '<model name="M">' + many(
        100, lambda i: f'<field name="f{i}" type="String" default="{"x" * 10_000}"/>') + "</model>"
    yield "default-texts", table(
        '<section><repeat count="100000"><item/></repeat></section>', declarations=long + cell)
    strings = '<model name="M"><field name="l" type="[String]"/></model><cellNode name="PC" model="M"/>'
    value = '<value field="l" is="a"/>'
    yield "one-list", table(f"<section><item>{value * 100_000}</item></section>", declarations=strings)
    yield "many-lists", table(
        f'<section><repeat count="200"><item>{value * 1_000}</item></repeat></section>', declarations=strings)
    keys = '<model name="M" key="k"><field name="k" type="String"/></model><cellNode name="PC" model="M"/>'
    yield "one-key", table(
        '<section><repeat count="200000"><item k="1"/></repeat></section>', declarations=keys)
    extremes = [
        '<images><image name="a" size="1e308 1e308"/></images>', '<images scale="1e25"/>',
        '<cellNode name="C"><textNode text="a" maximumNumberOfLines="-5"/></cellNode>',
        POST + '<collection name="G"><mosaic columns="9223372036854775807"/></collection>',
        table('<section/><mutation name="m" valid="false"><delete section="9223372036854775807"/></mutation>')]
    for number, text in enumerate(extremes):
        yield f"extreme-{number}", text


def cycles():
    """Models in models, and fixtures in fixtures; a tuple holds more files."""
    yield "model-chain", many(3_000, lambda i: f'<model name="M{i}"><field name="a" type="M{(i + 1) % 3_000}"/></model>')
    yield "model-net", many(200, lambda i: f'<model name="M{i}">' + many(
        100, lambda j: f'<field name="a{j}" type="M{(i + j + 1) % 200}"/>') + "</model>")
    yield "model-tree", many(14, lambda i: f'<model name="M{i}"><field name="a" type="M{i + 1}?"/>'
                             f'<field name="b" type="M{i + 1}?"/></model>') + '<model name="M14"/>'
    yield "include-self", '<include fixture="include-self.xml"/>'
    yield "include-often", '<include fixture="include-self.xml"/>' * 20_000
    net = {f"net/n{i}.xml": ROOT + many(
        200, lambda j, i=i: "" if i == j else f'<include fixture="n{j}.xml"/>')
        + f'<model name="M{i}"/></fixture>' for i in range(200)}
    yield "include-net", ('<include fixture="net/n0.xml"/>', net)
    chain = {f"chain/c{i}.xml": f'{ROOT}<include fixture="c{i + 1}.xml"/></fixture>' for i in range(2_000)}
    yield "include-chain", ('<include fixture="chain/c0.xml"/>', chain)


def data():
    """Data files and XPath expressions."""
    files = {
        "big.xml": "<a>" + "<i><t>x</t></i>" * 20_000 + "</a>",
        "deep.xml": "<i>" * 240 + "<t>x</t>" + "</i>" * 240, "deeper.xml": "<i>" * 100_000,
        "attributes.xml": "<a><i " + many(4_000, lambda i: f'a{i}="1" ') + "><t>x</t></i></a>",
        "list.csv": "a,b\n1,2\n", "list.json": '[{"t":1}]', "binary.plist": "bplist00\u00d1\u0001",
        "list.plist": '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">'
                      "<plist><array><i><t>x</t></i></array></plist>",
        "laughs.xml": '<!DOCTYPE a [<!ENTITY e "' + "x" * 100_000 + '">]><a>' + "<i><t>&e;</t></i>" * 20_000 + "</a>",
        "file.xml": '<!DOCTYPE a [<!ENTITY e SYSTEM "/etc/passwd">]><a><i><t>&e;</t></i></a>',
        "mixed.xml": "<a><i>" + "x<b/>" * 200_000 + "<t>y</t></i></a>",
        "nested.xml": "<i><t>x</t>" * 200 + "</i>" * 200, "cut.xml": "<a><i><t>x", "empty.xml": ""}
    for name in files:
        yield f"data-{name.replace('.', '-')}", (external(name), {f"Data/{name}": files[name]})
    paths = [
        "count(//*)", "string-length(string(/))", "//t[//t[//t[//t]]]", "substring(t,1,-1)",
        "translate(t,'" + "a" * 5_000 + "','b')", "concat(" + "t," * 90 + "t)", "t[1" + "+1" * 40 + "]", "id('x')",
        "document('x')", "../../../t", "following::t", "preceding::t", "ancestor-or-self::*//t", "1 div 0",
        "(" * 19 + "t" + ")" * 19, "t|t|t|t|t", "$v", "f:x()", "t[", "", "/", ".", "'a{b}'", "{t}"]
    big = {"Data/big.xml": files["big.xml"]}
    for number, path in enumerate(paths):
        yield f"path-{number}", (external("big.xml", path=path), big)
    for number, select in enumerate([
            "//*", "//i//t//i", "//*//*//*//*//*//*", "/a/*", "//a|//i", "//i[1]", "@a", "//text()", ".", "/", "//i/..",
            "*/*/*", "//", "$x", "count(//i)"]):
        yield f"select-{number}", (external("big.xml", select=select, path="string(.)"), big)
    for number, path in enumerate([
            "../outside.xml", "/etc/passwd", "Data", "Data/none.xml", "Data/../Data/big.xml", "http://x/y",
            "file:///etc/passwd", "Data/" + "a" * 300]):
        yield f"from-{number}", (table(
            f'<section><items from="{path}" select="//i"><map field="t" path="t"/></items></section>'), big)


def edits():
    """Steps, edits and assertions over large lists."""
    row = '<section><item t="a"/></section>'
    rows = '<section><repeat count="100000"><item t="a"/></repeat></section>'
    delete = '<mutation name="d" valid="false"><delete at="0.0"/></mutation>'
    insert = '<mutation name="i" valid="false"><insert at="0.0"><item t="b"/></insert></mutation>'
    sections = '<repeat count="99999"><section/></repeat>'
    yield "delete-steps", table(f'{rows}{delete}<expect width="1" after="{"d; " * 50_000}d"><count is="1"/></expect>')
    yield "insert-steps", table(f'{rows}{insert}<expect width="1" after="{"i; " * 50_000}i"><count is="1"/></expect>')
    many_edits = "".join(f'<delete at="0.{i}"/>' for i in range(9_000))
    yield "steps-of-edits", table(
        f'{rows}<mutation name="d" valid="false">{many_edits}</mutation>'
        f'<expect width="1" after="{"d; " * 5_000}d"><count is="1"/></expect>')
    yield "section-steps", table(
        f'{sections}<mutation name="d"><delete section="0"/></mutation>'
        f'<expect width="1" after="{"d; " * 50_000}d"><count is="1"/></expect>')
    yield "section-moves", table(sections + '<mutation name="m">' + many(
        9_000, lambda i: f'<move section="{i}" to="{99_998 - i}"/>') + "</mutation>")
    yield "item-moves", table(rows + '<mutation name="m">' + many(
        9_000, lambda i: f'<move at="0.{i}" to="0.{99_998 - i}"/>') + "</mutation>")
    yield "long-paths", table(f'{rows}<expect width="1"><visible at="{"0.0 " * 220_000}"/></expect>')
    yield "spaces", table(f'{rows}<expect width="1"><visible at="0.0{" " * 900_000}"/></expect>')
    yield "long-calls", table(
        f'{row}<expect width="1"><calls is="{"numberOfSections; " * 50_000}"/></expect>')
    yield "long-steps", table(
        f'{row}<expect width="1" after="{"scroll 0.5; " * 75_000}"><count is="1"/></expect>')
    yield "unknown-steps", table(
        f'{row}{delete}<expect width="1" after="{"x; " * 300_000}"><count is="1"/></expect>')


def names():
    """Names and texts that are costly to compare or to split."""
    long = "n" * 240
    yield "long-names", many(4_000, lambda i: f'<model name="{long}{i}"/>')
    yield "long-suggestions", many(2_000, lambda i: f'<model name="{long}{i}"/>') + '<model name="M">' + many(
        1_000, lambda i: f'<field name="f{i}" type="{long}x{i}"/>') + "</model>"
    yield "combining", many(8_000, lambda i: f'<model name="e&#x301;{i}"/><model name="&#xE9;{i}"/>')
    yield "unknown-attributes", many(
        4_000, lambda i: f'<model name="M{i}" ' + many(60, lambda j: f'x{j}="" ') + "/>")
    yield "quotes", f'<cellNode name="H" class="X" init="{chr(39) * 900_001}"/>'
    yield "colons", f'<cellNode name="H" class="X" init="{":" * 900_000}"/>'
    yield "commas", f'<cellNode name="H" class="X" init="{"," * 900_000}"/>'
    yield "braces", table("<section/>", declarations=POST.replace("{t}", "{{" * 400_000))
    yield "open-braces", table("<section/>", declarations=POST.replace("{t}", "{{" * 400_000 + "{"))
    yield "documentation", many(
        8_000, lambda i: f'<model name="M{i}"><documentation>{"*/ `x` " * 10}</documentation></model>')
    yield "section-text", f"<documentation><![CDATA[{']] ' * 300_000}]]></documentation>"
    yield "hexadecimal", table("<section/>", declarations=POST.replace("<textNode", f'<textNode textColor="#{"F" * 900_000}"'))
    yield "digits", f'<images><image name="a" size="{"1" * 900_000} 1"/></images>'
    yield "exponents", f'<images><image name="a" size="1e-{"9" * 900_000} 1"/></images>'
    nested = many(15, lambda i: f'<model name="M{i}"><field name="a" type="M{i + 1}"/></model>')
    path = ".".join("a" * 15 + "t")
    yield "deep-paths", nested + (
        '<model name="M15"><field name="t" type="String"/></model><cellNode name="PC" model="M0">'
        f'<stack>{f"""<textNode text="{{{path}}}"/>""" * 15_000}</stack></cellNode>')
    yield "tags", f"{'<stack>' * 250}{'</stack>' * 250}" * 400
    yield "prefixes", "".join(f'<a{i}:x xmlns:a{i}="u{i}"/>' for i in range(20_000))
    yield "same-include", many(
        5_000, lambda i: f'<include fixture="{"./" * (i % 100)}same-include.xml"/>')


def documents():
    """Data files of unusual shapes."""
    flat = "<a>" + "<z/>" * 400_000 + "</a>"
    yield "flat", (external("flat.xml", select="//i"), {"Data/flat.xml": flat})
    spaces = "<a" + many(20_000, lambda i: f' xmlns:p{i}="u{i}"') + "><i><t>x</t></i></a>"
    yield "namespaces", (external("namespaces.xml"), {"Data/namespaces.xml": spaces})
    text = "<a><i><t>" + "x" * 5_000_000 + "</t></i></a>"
    yield "one-text", (external("text.xml", path="string-length(t)"), {"Data/text.xml": text})
    rows = "<a>" + "<i><t>x</t></i>" * 20_000 + "</a>"
    for number, path in enumerate([
            "../i[last()]", "string(/a/i[20000])", "count(//i[t=//t])", "t[contains(., '" + "x" * 5_000 + "')]",
            "substring-after(substring-after(substring-after(t,'x'),'x'),'x')", "sum(//t)", "id(t)",
            "//namespace::*", "t" + "[1]" * 900, "-" * 900 + "1"]):
        yield f"expression-{number}", (external("rows.xml", path=path), {"Data/rows.xml": rows})
    deep = "<a>" * 200 + "<i><t>x</t></i>" + "</a>" * 200
    yield "deep-pattern", (external("deep-a.xml", select="//a" * 60), {"Data/deep-a.xml": deep})
    yield "wide-pattern", (external("deep-a.xml", select="|".join(["//i"] * 3_000)), {"Data/deep-a.xml": deep})
    dates = '<model name="M"><field name="d" type="Date"/><field name="u" type="URL"/></model><cellNode name="PC" model="M"/>'
    yield "dates", table(
        "<section>" + '<item d="9999999999-99-99T99:99:99.9999999999Z" u="http://[::::]:99999999"/>' * 20_000
        + "</section>", declarations=dates)
    yield "huge-keys", table(
        "<section>" + many(8, lambda i: f'<item k="{"k" * 900_000}{i}"/>') + "</section>",
        declarations='<model name="M" key="k"><field name="k" type="String"/></model><cellNode name="PC" model="M"/>')
    comments = "<a>" + "<i><!--" + "x" * 100_000 + "--><t>x</t></i>" * 100 + "</a>"
    yield "comments", (external("comments.xml"), {"Data/comments.xml": comments})
    for number, limit in enumerate(["9223372036854775807", "-1", "0", "1e9"]):
        yield f"limit-{number}", (external("rows.xml").replace("<items ", f'<items limit="{limit}" '), {"Data/rows.xml": rows})


def wide_model(name="M", count=1_000, kind="Int?"):
    """A model of many fields."""
    return f'<model name="{name}">' + many(count, lambda i: f'<field name="f{i}" type="{kind}"/>') + "</model>"


def defaults():
    """Short elements that stand for many values, and lists of repeated rows."""
    cell = '<cellNode name="PC" model="M"/>'
    models = wide_model("W") + '<model name="M"><field name="l" type="[W]"/></model>' + cell
    value = '<value field="l" f0="1"/>'
    yield "list-of-models", table(f"<section><item>{value * 60_000}</item></section>", declarations=models)
    yield "rows-of-models", table(f'<section>{f"<item>{value}</item>" * 60_000}</section>', declarations=models)
    sections = {
        "section-fields": '<section f0="1"/>' * 90_000,
        "repeated-section-fields": '<repeat count="90000"><section f0="{$n}"/></repeat>',
        "inserted-section-fields": "<section/>" + many(30_000, lambda i: (
            f'<mutation name="m{i}"><insert section="0"><section/></insert></mutation>'))}
    for name, content in sections.items():
        fixture = table(content, declarations=wide_model("W") + POST)
        yield name, fixture.replace('<table name="T">', '<table name="T" sectionModel="W">')
    strings = '<model name="M"><field name="l" type="[String]"/></model>' + cell
    values = '<value field="l" is="a"/>' * 1_000
    yield "lists-of-repeated-sections", table(
        f'<repeat count="300"><section><item>{values}</item></section></repeat>', declarations=strings)
    yield "list-of-words", table(
        f'<section><repeat count="5000"><item l="{"word " * 500}"/></repeat></section>', declarations=strings)
    yield "rows-of-repeated-sections", table(
        '<repeat count="499"><section>' + '<item t="{$n}"/>' * 1_000 + "</section></repeat>")
    yield "many-varies", table(
        '<section><repeat count="10">' + '<item t="a"><vary field="n" cycle="1 2 3 4 5 6 7 8"/></item>' * 2_000
        + "</repeat></section>")
    yield "wide-rows", table(
        "<section>" + ("<item " + many(20, lambda i: f'f{i}="text {i}" ') + "/>\n") * 60_000 + "</section>",
        declarations=wide_model(count=20, kind="String") + cell)
    small = {"Data/small.xml": "<a>" + "<i><t>x</t></i>" * 30_000 + "</a>"}
    for name, maps in {
            "wide-maps": many(1_000, lambda i: f'<map field="f{i}" path="t"/>'),
            "wide-data": '<map field="f0" path="t"/>'}.items():
        yield name, (table(
            f'<section><items from="Data/small.xml" select="//i">{maps}</items></section>',
            declarations=wide_model(kind="String?") + cell), small)


def references():
    """Names that are looked for among many others."""
    nodes = '<cellNode name="PC"><stack>' + many(20_000, lambda i: f'<textNode name="node{i}"/>') + "</stack></cellNode>"
    yield "unknown-among-models", many(20_000, lambda i: f'<model name="Model{i}"/>') + '<model name="M">' + many(
        2_000, lambda i: f'<field name="f{i}" type="Modle{i}"/>') + "</model>"
    yield "unknown-among-images", "<images>" + many(
        20_000, lambda i: f'<image name="image{i}" size="1 1"/>') + '</images><model name="M">' + many(
        2_000, lambda i: f'<field name="f{i}" type="UIImage" default="imgae{i}"/>') + "</model>"
    yield "unknown-among-cells", many(20_000, lambda i: f'<cellNode name="Cell{i}"/>') + table(
        "<section>" + many(2_000, lambda i: f'<item cell="Clel{i}"/>') + "</section>", declarations="",
        cells='<node cell="Cell0"/>')
    yield "unknown-among-modules", many(20_000, lambda i: f'<import module="Module{i}"/>') + many(
        2_000, lambda i: f'<cellNode name="C{i}" class="Moduel{i}.X"/>')
    yield "unknown-among-mutations", table(
        '<section><item t="a"/></section>'
        + many(40_000, lambda i: f'<mutation name="mutation{i}"><reload at="0.0"/></mutation>')
        + f'<expect width="1" after="{many(2_000, lambda i: f"mutatoin{i}; ")}">{COUNT}</expect>')
    yield "unknown-among-nodes", nodes + table('<section><item/></section><expect width="1">' + many(
        3_000, lambda i: f'<nodeFrame at="0.0" node="noed{i}" is="* * * *"/>') + "</expect>", declarations="")
    yield "nodes-of-tables", nodes + many(900, lambda i: (
        f'<table name="T{i}"><cells><node cell="PC"/></cells><section><item/></section><expect width="1">'
        '<nodeFrame at="0.0" node="node1" is="* * * *"/></expect></table>'))
    yield "bindings-of-wide-model", wide_model(kind="String") + '<cellNode name="PC" model="M"><stack>' + (
        f'<textNode text="{"{f999}" * 100}"/>') * 1_000 + "</stack></cellNode>"
    sections = '<repeat count="99999"><section><item t="a"/></section></repeat>'
    yield "sections-and-mutations", table(sections + many(
        40_000, lambda i: f'<mutation name="m{i}"><delete at="0.0"/></mutation>'))
    yield "sections-and-steps", table(
        f'{sections}<mutation name="m"><insert section="0"><section/></insert></mutation>'
        f'<expect width="1" after="{"m; " * 50_000}">{COUNT}</expect>')
    prefixes = many(500, lambda i: f'xmlns:p{i}="u" ')
    yield "prefixes-of-leaves", f'<cellNode name="C"><stack {prefixes}>' + '<textNode xmlns:q="u"/>' * 20_000 + (
        "</stack></cellNode>")
    for name in ["inset", "center", "relative", "wrapper", "stack", "absolute"]:
        yield f"nested-{name}", many(200, lambda i, name=name: (
            f'<cellNode name="C{i}">' + f"<{name}>" * 90 + '<textNode text="a"/>' + f"</{name}>" * 90 + "</cellNode>"))
    ring = {f"ring/r{i}.xml": f'{ROOT}<include fixture="r{(i + 1) % 5_000}.xml"/></fixture>' for i in range(5_000)}
    yield "include-ring", ('<include fixture="ring/r0.xml"/>', ring)


def markup():
    """Data files of hostile markup."""
    default = "<!ATTLIST i d CDATA '" + "x" * 100_000 + "'>"
    nested = many(60, lambda i: f"<!ENTITY % p{i + 1} '%p{i};%p{i};'>")
    parameters = many(700, lambda i: f"<!ENTITY % p{i} \"<!ENTITY e{i} '{'x' * 90}'>\">%p{i};")
    entities = many(3_000, lambda i: f"<!ENTITY e{i + 1} '&e{i};'>")
    row = "<i><t>x</t></i>"
    yield from (
        (f"markup-{name}", (external(f"{name}.xml"), {f"Data/{name}.xml": text})) for name, text in {
            "utf-16": f'<?xml version="1.0" encoding="UTF-16"?><a>{row}</a>'.encode("utf-16"),
            "utf-32": f'<?xml version="1.0" encoding="UTF-32"?><a>{row}</a>'.encode("utf-32"),
            "noncharacters": "<a><i><t>\ufffe\uffff</t></i></a>",
            "section": "<a><i><t><![CDATA[" + "]" * 9_000_000 + "]]></t></i></a>",
            "sections": "<a><i><t>" + "<![CDATA[x]]>" * 150_000 + "</t></i></a>",
            "instruction": "<a><?p " + "x" * 9_000_000 + f"?>{row}</a>",
            "instructions": "<a>" + "<?p x?>" * 1_000_000 + f"{row}</a>",
            "hyphens": f"<a><!--{'-' * 3_000_000}", "open-quote": f"<a b='{'x' * 9_000_000}",
            "less-than": "<" * 3_000_000, "end-tags": "</a>" * 1_000_000,
            "parameters": f"<!DOCTYPE a [{parameters}]><a>{row}</a>",
            "parameter-nest": f"<!DOCTYPE a [<!ENTITY % p0 '<!--x-->'>{nested}%p60;]><a>{row}</a>",
            "entity-nest": f"<!DOCTYPE a [<!ENTITY e0 'x'>{entities}]><a><i><t>&e3000;</t></i></a>",
            "default": f"<!DOCTYPE a [{default}]><a>{row * 20_000}</a>",
            "external-type": f"<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a>{row}</a>",
            "content-model": f"<!DOCTYPE a [<!ELEMENT a {'(' * 5_000}i{')' * 5_000}>]><a>{row}</a>",
            "identifiers": "<a>" + "<i xml:id='a'><t>x</t></i>" * 50_000 + "</a>",
            "namespace-nest": many(200, lambda i: "<a " + many(300, lambda j: f'xmlns:p{i}x{j}="u" ') + ">")
            + row * 2_000 + "</a>" * 200,
            "names": "<a>" + many(100_000, lambda i: f"<i><t>x</t><n{i}/></i>") + "</a>",
            "inclusion": "<a xmlns:x='http://www.w3.org/2001/XInclude'><i><t>"
            "<x:include href='/etc/passwd' parse='text'/></t></i></a>",
            "base": f"<a xml:base='file:///etc/' xml:space='preserve'>{row}</a>"}.items())
    for name, make in {
            "fifo": os.mkfifo, "folder": os.mkdir, "device": lambda path: os.symlink("/dev/zero", path),
            "loop": lambda path: os.symlink(os.path.basename(path), path)}.items():
        yield f"data-{name}", (external(f"{name}.xml"), {f"Data/{name}.xml": make})
        yield f"include-{name}", (f'<include fixture="of-{name}.xml"/>', {f"of-{name}.xml": make})


def amplification():
    """Short elements that read, select or compare much."""
    read = '<items from="Data/{}.xml" select="{}"><map field="t" path="t"/></items>'
    rows = "<a>" + "<i><t>x</t></i>" * 60_000 + "</a>"
    for name, select, count, content in [
            ("reread", "//i", 300, rows), ("reread-nothing", "//none", 900, rows),
            ("reread-error", "//none", 900, rows[:-5])]:
        yield name, (table("<section>" + read.format(name, select) * count + "</section>"),
                     {f"Data/{name}.xml": content})
    deep = "<a>" + ("<i>" * 240 + "</i>" * 240) * 400 + "</a>"
    long = "<a>" + ("<i>" + "q" * 1_000_000 + "</i>") * 6 + "</a>"
    short = "<a>" + ("<i>" + "q" * 20_000 + "</i>") * 200 + "</a>"
    for name, path, content in [
            ("descendants-of-all", ".//*/*/*/*", deep),
            ("contains-half", "contains(., concat(substring(.,1,500000),'z'))", long),
            ("before-half", "substring-before(., concat(substring(.,1,500000),'z'))", long),
            ("translate-all", "translate(., ., .)", long),
            ("translate-literal", f"translate(., '{'abc' * 3_000}', '{'xyz' * 3_000}')", short),
            ("contains-literal", f"contains(., '{'q' * 100_000}z')", long),
            ("concat-all", f"concat({','.join(['.'] * 40)})", long), ("spaces-all", "normalize-space(.)", long)]:
        yield name, (external(f"{name}.xml", path=path), {f"Data/{name}.xml": content})
    included = "<a xmlns:x='http://www.w3.org/2001/XInclude'>" + (
        "<i><t>a</t><x:include href='/etc/passwd'/></i>") * 100_000 + "</a>"
    yield "inclusions", (external("inclusions.xml"), {"Data/inclusions.xml": included})
    cell = '<cellNode name="PC" model="P"/>'
    eight = '<model name="P">' + many(8, lambda i: f'<field name="f{i}" type="String" default="x{i}"/>') + "</model>"
    for name, model, count in [
            ("eight-defaults", eight, 190_000), ("too-many-eight-defaults", eight, 900_000),
            ("one-field", '<model name="P"><field name="f" type="Int?"/></model>', 660_000),
            ("no-field", '<model name="P"/>', 990_000)]:
        yield name, table(f'<section><repeat count="{count}"><item/></repeat></section>', declarations=model + cell)
    vary = '<vary field="{}" {}/>'
    yield "varied-fields", table('<section><repeat count="300000"><item>' + vary.format("t", 'cycle="a bb ccc"')
                                 + vary.format("n", 'random="1..500"') + "</item></repeat></section>")
    yield "vary-words", table('<section><repeat count="80000"><item>' + vary.format(
        "t", f'cycle="{("y" * 200 + " ") * 4_000}"') + "</item></repeat></section>")
    section = '<model name="S"><field name="a" type="String"/></model>'
    for name, count, content in [("tables-of-sections", 4, "<section/>"), ("tables-of-fields", 3, '<section a="{$n}"/>')]:
        yield name, POST + section + many(count, lambda i: (
            f'<table name="T{i}" sectionModel="S"><cells><node cell="PC"/></cells><repeat count="99999">'
            f'{content}</repeat></table>')).replace(' sectionModel="S"', ' sectionModel="S"' if count == 3 else "")


def shapes():
    """Texts and references of unusual shapes."""
    yield "type-lists", f'<model name="M"><field name="a" type="{"[" * 90_000}Int{"]" * 90_000}"/></model>'
    yield "type-optionals", f'<model name="M"><field name="a" type="Int{"?" * 900_000}"/></model>'
    yield "class-generics", f'<cellNode name="H" class="{"A&lt;" * 90_000}B{">" * 90_000}"/>'
    yield "argument-lists", f'<cellNode name="H" class="X" init="{"(" * 100_000}"/>'
    yield "include-climbs", f'<include fixture="{"a/../" * 150_000}b.xml"/>'
    yield "include-missing", many(20_000, lambda i: f'<include fixture="none{i}.xml"/>')
    yield "combining-marks", f'<model name="e{chr(0x301) * 400_000}"/>'
    yield "name-of-element", f'<{"n" * 1_000_000}/>'
    yield "name-of-attribute", f'<model {"n" * 1_000_000}="1"/>'
    yield "headers", POST + '<collection name="G">' + many(
        9_000, lambda i: f'<header cell="PC" sections="{i}"/>') + (
        '<cells><node cell="PC"/></cells><repeat count="9000"><section/></repeat></collection>')
    row = '<section><item t="a"/></section>'
    long = "x" * 900_000
    for name, content in {
            "when": table(row, cells=f'<node when="{long}" cell="PC"/><node cell="PC"/>'),
            "after": table(f'{row}<expect width="1" after="{";" * 900_000}">{COUNT}</expect>'),
            "device": table(f'{row}<expect device="{long}" direction="{long}" name="{long}">{COUNT}</expect>'),
            "select": (external("one.xml", select=long), {"Data/one.xml": "<i><t>x</t></i>"}),
            "from": external(long), "type": f'<model name="M"><field name="a" type="{long}"/></model>'}.items():
        yield f"long-{name}", content
    names = {
        "folded": "<a><i><" + "n" * 1_000_000 + "/></i></a>", "instruction-name": "<a><?" + "n" * 1_000_000 + "?></a>",
        "notations": "<!DOCTYPE a [" + many(2_500, lambda i: f'<!NOTATION n{i} SYSTEM "x">') + "]><a><i><t>x</t></i></a>",
        "parameter": "<!DOCTYPE a [<!ENTITY % p SYSTEM '/dev/zero'> %p;]><a><i><t>x</t></i></a>",
        "values": "<!DOCTYPE a [<!ATTLIST i k (" + "|".join(f"v{i}" for i in range(15_000)) + ") 'v0'>]><a>"
                  + "<i><t>x</t></i>" * 20_000 + "</a>",
        "default-entity": "<!DOCTYPE a [<!ENTITY e '" + "x" * 30_000 + "'><!ATTLIST i k CDATA '&e;&e;&e;'>]><a>"
                          + "<i/>" * 100_000 + "</a>",
        "entity-in-values": "<!DOCTYPE a [<!ENTITY e '" + "x" * 60_000 + "'>]><a>" + "<i k='&e;&e;&e;'/>" * 20_000 + "</a>",
        "nul": b"<a>" + b"\0" * 9_000_000, "declaration": '<?xml version="1.0" encoding="' + "U" * 3_000_000 + '"?><a/>',
        "little": "<a><i><t>x</t></i></a>".encode("utf-16-le"), "odd": "\ufeff<a/>".encode("utf-16-le") + b"\0"}
    for name, content in names.items():
        yield f"shape-{name}", (external(f"{name}.xml", path="t"), {f"Data/{name}.xml": content})
    yield "positions", (external("wide.xml", select="/a", path="i[count(preceding-sibling::i) > 5]"),
                        {"Data/wide.xml": "<a>" + many(60_000, lambda i: f"<i>{i}</i>") + "</a>"})


def encodings():
    """Files that are no UTF-8, no XML or unusual XML."""
    noise = random.Random(1).randbytes(100_000)
    text = f"{ROOT}</fixture>"
    yield from {
        "utf-16": text.encode("utf-16-le"), "utf-32": text.encode("utf-32"), "ebcdic": text.encode("cp037"),
        "latin-1": b'<?xml version="1.0" encoding="ISO-8859-1"?>' + text.encode(),
        "utf-7": b'<?xml version="1.0" encoding="UTF-7"?>' + text.encode(),
        "surrogate": f"{ROOT}<documentation>".encode() + b"\xed\xa0\x80</documentation></fixture>",
        "overlong": ROOT.encode() + b"\xc0\xaf</fixture>", "two-marks": b"\xef\xbb\xbf" * 2 + text.encode(),
        "empty": b"", "blank": b" \n" * 100_000, "zip": b"PK\x03\x04" + noise, "gzip": b"\x1f\x8b\x08" + noise,
        "noise": noise, "zeros": b"\0" * 100_000, "json": b'{"fixture":1}', "xml-1.1": b'<?xml version="1.1"?>' + text.encode(),
        "instructions": f"{ROOT}{'<?x y?>' * 20_000}</fixture>".encode(),
        "comments": f"{ROOT}{'<!--x-->' * 200_000}</fixture>".encode(),
        "section": f"{ROOT}<![CDATA[x]]></fixture>".encode(), "line-ends": f"{ROOT}{chr(13) + chr(10)}".encode() * 1 + b"\r\n" * 300_000 + b"</fixture>",
        "two-roots": (text * 2).encode(), "trailing": (text + "x").encode(),
        "references": f"{ROOT}<documentation>{'&#65;' * 150_000}</documentation></fixture>".encode(),
        "bad-references": f"{ROOT}<documentation>&#0;&#xD800;&#x110000;</documentation></fixture>".encode(),
    }.items()


def inputs():
    """The name and the bytes of each fixture, and its other files."""
    for part in (
            values, structure, defaults, edits, names, references, cycles, data, documents, markup,
            amplification, shapes):
        for name, content in part():
            body, files = content if isinstance(content, tuple) else (content, {})
            yield name, f"{ROOT}{body}</fixture>".encode(), files
    for name, content in encodings():
        yield f"encoding-{name}", content, {}


def run(arguments):
    """The status, the output, the processor time in seconds and the greatest memory in bytes."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(arguments, stdout=log, stderr=log, preexec_fn=limit)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        log.seek(0)
        output = log.read().decode("utf-8", "replace")
    return process.returncode, output, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def write(path, content):
    """Writes a text or bytes, or calls a function that makes the file."""
    if callable(content):
        content(path)
    else:
        pathlib.Path(path).write_bytes(content if isinstance(content, bytes) else content.encode())


def limit():
    """Ends a process that hangs or swells, so that the machine lives on."""
    resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
    signal.alarm(120)


def problems(arguments):
    """What is wrong with a run, and whether it succeeded."""
    status, output, seconds, memory = run(arguments)
    found = []
    if status not in (0, 1):
        found.append(f"status {status}")
    if seconds > SECONDS:
        found.append(f"{seconds:.1f} s")
    if memory > MEMORY:
        found.append(f"{memory >> 20} MB")
    if status == 1 and not re.search(r": error: .*\[[a-z0-9-]+\]", output):
        found.append("an error without a code")
    if re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]", output):
        found.append("a control character in the output")
    return found, status == 0


def folder_problems(tool):
    """What is wrong with runs over a folder of two thousand fixtures with fifty errors each."""
    pathlib.Path("Errors").mkdir()
    for number in range(2_000):
        text = many(50, lambda i: f'<modle name="M{number}x{i}"/>\n')
        pathlib.Path(f"Errors/f{number}.xml").write_text(f"{ROOT}{text}</fixture>")
    found = []
    for form in ("text", "json", "sarif"):
        found += [f"{form}: {problem}" for problem in problems([tool, "lint", "--format", form, "Errors"])[0]
                  if form == "text" or "code" not in problem]
    return found


def kind_problems(tool, name, content, files, explained):
    """What is wrong with the runs over an input of a kind, in a folder of its own."""
    folder = pathlib.Path(name)
    folder.mkdir()
    os.chdir(folder)
    pathlib.Path("Package.swift").touch()
    for path, text in files.items():
        pathlib.Path(path).parent.mkdir(exist_ok=True, parents=True)
        write(path, text)
    pathlib.Path("F.xml").write_bytes(content)
    found, is_accepted = problems([tool, "lint", "F.xml"])
    others = [path for path in files if path.startswith("Data/")]
    generate = [tool, "generate", "--target", "A", "--module-kind", "library", "--output", "Output", "F.xml", *others]
    if is_accepted:
        found += [f"generate: {problem}" for problem in problems(generate)[0]]
    formatted, _ = problems([tool, "fmt", "F.xml"])
    found += [f"fmt: {problem}" for problem in formatted]
    if is_accepted:
        again, is_accepted_again = problems([tool, "lint", "F.xml"])
        if not is_accepted_again:
            found.append("not accepted after fmt")
        checked, is_formatted = problems([tool, "fmt", "--check", "F.xml"])
        found += [f"fmt --check: {problem}" for problem in checked if problem != "an error without a code"]
        if not is_formatted:
            found.append("fmt changes its own form")
    _, output, _, _ = run([tool, "lint", "--format", "json", "F.xml"])
    for code in set(re.findall(r'"code" : "([a-z0-9-]+)"', output)) - explained:
        explained.add(code)
        if run([tool, "explain", code])[0] != 0:
            found.append(f"no explanation of {code}")
    os.chdir("..")
    return found


def main():
    if len(sys.argv) < 2 or sys.argv[1] in ("--help", "-h"):
        print(__doc__.strip())
        sys.exit(0 if len(sys.argv) > 1 else 2)
    tool, names = str(pathlib.Path(sys.argv[1]).resolve()), set(sys.argv[2:])
    count = failed = 0
    explained = set()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        pathlib.Path("Package.swift").touch()
        for name, content, files in inputs():
            if names and name not in names:
                continue
            for path, text in files.items():
                pathlib.Path(path).parent.mkdir(exist_ok=True)
                write(path, text)
            pathlib.Path(f"{name}.xml").write_bytes(content)
            count += 1
            found, is_accepted = problems([tool, "lint", f"{name}.xml"])
            if is_accepted:
                others = [path for path in files]
                more, _ = problems(
                    [tool, "generate", "--target", "A", "--module-kind", "library", "--output", "Output",
                     f"{name}.xml", *[path for path in others if path.startswith("Data/")]])
                found += [f"generate: {problem}" for problem in more]
            if found:
                failed += 1
                print(f"{name}: {', '.join(found)}")
        for name, content, files in itertools.chain(hostile_kinds.kinds(tool), hostile_lists.lists()):
            if names and name not in names and "kinds" not in names:
                continue
            count += 1
            found = kind_problems(tool, name, content, files, explained)
            if found:
                failed += 1
                print(f"{name}: {', '.join(found)}")
        if not names or "folder" in names:
            count += 1
            found = folder_problems(tool)
            if found:
                failed += 1
                print(f"folder: {', '.join(found)}")
    print(f"{count} hostile inputs, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
