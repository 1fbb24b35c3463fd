"""The parts of which hostile fixtures are made."""
import re

ROOT = '<fixture xmlns="urn:texture-fixtures:1">'
POST = (
    '<model name="P"><field name="t" type="String"/><field name="n" type="Int" default="0"/>'
    '<field name="o" type="String?"/></model>'
    '<cellNode name="PC" model="P"><textNode name="tn" text="{t}"/></cellNode>')
ROW = '<section><item t="a"/></section>'


def many(count, text):
    """A text for each number, joined."""
    return "".join(text(number) for number in range(count))


def escaped(text):
    """A text as a part of an attribute's value; references to characters stay."""
    return re.sub("&(?!#)", "&amp;", text).replace("<", "&lt;").replace('"', "&quot;")


def quoted(text):
    """A text as an attribute's value."""
    return f'"{escaped(text)}"'


def table(content, cells='<node cell="PC"/>', declarations=POST):
    """A fixture with one table."""
    return f'{declarations}<table name="T"><cells>{cells}</cells>{content}</table>'


def external(file, select="//i", path="t"):
    """A table whose rows come from a data file; the expressions are written as they are."""
    return table(
        f'<section><items from="Data/{file}" select="{select}"><map field="t" path="{path}"/></items>'
        '</section>')
