"""Hostile fixtures by kinds: each element, attribute and name with unusual contents.

`Scripts/hostile-inputs.py` runs them. An input is a name, the bytes of a fixture, and its other files.
"""
import gzip
import os
import random
import re
import subprocess

from hostile_fixtures import POST, ROOT, ROW, escaped, external, many, quoted, table

WORDS = [
    "", " ", "-", "--1", "+1", "1.", ".5", "1e", "1e308", "-1e308", "1e400", "nan", "inf", "-inf", "0x10", "1_000",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "\u0663", "\uff11", "\u221e", "1,5", "50%",
    "-50%", "1e308%", "auto", "{", "}", "{{", "{t}", "{o}", "{.}", "{$item}", "{t.count}", "{n}", "true", "TRUE",
    "1 2 3 4 5", "1 1 1 1", "inf inf", "0.0", "0.-1", "9.9", "#FF", "#GGGGGG", "#FFFFFFFF", "clear", "bold 12",
    "bold -1", "Helvetica 1e9", "a;b", "a: 1, b: 2", "a: {t}", "\\(1)", '"', "`a`", "a.b.c", "../x", "/etc/passwd",
    "&#10;", "&#9;x", "\u202e", "e\u0301", "x" * 300, "never", "vertical", ".zero", "nil", "A<B>", "A?", "[[A]]", "self"]


CONTEXTS = {
    "root": "{}", "cellNode": '<cellNode name="C{n}" model="P">{}</cellNode>',
    "stack": '<cellNode name="C{n}" model="P"><stack>{}</stack></cellNode>', "model": '<model name="M{n}">{}</model>',
    "enum": '<enum name="E{n}">{}</enum>', "images": "<images>{}</images>",
    "table": '<table name="T{n}"><cells><node cell="PC"/></cells>' + ROW + "{}</table>",
    "collection": '<collection name="G{n}">{}<cells><node cell="PC"/></cells>' + ROW + "</collection>",
    "cells": '<table name="T{n}"><cells>{}</cells>' + ROW + "</table>",
    "section": '<table name="T{n}"><cells><node cell="PC"/></cells><section>{}</section></table>',
    "repeat": '<table name="T{n}"><cells><node cell="PC"/></cells><section><repeat count="2"><item t="a">{}</item>'
              '</repeat></section></table>',
    "items": '<table name="T{n}"><cells><node cell="PC"/></cells><section><items from="Data/d.xml" select="//i">{}'
             '</items></section></table>',
    "mutation": '<table name="T{n}"><cells><node cell="PC"/></cells>' + ROW + '<mutation name="m">{}</mutation></table>',
    "expect": '<table name="T{n}"><cells><node cell="PC"/></cells>' + ROW + '<expect width="320">{}</expect></table>'}


def everywhere(content):
    """A fixture with a text in each kind of parent."""
    return POST + "".join(
        context.replace("{}", content).replace("{n}", str(number))
        for number, context in enumerate(CONTEXTS.values()))


def vocabulary(tool):
    """The attributes of each element, from the schema that the tool writes."""
    schema = subprocess.run([tool, "schema", "rng"], capture_output=True, text=True, check=True).stdout
    return {
        name: sorted(set(re.findall(r'<attribute name="(\w+)"', body)))
        for name, body in re.findall(r'<element name="(\w+)">(.*?)</element>', schema, re.S)}


def elements(words):
    """Each element inside of itself, many times, with many attributes and with unusual values."""
    for name, attributes in words.items():
        yield f"deep-{name}", f"<{name}>" * 120 + f"</{name}>" * 120
        yield f"nested-{name}", everywhere(f"<{name}>" * 40 + f"</{name}>" * 40)
        yield f"storm-{name}", everywhere(
            f"<{name} " + many(500, lambda i: f'x{i}="{i}" ') + "/>" * 1)
        yield f"often-{name}", everywhere(f"<{name}/>" * 2_000)
        yield f"text-{name}", everywhere(f"<{name}>text &lt;&#x1F600;<![CDATA[]]>]]&gt;</{name}>")
        yield f"values-{name}", everywhere("".join(
            f"<{name} {attribute}={quoted(word)}/>" for attribute in attributes for word in WORDS[::3]))


def samples(words):
    """Single attributes of unusual values, of which most fixtures are otherwise valid."""
    draw = random.Random(21)
    pairs = [(name, attribute) for name, attributes in words.items() for attribute in attributes]
    for number in range(250):
        name, attribute = draw.choice(pairs)
        word = draw.choice(WORDS)
        context = draw.choice(["root", "cellNode", "stack", "table", "collection", "expect"])
        rest = ' name="X"' if attribute != "name" and draw.random() < 0.4 else ""
        yield f"sample-{number}", POST + CONTEXTS[context].replace(
            "{}", f"<{name} {attribute}={quoted(word)}{rest}/>").replace("{n}", "1")


def swift():
    """Names and expressions that reach Swift."""
    names = (
        "class func self Self init Type Protocol await actor some any in inout default case switch repeat where throws "
        "rethrows subscript operator precedencegroup associatedtype extension nil true false super _ __ $0 `a` "
        "as is try Any AnyObject macro borrowing consuming sending isolated nonisolated discard each package open "
        "e\u0301 \u00e9 \ufb01 \u212b \u00c5 \u0391 A\u200d \U0001f600 \u1112\u1161\u11ab \ud55c 1a a-b a.b a:b a\u00a0b").split()
    for number, name in enumerate(names):
        yield f"name-{number}", (
            f'<model name={quoted("M" + name)}><field name={quoted(name)} type="Int"/></model>'
            f'<enum name={quoted("E" + name)}><case name={quoted(name)}/></enum><model name={quoted(name)}/>'
            f'<cellNode name={quoted("C" + name)}><textNode name={quoted(name)} text="a"/></cellNode>')
    yield "twins", "".join(f'<model name="M{twin}"/>' for twin in ("e\u0301", "\u00e9", "\u212b", "\u00c5", "A\u030a"))
    yield "twin-fields", '<model name="M">' + "".join(
        f'<field name="{twin}" type="Int"/>' for twin in ("e\u0301", "\u00e9")) + "</model>"
    yield "twin-keys", table(
        "<section>" + "".join(f'<item t="{twin}"/>' for twin in ("e\u0301", "\u00e9")) + "</section>",
        declarations=POST.replace('name="P"', 'name="P" key="t"', 1))
    expressions = [
        "X; import Foundation", "X {}", "X()", "X /*", "X //", "X\n", "`X`", "X.Y.", ".X", "X<", "X<Y", "X>", "X&Y", "X...",
        "X where T", "(X)", "[X]", "X?", "X!", "X.self", "X.Type", "any X", "some X", "@X", "#X", "\\X", '"X"', "X = Y", "X, Y",
        "X: Y", "X -> Y", "exit(1)", "X\u2028Y", "\u202eX"]
    for number, text in enumerate(expressions):
        yield f"expression-{number}", (
            f'<import module={quoted(text)}/>{POST}<cellNode name="H" class={quoted(text)} init={quoted("a: " + text)}/>'
            f'<cellNode name="V" view={quoted(text)}/><collection name="G"><layout class={quoted(text)} '
            f'inspector={quoted(text)}/><cells><node cell="PC"/></cells>{ROW}</collection>'
            f'<collection name="F"><flow sizes={quoted(text)}/><cells><node cell="PC"/></cells>{ROW}</collection>')
        yield f"argument-{number}", f'{POST}<cellNode name="H" model="P" class="X" init={quoted("a: " + text + ", b: {t}")}/>'
    for number, text in enumerate(["*/", "/*" * 1_000, '"""', "#sourceLocation(file: \"x\", line: 1)", "///", "\\", "- Parameter x:"]):
        yield f"comment-{number}", f'<model name="M"><documentation>{text}</documentation></model>'


def markup():
    """Markup and namespaces of fixtures."""
    text = f"{ROOT}<model name='A'><field name='b' type='Int'/></model></fixture>"
    bodies = {
        "doctype-entity": f"<!DOCTYPE f [<!ENTITY e 'x'>]>{ROOT}&e;</fixture>",
        "undefined": f"{ROOT}&nbsp;</fixture>", "undefined-value": f"{ROOT}<model name='&nbsp;'/></fixture>",
        "character-0": f"{ROOT}<model name='&#0;'/></fixture>", "character-big": f"{ROOT}<model name='&#1114112;'/></fixture>",
        "character-long": f"{ROOT}<model name='&#{'0' * 100_000}65;'/></fixture>",
        "less-than": f"{ROOT}<model name='a<b'/></fixture>", "ampersand": f"{ROOT}<model name='a&b'/></fixture>",
        "two-attributes": f"{ROOT}<model name='A' name='B'/></fixture>", "no-quote": f"{ROOT}<model name=A/></fixture>",
        "no-space": f"{ROOT}<model name='A'key='b'/></fixture>", "no-value": f"{ROOT}<model name/></fixture>",
        "xml-prefix": f"{ROOT}<xml:model name='A'/></fixture>", "xmlns-prefix": f"{ROOT}<model xmlns:xmlns='u' name='A'/></fixture>",
        "empty-prefix": f"{ROOT}<model xmlns:a='' name='A'/></fixture>", "no-prefix": f"{ROOT}<a:model name='A'/></fixture>",
        "other-default": f"{ROOT}<model xmlns='u' name='A'><field/></model></fixture>",
        "prefixed": "<f:fixture xmlns:f='urn:texture-fixtures:1'><f:model name='A'/></f:fixture>",
        "prefixed-attribute": f"{ROOT}<model xmlns:f='urn:texture-fixtures:1' f:name='A'/></fixture>",
        "same-attribute": f"{ROOT}<model xmlns:a='u' xmlns:b='u' a:x='1' b:x='2'/></fixture>",
        "relative-space": "<fixture xmlns='u'/>", "no-namespace": "<fixture/>", "two-colons": f"{ROOT}<a:b:c/></fixture>",
        "case": text.replace("fixture", "Fixture"), "upper": text.upper(),
        "instruction": f"{ROOT}<?xml version='1.0'?></fixture>", "late-declaration": f" <?xml version='1.0'?>{text}",
        "version-2": f"<?xml version='2.0'?>{text}", "standalone": f"<?xml version='1.0' standalone='maybe'?>{text}",
        "open-section": f"{ROOT}<![CDATA[", "open-comment": f"{ROOT}<!--", "hyphens": f"{ROOT}<!-- a -- b --></fixture>",
        "long-comment": f"{ROOT}<!--{'-a' * 1_500_000}--></fixture>", "open-instruction": f"{ROOT}<?a",
        "open-tag": f"{ROOT}<model name='A'", "open-value": f"{ROOT}<model name='A", "open-end": f"{ROOT}</fixture",
        "section-end": f"{ROOT}]]></fixture>", "form-feed": f"{ROOT}\f</fixture>", "escape": f"{ROOT}\x1b[31m</fixture>",
        "delete": f"{ROOT}<model name='\x7f'/></fixture>", "noncharacter": f"{ROOT}<model name='\uffff'/></fixture>",
        "next-line": f"{ROOT}\x85<model name='A'/></fixture>", "after-root": f"{text}<!-- x --><?y?>\n\n", "text-after": f"{text}x",
        "spaces": f"{ROOT}{' ' * 20_000_000}</fixture>", "lines": f"{ROOT}" + "\n" * 10_000_000 + "<modle/></fixture>",
        "returns": f"{ROOT}" + "\r" * 5_000_000 + "<modle/></fixture>", "tabs": f"{ROOT}<model\t\tname\n=\r'A'/></fixture>",
        "long-space": f"{ROOT}<model{' ' * 3_000_000}name='A'/></fixture>", "quotes": f"{ROOT}<model name='\"'/></fixture>"}
    yield from ((f"markup-{name}", body) for name, body in bodies.items())
    for name in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "cp037", "shift_jis", "gb18030", "utf-7"):
        yield f"code-{name}", text.encode(name)
        yield f"declared-{name}", f"<?xml version='1.0' encoding='{name}'?>{text}".encode()
        yield f"declared-code-{name}", f"<?xml version='1.0' encoding='{name}'?>{text}".encode(name)
    for name in ("utf8", "UTF_8", "Utf-8", "x", "", "../x", "UTF-8 ", "ASCII", "US-ASCII", "windows-1252", "HTML", "UCS-4", "U" * 600):
        yield f"encoding-{name[:8].strip()}-{len(name)}", f"<?xml version='1.0' encoding='{name}'?>{text}".encode()
    yield "gzip", gzip.compress(text.encode(), mtime=0)
    yield "mark-16", b"\xff\xfe" + text.encode()
    yield "mark-32", b"\x00\x00\xfe\xff" + text.encode()
    yield "mark-late", text.encode().replace(b"<model", b"\xef\xbb\xbf<model")
    yield "half-mark", b"\xef\xbb" + text.encode()
    for number, text in enumerate(["\x00", "<\x00", "<f\x00ixture/>", "\xff", "<!", "<", "</", "<?", "&", "<!D", "<![", "<f", "<f ", "<f/"]):
        yield f"piece-{number}", text.encode("latin-1")


def data():
    """Data files in other encodings, cut, compressed, and read with unusual paths."""
    text = "<a><i><t>x\u00e9</t></i></a>"
    for name in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp037", "gb18030", "euc_jp", "iso-8859-1", "utf-8-sig"):
        for declared in ("", f"<?xml version='1.0' encoding='{name.split('-le')[0].split('-be')[0]}'?>"):
            yield f"data-{name}-{bool(declared)}", external("d.xml"), {
                "Data/d.xml": (declared + text).encode(name, "replace")}
    yield "data-gzip", external("d.xml"), {"Data/d.xml": gzip.compress(text.encode(), mtime=0)}
    yield "data-gzip-name", external("d.xml.gz"), {"Data/d.xml.gz": gzip.compress(text.encode(), mtime=0)}
    whole = f"<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'y'>]>{text.replace('x', '&e;')}".encode()
    for length in range(0, len(whole), 3):
        yield f"data-cut-{length}", external("d.xml"), {"Data/d.xml": whole[:length]}
    pairs = "<a>" + many(200, lambda i: f"<i><t>{i}</t><u>{i + 1}</u><v k='{i}'>w</v></i>") + "</a>"
    wide = "<a><i>" + "<t>xx1</t><u>xx2</u>" * 80_000 + "</i></a>"
    long = "<a><i><t>" + "q" * 1_900_000 + "</t>" + "<b/>" * 20_000 + "</i></a>"
    deep = "<a>" + "<i>" * 240 + "<t>x</t>" * 5_000 + "</i>" * 240 + "</a>"
    paths = [
        "t[1][1][1]", "*[*[*[*]]]", "t[. = 'x' or . = 'y' or . = 'z']", "id(.)", "id(t)", "id(id(id(t)))", "lang('en')",
        "t[lang('en')]", "name(..)", "namespace-uri(t)", "local-name(/)", "t | u", "(t | u | v)[last()]", "t = u", "t != u",
        "t < u", "t[. = ../u]", "count(*/following-sibling::*)", "count(*/preceding-sibling::*)", "count(*/ancestor::*)",
        "count(//*[//*])", "count(.//*/..//*)", "count(//namespace::*)", "string(//@*)", "t[position() mod 2 = 1]",
        "t[string-length(..) > 1]", "b[contains(.., 'z')]", "b[.. = 'q']", "translate(., 'q', 'r')", "translate(., ., .)",
        "contains(., substring(., 2))", "substring-after(., substring(., 2))", "substring-before(., concat(., 'x'))",
        "concat(., ., ., ., ., ., ., .)", "normalize-space(.)", "string-length(normalize-space(translate(., 'q', ' ')))",
        "sum(*)", "sum(..)", "number(.)", "-" * 60 + "1", "not(" * 15 + "t" + ")" * 15, "((((((((t))))))))", "t[0]", "t[-1]",
        "t[1 div 0]", "t[0 div 0]", "t[1e1]", "t['']", "t[true()]", "floor(1 div 3)", "round(-0.5)", "1 = 1 = 1", "'a' < 'b'",
        "t/text()/..", "self::i", "self::node()[self::i]", "descendant-or-self::node()", "processing-instruction()", "comment()",
        "@*", "@k | v/@k", "v/@k/..", "*:t", "t:*", "xml:t", "f:g()", "document('d.xml')", "document('')", "key('a', 'b')",
        "current()", "generate-id()", "system-property('x')", "function-available('x')", "unparsed-entity-uri('x')", "$t", "t[$x]",
        "t]", "[t", "t[", "t[]", "t[[1]]", "t//", "//", "t/", "/..", "..", ".", "*", "@", "'", '"', "1.2.3", "t t", "t,u", "!", "t!u", "t==u",
        "{t}", "&#10;t", "t &#10; | &#9; u", "\u00e9", "\u202et", "t" * 5_000, "'" + "x" * 5_000 + "'", "9" * 5_000, "exslt:node-set(t)",
        "concat(" + ",".join(["'x'"] * 45) + ")", "concat('x')", "concat()", "substring('x')", "substring('x',1,2,3)", "last()", "position()",
        "string(t, u)", "boolean()", "true(1)", "count()", "count('x')", "sum('x')", "sum(1)"]
    files = {"pairs": pairs, "wide": wide, "long": long, "deep": deep}
    for number, path in enumerate(paths):
        for file in (list(files) if number < 40 else ["pairs"]):
            yield f"path-{file}-{number}", external("d.xml", path=escaped(path)), {"Data/d.xml": files[file]}
    selects = [
        "//i/*", "i", "*", "/a/i", "a//i", ".//i", "./i", "/a/./i", "//i[t]", "//i[@k]", "//@k", "//i | //i", "|".join(["/a/i"] * 50),
        "//*/*", "/*/*/*/*", "//i/text()", "child::i", "descendant::i", "/descendant-or-self::i", "//f:i", "//*:i", "//i/..", "//i/.", "",
        " ", "//i ", "//", "///i", "//i//", "/", ".", "..", "$x", "id('x')", "//i | ", "| //i", "//\u00e9", "//" + "i" * 5_000, "//i|//t|//u"]
    for number, select in enumerate(selects):
        yield f"select-{number}", external("d.xml", path=".", select=escaped(select)), {"Data/d.xml": pairs}


def files():
    """Includes, data and fonts that are no ordinary files."""
    makers = {
        "fifo": os.mkfifo, "folder": os.mkdir, "device": lambda path: os.symlink("/dev/zero", path),
        "null": lambda path: os.symlink("/dev/null", path), "loop": lambda path: os.symlink(os.path.basename(path), path),
        "broken": lambda path: os.symlink("nowhere", path), "outside": lambda path: os.symlink("/etc/hostname", path),
        "unreadable": lambda path: os.close(os.open(path, os.O_CREAT, 0)), "empty": b"", "long": b"\x00\x01\x00\x00" * 500_000}
    for name, make in makers.items():
        yield f"file-include-{name}", f'<include fixture="Made/{name}.xml"/>', {f"Made/{name}.xml": make}
        yield f"file-data-{name}", external(f"Made-{name}.xml"), {f"Data/Made-{name}.xml": make}
        yield f"file-font-{name}", f'<fonts from="Fonts-{name}"/>', {f"Fonts-{name}/a.ttf": make}
    for number, path in enumerate([
            ".", "..", "/", "", " ", "Data", "./Data/../Data", "Fonts\\a", "~", "a\u0000b".replace("\0", "&#1;"), "Fonts" * 60, "../" * 300, "a/" * 3_000,
            "file:Fonts", "*"]):
        yield f"fonts-{number}", f"<fonts from={quoted(path)}/>", {}
        yield f"include-{number}", f"<include fixture={quoted(path)}/>", {}
        yield f"items-{number}", table(
            f'<section><items from={quoted(path)} select="//i"><map field="t" path="t"/></items></section>'), {}


def times():
    """Steps, assertions, dates and numbers of rows."""
    steps = [
        "scroll 1e308", "scroll -1", "scroll 0.9999999999", "scroll nan", "page 9223372036854775808", "page -1", "select 0.99999999999", "select",
        "rotate " * 3, "rotate; " * 5_000, "batch; " * 1_000, "set showsPlainCells maybe", "set x true", "set", ";;;", "batch batch", "BATCH", "{t}",
        "scroll 0.5;" * 20_000, "unknown " * 5_000]
    for number, step in enumerate(steps):
        yield f"step-{number}", table(f'{ROW}<expect width="320" after={quoted(step)}><count is="1"/></expect>')
    assertions = [
        '<frame at="0.0" is="* * * *"/>', '<frame at="0.0" is="1e308 -1e308 inf nan"/>', '<frame at="-1.0" is="0 0 0 0"/>',
        '<frame at="0.0" of="header" is="0 0 0 0"/>', '<frame at="0" of="x" is="0 0 0 0"/>', '<size at="0.0" is="1 2 3"/>',
        '<count section="9" is="1"/>', '<count is="-1"/>', '<count is="9223372036854775808"/>', '<count of="sections" is="1"/>',
        '<visible at="0.0 0.0 0.0"/>', '<plainItems at=""/>', '<contentSize is="1e400 1"/>', '<currentPage is="0"/>', '<calls is=""/>',
        '<calls is="nodeBlockForItemAt 9.9; ;x"/>', '<violation code=""/>', '<violation code="invalid-update"/>',
        '<nodeFrame at="0.0" node="" is="0 0 0 0"/>', '<nodeFrame at="0.0" node="tn.tn" is="0 0 0 0"/>']
    for number, assertion in enumerate(assertions):
        yield f"assertion-{number}", table(f'{ROW}<expect width="320">{assertion}</expect>')
    expects = [
        'width="0"', 'width="-1"', 'width="1e308"', 'width="nan"', 'width="320" height="0"', 'width="320" scale="0"', 'width="320" scale="1e25"',
        'width="320" tolerance="-1"', 'width="320" tolerance="inf"', 'device="iPhoneSE" width="1"', 'device=""', 'width="320" direction="up"',
        'width="320" name="self"', 'width="320" name=""', 'width="320" name="a b"', 'device="iPad" after="rotate; rotate"']
    for number, attributes in enumerate(expects):
        yield f"expect-{number}", table(f'{ROW}<expect {attributes}><count section="0" is="1"/></expect>')
    kinds = ["Int", "Double", "CGFloat", "Bool", "String", "URL", "Date", "CGSize", "UIEdgeInsets", "UIImage", "UIColor", "UIFont", "[Int]", "Int?", "[String]?"]
    for number, kind in enumerate(kinds):
        model = f'<model name="M"><field name="f" type="{kind}"/></model><cellNode name="PC" model="M"/>'
        yield f"kind-{number}", table(
            "<section>" + "".join(f"<item f={quoted(word)}/>" for word in WORDS) + "</section>", declarations=model)
        yield f"default-{number}", "".join(
            f'<model name="M{index}"><field name="f" type="{kind}" default={quoted(word)}/></model>' for index, word in enumerate(WORDS))
        yield f"vary-{number}", table("<section>" + "".join(
            f'<repeat count="3"><item><vary field="f" {rule}/></item></repeat>' for rule in [
                'from="1"', 'from="1" step="1e-300"', 'from="1e308" step="1e308"', 'cycle="a b"', 'cycle=""', 'cycle="-"', 'random="1..9"',
                'random="1..9223372036854775807"', 'random="-5..5"', 'random="a"', 'random=""', 'random="1...2"', 'step="2"']) + "</section>",
            declarations=model)


def kinds(tool):
    """The name, the bytes and the other files of each input."""
    words = vocabulary(tool)
    for part in (elements(words), samples(words), swift(), markup(), data(), files(), times()):
        for name, content, *rest in part:
            whole = content if isinstance(content, bytes) else (
                content if content.lstrip().startswith("<?") or name.startswith(("markup-", "piece-")) else f"{ROOT}{content}</fixture>").encode("utf-8", "surrogatepass")
            yield f"kind-{name}".replace("/", "_"), whole, rest[0] if rest else {}
