#!/usr/bin/env python3
"""Empties the body of one listed member after another, and reports those that no test misses.

usage: mutate-members.py build FOLDER         copies the package, puts the switch into it and builds
       mutate-members.py run FOLDER [--only REGEX] [--limit N] [--seconds N] [--stop-after SECONDS]
       mutate-members.py report FOLDER

The members are those of the tiers T1 and T2 in Tests/API/texture-api.tsv that a file of
Sources/AsyncDisplayKit or Sources/UIKit declares. In the copy, each body begins with a check of the environment
variable TEXTURE_FIXTURES_MUTATION: the body with that number returns at once, or returns an empty
value. So one build serves all runs. A run executes the suites that name the member most often, and
the suites of all test targets that are built when those pass. A member whose body all suites can do
without has survived. Results are kept in FOLDER/results.tsv: a later run continues, and the report
prints survivors and everything that was excluded, with the reason. FOLDER is outside of Sources;
nothing of the switch stays in the package.

The environment variables BUILD and TEST replace the commands that build the copy and run its tests.
"""
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections import Counter

import swift_members

LIST = pathlib.Path("Tests/API/texture-api.tsv")
EXCEPTIONS = pathlib.Path("Tests/API/mutation-exceptions.tsv")
MODULES = ("Sources/AsyncDisplayKit", "Sources/UIKit")
SWITCH = '''import Foundation

/// The body that is emptied in this run.
enum MutatedBody {
  private static let number = ProcessInfo.processInfo.environment["TEXTURE_FIXTURES_MUTATION"]
    .flatMap(Int.init)

  /// Whether a body is the one that is emptied.
  static func isEmpty(_ body: Int) -> Bool { body == number }
}
'''
EMPTY = [
    (r"Void|\(\)", ""), (r"Bool", "false"), (r".*\?", "nil"), (r"U?Int|CGFloat|Double|TimeInterval", "0"),
    (r"\[.*\]", "[]"), (r"String", '""'), (r"CGSize|CGPoint|CGRect|UIEdgeInsets", ".zero"),
]
NEAREST = 6


def listed():
    """The listed members of both tiers, as pairs of a type and a full name."""
    rows = (line.split("\t") for line in LIST.read_text().splitlines())
    return [(kind, name) for tier, kind, name in rows if tier in ("T1", "T2")]


def empty_value(member):
    """What an emptied body returns, or nil when there is no such value."""
    if member.kind in ("set", "didSet", "willSet") or (member.kind == "func" and not member.result):
        return ""
    result = re.sub(r"^(any|some)\s+", "", member.result or "").strip()
    for pattern, value in EMPTY:
        if re.fullmatch(pattern, result):
            return value
    return None


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
    if "notImplemented" in body or "context.markUnimplemented()" in body:
        return "the default of an optional member"
    if value and body.strip().removeprefix("return ") in (value, f"{member.result}{value}"):
        return "the value is the empty one"
    if value is None:
        return f"no empty value of type {member.result or 'unknown'}"
    return None


def single_expression(body):
    """Whether a body is one expression, whose `return` is implied."""
    code = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "", body)
    return not re.search(r"\b(return|let|var|guard|defer|for|while|throw)\b(?!:)", code)


def plan(root):
    """The bodies to empty, by number, and the exclusions."""
    declared = {}
    for path in sorted(one for module in MODULES for one in pathlib.Path(root, module).rglob("*.swift")):
        for member in swift_members.members(path, path.read_text()):
            declared.setdefault((member.type.split(".")[-1], member.name), []).append(member)
    bodies, excluded = [], []
    for kind, name in listed():
        short = kind.split(".")[-1]
        candidates = declared.get((short, name)) or declared.get((short, name.removesuffix("()")), [])
        if not candidates:
            excluded.append((kind, name, "no body: stored, inherited or a requirement"))
        for member in candidates:
            body = swift_members.blanked(member.file.read_text())[member.start:member.end]
            value = empty_value(member)
            reason = obstacle(member, body, value)
            if not reason and value and single_expression(body):
                if re.match(r"\s*(if|switch|do)\b", body):
                    reason = "an expression of several branches"
            if reason:
                excluded.append((kind, f"{name} ({member.kind})", reason))
            else:
                bodies.append((member, value))
    return bodies, excluded


def build(folder):
    """Copies the package, puts the switch into the copy, and builds it with its tests."""
    copy = folder / "package"
    if copy.exists():
        shutil.rmtree(copy)
    shutil.copytree(".", copy, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git"))
    bodies, excluded = plan(copy)
    texts = {}
    table = []
    for number, (member, value) in enumerate(bodies):
        text = texts.setdefault(member.file, [member.file.read_text(), []])
        body = text[0][member.start:member.end]
        prefix = statement(number, value)
        if value and single_expression(swift_members.blanked(body)):
            prefix += "return "
            position = member.start + len(body) - len(body.lstrip())
        else:
            position = member.start
        text[1].append((position, prefix))
        table.append([number, member.type, member.name, member.kind, str(member.file.relative_to(copy)),
                      member.line])
    for path, (text, insertions) in texts.items():
        for position, prefix in sorted(insertions, reverse=True):
            text = text[:position] + prefix + text[position:]
        path.write_text(text)
    for module in MODULES:
        (copy / module / "MutatedBody.swift").write_text(SWITCH)
    (folder / "bodies.json").write_text(json.dumps({"bodies": table, "excluded": excluded}, indent=1))
    print(f"{len(bodies)} bodies can be emptied, {len(excluded)} are excluded", flush=True)
    command = os.environ.get("BUILD", "swift build --build-tests")
    return subprocess.run(command, shell=True, cwd=copy).returncode


def suites(copy):
    """The text of each suite, by the filter that runs it."""
    found = {}
    declared = r"@Suite\b[^{]*?\b(?:struct|class|enum|actor)\s+(\w+)|^extension (\w+Tests)\b"
    for path in sorted(pathlib.Path(copy, "Tests").rglob("*.swift")):
        text = path.read_text()
        target = path.relative_to(pathlib.Path(copy, "Tests")).parts[0]
        for names in re.findall(declared, text, re.M):
            suite = f"{target}.{''.join(names)}"
            found[suite] = found.get(suite, "") + text
    return found


def nearest(member, texts):
    """The suites that name a member most often."""
    base = re.split(r"[(]", member[2])[0]
    labels = [label for label in re.findall(r"(\w+):", member[2]) if label != "_"]
    scores = Counter()
    for suite, text in texts.items():
        count = len(re.findall(rf"\b{re.escape(base)}\b", text))
        if count:
            near = all(f"{label}:" in text for label in labels)
            scores[suite] = count + (20 if near else 0) + (10 if member[1] in text else 0)
    return [suite for suite, _ in scores.most_common(NEAREST)]


def passes(copy, number, chosen, seconds):
    """Whether the tests pass while a body is emptied; a run that does not end has failed."""
    command = os.environ.get("TEST", "swift test --skip-build")
    filters = ["--filter", "|".join(f"{re.escape(suite)}/" for suite in chosen)] if chosen else []
    environment = dict(os.environ, TEXTURE_FIXTURES_MUTATION=str(number))
    process = subprocess.Popen(
        [*shlex.split(command), *filters], cwd=copy, env=environment, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        return process.wait(seconds) == 0
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.wait()
        return False


def outcomes(folder):
    """The result of each body that has run."""
    path = folder / "results.tsv"
    rows = [line.split("\t") for line in path.read_text().splitlines()] if path.exists() else []
    return {int(number): result for number, result in rows}


def run(folder, arguments):
    """Runs the bodies that have no result yet."""
    only = re.compile(option(arguments, "--only", ""))
    limit = int(option(arguments, "--limit", "100000"))
    seconds = float(option(arguments, "--seconds", "600"))
    copy = folder / "package"
    table = json.loads((folder / "bodies.json").read_text())["bodies"]
    texts, known = suites(copy), outcomes(folder)
    pending = [one for one in table
               if one[0] not in known and only.search(f"{one[1]}.{one[2]} {one[3]}")]
    started = time.monotonic()
    for member in pending[:limit]:
        chosen = nearest(member, texts)
        if chosen and not passes(copy, member[0], chosen, seconds):
            result = "nearest"
        elif not passes(copy, member[0], [], seconds):
            result = "all"
        else:
            result = "survived"
        with open(folder / "results.tsv", "a") as file:
            file.write(f"{member[0]}\t{result}\n")
        print(f"{result}: {member[1]}.{member[2]} ({member[3]})", flush=True)
        if time.monotonic() - started > float(option(arguments, "--stop-after", "1e9")):
            break


def option(arguments, name, default):
    """The value after an option."""
    return arguments[arguments.index(name) + 1] if name in arguments else default


def report(folder):
    """Prints survivors and exclusions; fails when more than one in twenty survives unexplained."""
    plan_of_run = json.loads((folder / "bodies.json").read_text())
    known = outcomes(folder)
    reasons = dict(line.split("\t") for line in EXCEPTIONS.read_text().splitlines()) \
        if EXCEPTIONS.exists() else {}
    survivors = [one for one in plan_of_run["bodies"] if known.get(one[0]) == "survived"]
    for one in survivors:
        name = f"{one[1]}.{one[2]} ({one[3]})"
        print(f"survived: {one[4]}:{one[5]}: {name}: {reasons.get(name, 'no test fails without its body')}")
    for (reason, count) in Counter(reason for _, _, reason in plan_of_run["excluded"]).most_common():
        names = [f"{kind}.{name}" for kind, name, why in plan_of_run["excluded"] if why == reason]
        print(f"excluded, {reason} ({count}): {', '.join(names)}")
    print(f"{len(plan_of_run['bodies'])} bodies, {len(known)} emptied, "
          f"{sum(result == 'nearest' for result in known.values())} missed by the nearest suites, "
          f"{sum(result == 'all' for result in known.values())} by others, {len(survivors)} survived")
    return 1 if known and len(survivors) * 20 > len(known) else 0


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("build", "run", "report"):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if sys.argv[1] == "build":
        return build(folder)
    if sys.argv[1] == "report":
        return report(folder)
    return run(folder, sys.argv[3:])


if __name__ == "__main__":
    sys.exit(main())
