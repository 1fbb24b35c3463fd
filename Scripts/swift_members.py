"""Finds the members that Swift files declare, with the ranges of their bodies."""
import re
from collections import namedtuple

# A member: the type around it, its full name, what kind of body it has, the type of its result, the
# range of the body without its braces, and whether it may be inlined into other modules.
Member = namedtuple("Member", "file line type name kind result start end isInlinable isPublic")

STRING = r'(?P<h>#*)(?:"""(?:.|\n)*?(?<!\\)"""|"(?:\\.|[^"\\\n])*")(?P=h)'
IGNORED = re.compile(STRING + r"|//[^\n]*|/\*(?:.|\n)*?\*/")
TYPE = re.compile(
    r"\b(?:class|struct|enum|protocol|actor|extension)\s+(?!func\b|var\b|subscript\b)`?([\w.]+)`?")
FUNC = re.compile(r"\bfunc\s+`?([\w]+|[-+*/<>=!&|^~%]+)`?\s*(?:<[^>{]*>)?\s*\(")
VAR = re.compile(
    r"\bvar\s+`?(\w+)`?\s*(?::\s*([^=\n]*?(?:\n[ ]+[^=\n@]*?)?))?(?:\s*=[^\n]*)?\s*$")
INIT = re.compile(r"\binit[?!]?\s*(?:<[^>{]*>)?\s*\(")


def blanked(text):
    """The text with the contents of literals and comments as spaces, so that offsets stay."""
    return IGNORED.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def closing(text, start, pair):
    """The offset of the bracket that closes the one at `start`."""
    depth = 0
    for bracket in re.compile(f"[{re.escape(pair)}]").finditer(text, start):
        depth += 1 if bracket.group() == pair[0] else -1
        if depth == 0:
            return bracket.start()
    return len(text)


def labels(parameters):
    """The argument labels of a parameter list, as in a full name."""
    depth, parts, part = 0, [], ""
    for character in parameters:
        depth += (character in "([<{") - (character in ")]}")
        # The arrow of a closure's type is no bracket.
        depth -= character == ">" and not part.endswith("-")
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    parts.append(part)
    words = [re.sub(r"@\w+(\([^)]*\))?", "", one).split(":")[0].split() for one in parts]
    return "".join(f"{word[0].strip('`')}:" for word in words if word)


def members(file, text):
    """The members of a file, in order."""
    code = blanked(text)
    found = []
    scan(file, code, 0, len(code), "", found)
    return found


def scan(file, code, start, end, owner, found):
    """Adds the members between two offsets, which are those of one type or of the file."""
    offset = start
    while offset < end:
        brace = code.find("{", offset, end)
        if brace < 0:
            return
        head_start = max(code.rfind("}", offset, brace), offset - 1) + 1
        head = code[head_start:brace]
        close = closing(code, brace, "{}")
        offset = close + 1
        kinds = [(match.start(), kind, match)
                 for kind, pattern in (("type", TYPE), ("func", FUNC), ("init", INIT), ("var", VAR))
                 for match in [last(pattern, head)] if match]
        if not kinds:
            continue
        _, kind, match = max(kinds, key=lambda one: one[0])
        # The parameters of a function may contain closures: the brace may be a default value's.
        if kind == "type":
            inner = match.group(1)
            isExtension = "extension" in head[match.start():match.end()]
            name = inner if isExtension or not owner else f"{owner}.{inner}"
            scan(file, code, brace + 1, close, name, found)
            continue
        line = code.count("\n", 0, head_start + match.start()) + 1
        flags = head[:match.start()].rsplit("\n\n", 1)[-1] + head[match.start():]
        common = dict(
            file=file, line=line, type=owner,
            isInlinable=bool(re.search(r"@inlinable|@inline\(__always\)|@usableFromInline", flags)),
            isPublic=bool(re.search(r"\b(public|open)\b", flags)))
        if kind == "func":
            opening = code.index("(", head_start + match.end() - 1)
            last_parameter = closing(code, opening, "()")
            name = f"{match.group(1)}({labels(code[opening + 1:last_parameter])})"
            arrow = re.search(r"->\s*(.*?)\s*(?:\bwhere\b.*)?$", code[last_parameter + 1:brace], re.S)
            found.append(Member(name=name, kind="func", result=arrow and arrow.group(1),
                                start=brace + 1, end=close, **common))
        elif kind == "init":
            opening = code.index("(", head_start + match.start())
            name = f"init({labels(code[opening + 1:closing(code, opening, '()')])})"
            found.append(
                Member(name=name, kind="init", result=None, start=brace + 1, end=close, **common))
        elif kind == "var":
            accessors(code, brace, close, match, common, found)


def last(pattern, text):
    """The last match of a pattern in a text."""
    matches = list(pattern.finditer(text))
    return matches[-1] if matches else None


def accessors(code, brace, close, match, common, found):
    """Adds the accessors of a property: its setter and observers, and its getter."""
    name, result = match.group(1), (match.group(2) or "").strip()
    body = code[brace + 1:close]
    pieces = list(re.finditer(
        r"\b(get|set|didSet|willSet|_modify|_read)\b\s*(?:\([^)]*\))?\s*(?:throws\s*)?\{", body))
    pieces = [one for one in pieces if not body[:one.start()].strip() or depth(body, one.start()) == 0]
    if not pieces:
        found.append(Member(name=name, kind="get", result=result, start=brace + 1, end=close, **common))
        return
    for one in pieces:
        opening = brace + 1 + one.end() - 1
        found.append(Member(name=name, kind=one.group(1), result=result, start=opening + 1,
                            end=closing(code, opening, "{}"), **common))


def depth(text, offset):
    """How many braces are open at an offset."""
    return text.count("{", 0, offset) - text.count("}", 0, offset)
