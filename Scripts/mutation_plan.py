"""Chooses the bodies that mutate-members.py empties, and writes the switch into a copy of the package."""
import pathlib
import re

import swift_members

LIST = pathlib.Path("Tests/API/texture-api.tsv")
MODULES = (
    "Sources/AsyncDisplayKit", "Sources/UIFoundation", "Sources/UIKitCore", "Sources/UIKitLists",
    "Sources/UIKitShell",
)
SWITCH = '''import Foundation

/// The body that is emptied in this run.
enum MutatedBody {
  private static let number = ProcessInfo.processInfo.environment["TEXTURE_FIXTURES_MUTATION"]
    .flatMap(Int.init)
  /// The file that lists the bodies that run, or -1. A body may be listed more than once.
  private static let trace: Int32 =
    ProcessInfo.processInfo.environment["TEXTURE_FIXTURES_TRACE"]
    .map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o600) } ?? -1
  private nonisolated(unsafe) static let seen = {
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 65_536)
    flags.initialize(repeating: false, count: 65_536)
    return flags
  }()

  /// Whether a body is the one that is emptied.
  static func isEmpty(_ body: Int) -> Bool {
    if trace >= 0, !seen[body] {
      seen[body] = true
      let line = "\\(body)\\n"
      _ = line.withCString { write(trace, $0, strlen($0)) }
    }
    return body == number
  }
}
'''
EMPTY = [
    (r"Void|\(\)", ""), (r"Bool", "false"), (r".*[?!]", "nil"), (r"U?Int|CGFloat|Double|TimeInterval", "0"),
    (r"\[.*\]", "[]"), (r"String", '""'), (r"CGSize|CGPoint|CGRect|UIEdgeInsets", ".zero"),
    (r"CGAffineTransform", ".identity"), (r"CATransform3D", "CATransform3DIdentity"),
    (r"ASDimension|ASPrimitiveTraitCollection|UITraitCollection|UIView|CALayer|UICollectionViewLayout"
     r"|ASCellNode|ASImageNode|ASTextNode|ASLayoutElementStyle|UICollectionViewCell|UICollectionReusableView"
     r"|ASLayoutSpec|ASStackLayoutSpec|ASWrapperLayoutSpec", ".init()"),
    (r"ASRangeTuningParameters", ".zero"), (r"UIColor", ".init(white: 0.125, alpha: 0.125)"),
    (r"ASSizeRange", "ASSizeRangeMake(.zero, .zero)"),
    (r"ASLayoutSize", "ASLayoutSizeMake(ASDimensionMake(0), ASDimensionMake(0))"),
]
DECLARATION = re.compile(r"\b(?:class|protocol|extension)\s+([\w.]+)(?:<[^>{]*>)?\s*:\s*([^{]*)\{")
ENUM = re.compile(r"\benum\s+(\w+)[^{]*\{")
CASES = re.compile(r"^\s*(?:indirect\s+)?case\s+`?(\w+)`?\s*(?:=|,|$)", re.M)
OPTIONS = re.compile(r"\bstruct\s+(\w+)\s*:[^{]*\bOptionSet\b")


def listed():
    """The listed members of both tiers, as pairs of a type and a full name."""
    rows = (line.split("\t") for line in LIST.read_text().splitlines())
    return [(kind, name) for tier, kind, name in rows if tier in ("T1", "T2")]


class Types:
    """What the sources say of types: their supertypes, and a value for enumerations and option sets."""

    def __init__(self, texts):
        self.parents, self.values = {}, {}
        for text in texts:
            code = swift_members.blanked(text)
            for name, clause in DECLARATION.findall(code):
                clause = re.sub(r"\bwhere\b.*|@\w+\s", "", clause, flags=re.S)
                names = [re.sub(r"<.*", "", one).strip() for one in clause.split(",")]
                self.parents.setdefault(name.split(".")[-1], []).extend(names)
            for match in ENUM.finditer(code):
                body = code[match.end():swift_members.closing(code, match.end() - 1, "{}")]
                cases = CASES.findall(body)
                if cases:
                    # The first case is often the default, which an emptied body must differ from. Nothing
                    # is known of a name that several types have.
                    isFirst = match.group(1) not in self.values
                    self.values[match.group(1)] = f".{cases[-1]}" if isFirst else None
            for name in OPTIONS.findall(code):
                self.values[name] = "[]"

    def line(self, name):
        """A type and its supertypes, nearest first."""
        order, pending = [], [name]
        while pending:
            one = pending.pop(0)
            if one not in order:
                order.append(one)
                pending += self.parents.get(one, [])
        return order


def empty_value(member, types):
    """What an emptied body returns, or nil when there is no such value."""
    if member.kind in ("set", "didSet", "willSet") or (member.kind == "func" and not member.result):
        return ""
    result = re.sub(r"^(any|some)\s+", "", member.result or "").strip()
    for pattern, value in EMPTY:
        if re.fullmatch(pattern, result):
            return value
    return types.values.get(result.split(".")[-1])


def statement(number, value):
    """The statement that empties a body."""
    return f" if MutatedBody.isEmpty({number}) {{ return {value} }}; ".replace("return  }", "return }")


def obstacle(member, body, value):
    """Why a body cannot be emptied, or nil."""
    if member.kind == "init":
        return "an initializer"
    if member.kind in ("_modify", "_read"):
        return "an accessor that yields"
    if member.isInlinable:
        return "inlined into other modules"
    if not body.strip():
        return "the body is empty"
    if re.fullmatch(r"(\s|get|set|async|throws|nonmutating)+", body):
        return "a requirement of a protocol"
    if "notImplemented" in body or "context.decline()" in body:
        return "the default of an optional member"
    same = (value, f"{member.result}{value}") + ((".none",) if value == "[]" else ())
    if value and body.strip().removeprefix("return ") in same:
        return "the value is the empty one"
    if value is None:
        return f"no empty value of type {member.result or 'unknown'}"
    if value and single_expression(body) and re.match(r"\s*(if|switch|do)\b", body):
        return "an expression of several branches"
    return None


def single_expression(body):
    """Whether a body is one expression, whose `return` is implied."""
    code = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "", body)
    return not re.search(r"\b(return|let|var|guard|defer|for|while|throw)\b(?!:)", code)


def plan(root):
    """The bodies to empty, by number, and the exclusions."""
    files = sorted(one for module in MODULES for one in pathlib.Path(root, module).rglob("*.swift"))
    texts = {path: path.read_text() for path in files}
    types, declared = Types(texts.values()), {}
    for path, text in texts.items():
        for member in swift_members.members(path, text):
            declared.setdefault((member.type.split(".")[-1], member.name), []).append(member)
    bodies, excluded, chosen = [], [], set()
    for kind, name in listed():
        candidates = declaration(kind.split(".")[-1], name, declared, types)
        if not candidates:
            excluded.append((kind, name, "no body: stored, a case or a requirement"))
        for member in candidates:
            if (member.file, member.start) in chosen:
                continue
            chosen.add((member.file, member.start))
            body = swift_members.blanked(texts[member.file])[member.start:member.end]
            value = empty_value(member, types)
            reason = obstacle(member, body, value)
            if reason:
                excluded.append((kind, f"{name} ({member.kind})", reason))
            else:
                bodies.append((member, value))
    return bodies, excluded


def declaration(kind, name, declared, types):
    """The bodies of a listed member, which may be a free function, or declared by a supertype."""
    if "." in name.split("(")[0]:
        kind, name = name.split(".", 1)
    for one in ["", *types.line(kind)] if re.match("(AS|UI|NS|Node)[A-Z]", name) else types.line(kind):
        found = declared.get((one, name)) or declared.get((one, name.removesuffix("()")), [])
        if found:
            return found
    return []


def mutated(root, bodies):
    """The texts of the files with the switch, by path below the root."""
    texts = {}
    for number, (member, value) in enumerate(bodies):
        text = texts.setdefault(member.file, [member.file.read_text(), []])
        body = text[0][member.start:member.end]
        prefix, position = statement(number, value), member.start
        if value and single_expression(swift_members.blanked(body)):
            prefix += "return "
            position += len(body) - len(body.lstrip())
        text[1].append((position, prefix))
    results = {pathlib.Path(module, "MutatedBody.swift"): SWITCH for module in MODULES}
    for path, (text, insertions) in texts.items():
        for position, prefix in sorted(insertions, reverse=True):
            text = text[:position] + prefix + text[position:]
        results[path.relative_to(root)] = text
    return results
