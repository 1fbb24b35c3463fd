"""Hostile sections, rows, data files, includes, mutations and expectations, in large numbers.

`Scripts/hostile-inputs.py` runs them. An input is a name, the bytes of a fixture, and its other files.
"""
from hostile_fixtures import POST, ROOT, ROW, external, many, table

KEYED = POST.replace('<model name="P">', '<model name="P" key="n">')
WIDE = ('<model name="P"><field name="t" type="String" default=""/>'
        + many(400, lambda i: f'<field name="f{i}" type="Int?"/>') + '</model><cellNode name="PC" model="P"/>')
NESTED = (
    '<model name="B"><field name="x" type="Int"/></model><model name="A"><field name="b" type="B?"/>'
    '<field name="y" type="Int?"/></model><model name="P"><field name="t" type="String"/><field name="a" type="A?"/>'
    '<field name="when" type="Date?"/><field name="link" type="URL?"/><field name="tags" type="[Double]"/></model>'
    '<cellNode name="PC" model="P"/>')


def sections():
    """Sections and repeats that are almost plain, so that a quick reader tries each of them."""
    item = '<item t="a"/>'
    pieces = {
        "empty": "<section/>", "closed": "<section></section>", "one": f"<section>{item}</section>", "late-comment":
        f"<section>{item * 20}<!-- --></section>", "late-text": f"<section>{item * 20}x</section>",
        "late-error": f'<section>{item * 20}<item t="a" q="1"/></section>', "late-child":
        f'<section>{item * 20}<item t="a"><value field="t" is="x"/></item></section>',
        "repeat": f'<repeat count="1"><section>{item * 4}</section></repeat>', "repeats":
        f'<section>{f"<repeat count={chr(34)}1{chr(34)}>{item}</repeat>" * 20}</section>',
        "unclosed": '<repeat count="1"><section>', "deep": "<section><section>", "self": "<repeat count=\"1\"/>",
        "rounds": f'<repeat count="9999"><section>{item}</section></repeat>', "no-rounds":
        f'<repeat count="0"><section>{item}</section></repeat>', "inner":
        f'<repeat count="99"><section><repeat count="99">{item}</repeat></section></repeat>',
        "huge": f'<repeat count="9223372036854775807"><section>{item}</section></repeat>', "number":
        '<repeat count="9"><section><item t="{$n}" n="{$n}{$n}{$n}{$n}{$n}{$n}{$n}{$n}{$n}{$n}"/></section></repeat>',
        "brace": '<repeat count="9"><section><item t="{$n}{"/></section></repeat>', "rest":
        '<repeat count="9999"><section><item t="a"/><!-- --></section></repeat>'}
    for name, piece in pieces.items():
        for count in (3, 30_000):
            text = piece * min(count, 2_000_000 // len(piece))
            yield f"section-{name}-{count}", table("<section/>" + text)
    yield "section-spaces", table("<section/>" + ("<section>" + " " * 3_000 + "</section>\r\n") * 1_000)
    yield "section-lines", table("<section/>" + ("<section" + "\r" * 3_000 + "/>") * 1_000)
    yield "section-long", table("<section>" + item * 200_000 + "</section>")
    yield "section-tail", table("<section>" + item * 9_000 + "</section>" + "<section>" * 200)
    yield "section-keys", table(
        "<section/>" + many(20_000, lambda i: f'<section><item t="a" n="{20_000 - i}"/></section>'), declarations=KEYED)
    yield "section-same-keys", table(
        "<section/>" + many(20_000, lambda i: '<section><item t="a" n="1"/></section>'), declarations=KEYED)
    yield "section-wide", table("<section/>" + "<section><item/></section>" * 20_000, declarations=WIDE)
    yield "section-wide-full", table("<section/>" + (
        "<section><item " + many(400, lambda i: f'f{399 - i}="1" ') + "/></section>") * 300, declarations=WIDE)
    for name, row in {
            "optional": '<item t="a" a.y="1"/>', "missing": '<item t="a" a.b.x="1" a.b="2"/>',
            "nested": '<item t="a" a.b.x="1"/>', "date": '<item t="a" when="2024-02-30T25:61:61Z"/>',
            "dates": '<item t="a" when="2024-02-29"/>', "links": '<item t="a" link="https://[::1"/>',
            "tags": f'<item t="a" tags="{"1 " * 400}"/>', "bad-tags": f'<item t="a" tags="{"1 " * 400}x"/>'}.items():
        yield f"rows-{name}", table("<section/>" + f"<section>{row}</section>" * (2_000_000 // len(row) // 10),
                                    declarations=NESTED)


def data():
    """Data files whose rows lack fields or have wrong values, in one line, in many, and at the end of a large file."""
    rows = {
        "missing": "<i/>" * 50_000, "lines": "<i\n/>\n" * 50_000, "prefix": "<ix/><i/>" * 30_000,
        "attributes": ("<i " + many(50, lambda i: f'a{i}="1" ') + "/>\n") * 2_000, "last": "<o/>" * 400_000 + "<i/>",
        "long-line": "<o/>" + " " * 3_000_000 + "<i/>", "nested": "<i>" * 200 + "</i>" * 200,
        "comment": "<!--<i/>-->" * 50_000 + "<i/>", "cdata": "<o><![CDATA[<i/>]]></o>" * 30_000 + "<i/>",
        "returns": "<i/>\r" * 30_000, "deep-text": "<i><t>" + "x" * 900_000 + "</t></i><i/>",
        "some": "<i><t>a</t></i><i/>" * 30_000}
    for name, text in rows.items():
        yield f"data-rows-{name}", external("d.xml"), {"Data/d.xml": f"<r>{text}</r>"}
    numbers = (
        f'{POST}<table name="T"><cells><node cell="PC"/></cells><section><items from="Data/d.xml" select="//i">'
        '<map field="t" path="t"/><map field="n" path="@n"/></items></section></table>')
    for name, text in {
            "numbers": '<i n="x"><t>a</t></i>' * 30_000, "both": '<i n="x"/>' * 30_000,
            "long": f'<i n="{"9" * 900_000}"><t>a</t></i>', "names": many(
                3_000, lambda i: f'<i n="x" xmlns:p{i}="u{i}"><p{i}:t/></i>')}.items():
        yield f"data-values-{name}", numbers, {"Data/d.xml": f"<r>{text}</r>"}
    any_name = external("d.xml", select="/r/*")
    yield "data-any", any_name, {"Data/d.xml": "<r>" + many(3_000, lambda i: f"<n{i}/>") + "</r>"}
    yield "data-long-name", any_name, {"Data/d.xml": "<r>" + f"<{'n' * 40_000}/>" * 20 + "</r>"}
    yield "data-same-start", any_name, {"Data/d.xml": "<r>" + many(500, lambda i: f"<{'n' * (i + 1)}/>") + "</r>"}
    yield "data-utf16", external("d.xml"), {"Data/d.xml": ('<?xml version="1.0" encoding="UTF-16"?><r>'
                                                          + "<i/>\n" * 3_000 + "</r>").encode("utf-16")}
    yield "data-mark", external("d.xml"), {"Data/d.xml": b"\xef\xbb\xbf<r><i/></r>"}
    for name, content in {"csv": "t\na\n", "json": '[{"t": "a"}]', "empty": "", "binary": bytes(range(256)) * 40}.items():
        yield f"data-{name}", external(f"d.{name}"), {f"Data/d.{name}": content}


def includes():
    """Chains, trees and cycles of includes."""
    def fixture(body):
        return f"{ROOT}{body}</fixture>"
    for depth in (30, 33, 400):
        chain = {f"c{i}.xml": fixture(f'<include fixture="c{i + 1}.xml"/><model name="C{i}"/>') for i in range(depth)}
        chain[f"c{depth}.xml"] = fixture('<model name="End"/>')
        yield f"include-chain-{depth}", '<include fixture="c0.xml"/>', chain
    tree = {f"t{i}.xml": fixture(many(30, lambda j: f'<include fixture="t{(i + 1) * 30 + j}.xml"/>')
                                 if i < 30 else f'<model name="T{i}"/>') for i in range(1_000)}
    yield "include-tree", '<include fixture="t0.xml"/>', tree
    web = {f"w{i}.xml": fixture(many(60, lambda j: f'<include fixture="w{j}.xml"/>') + f'<model name="W{i}"/>')
           for i in range(60)}
    yield "include-web", '<include fixture="w0.xml"/>', web
    diamond = {f"d{i}.xml": fixture(f'<include fixture="d{i + 1}.xml"/><include fixture="./d{i + 1}.xml"/>')
               for i in range(25)}
    yield "include-diamond", '<include fixture="d0.xml"/>', {**diamond, "d25.xml": fixture("")}
    yield "include-same", '<include fixture="s.xml"/>' * 20_000, {"s.xml": fixture('<model name="S"/>')}
    yield "include-large", '<include fixture="l.xml"/>', {
        "l.xml": fixture(many(8_000, lambda i: f'<model name="L{i}"><field name="f" type="L{(i + 1) % 8_000}?"/></model>'))}


def lists():
    """The name, the bytes and the other files of each input."""
    for part in (sections(), data(), includes(), edits(), expectations()):
        for name, content, *rest in part:
            yield f"list-{name}", f"{ROOT}{content}</fixture>".encode(), rest[0] if rest else {}


def edits():
    """Mutations over many sections, and mutations of many edits."""
    many_sections = ROW * 5_000
    yield "edit-sections", table(many_sections + many(
        400, lambda i: f'<mutation name="m{i}"><delete section="{i}"/><move section="1" to="4000"/></mutation>'))
    yield "edit-items", table(many_sections + many(
        300, lambda i: f'<mutation name="m{i}"><reload at="{" ".join(f"{j}.0" for j in range(100))}"/></mutation>'))
    yield "edit-all", table(many_sections + f'<mutation name="m"><delete section="{" ".join(map(str, range(5_000)))}"/></mutation>')
    yield "edit-twice", table(ROW + '<mutation name="m"><delete at="' + "0.0 " * 100_000 + '"/></mutation>')
    yield "edit-moves", table(
        "<section>" + '<item t="a"/>' * 3_000 + '</section><mutation name="m">'
        + many(3_000, lambda i: f'<move at="0.{i}" to="0.{2_999 - i}"/>') + "</mutation>")
    yield "edit-inserts", table(
        ROW + '<mutation name="m"><insert at="' + " ".join(f"0.{i}" for i in range(3_000)) + '">'
        + '<item t="a"/>' * 3_000 + "</insert></mutation>")
    yield "edit-steps", table(
        many_sections + '<mutation name="m"><reload at="0.0"/></mutation>' + many(
            300, lambda i: f'<expect name="e{i}" width="320" after="{"m; " * 99}m"><count is="1"/></expect>'))


def expectations():
    """Expectations of many assertions, devices and long names."""
    devices = ["iPhoneSE", "iPhone15", "iPad", "iphone", "iPhoneSE iPad", "iPhone99", "\u202eiPad", "i" * 100_000]
    for number, device in enumerate(devices):
        yield f"expect-device-{number}", table(
            f'{ROW}<expect device="{device}" after="rotate"><size at="0.0" is="* *"/></expect>')
    yield "expect-many", table(ROW + many(
        3_000, lambda i: f'<expect name="e{i}" width="320">' + '<size at="0.0" is="320 *"/>' * 20 + "</expect>"))
    yield "expect-same", table(ROW + '<expect width="320"><size at="0.0" is="320 *"/></expect>' * 20_000)
    yield "expect-paths", table(ROW + '<expect width="320"><visible is="' + "0.0 " * 200_000 + '"/></expect>')
    yield "expect-calls", table(ROW + '<expect width="320"><calls is="' + "nodeBlockForItemAt 0.0; " * 40_000 + '"/></expect>')
    yield "expect-names", table(ROW + many(
        2_000, lambda i: f'<expect name="{"n" * 200}{i}" width="320"><size at="0.0" is="320 *"/></expect>'))
    yield "expect-tables", POST + many(
        900, lambda i: f'<table name="T{i}"><cells><node cell="PC"/></cells>{ROW}'
        '<expect width="320"><size at="0.0" is="* *"/></expect></table>')
