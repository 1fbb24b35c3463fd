#!/usr/bin/env python3
"""Empties the body of one listed member after another, and reports those that no test misses.

usage: mutate-members.py build FOLDER         copies the package, puts the switch into it and builds
       mutate-members.py trace FOLDER         finds which suites run which bodies
       mutate-members.py run FOLDER [--only REGEX] [--limit N] [--seconds N] [--stop-after SECONDS]
                                    [--stage nearest|all] [--again]
       mutate-members.py report FOLDER

The members are those of the tiers T1 and T2 in Tests/API/texture-api.tsv that a file of
Sources/AsyncDisplayKit or a layer of UIKit declares. In the copy, each body begins with a check of the environment
variable TEXTURE_FIXTURES_MUTATION: the body with that number returns at once, or returns an empty
value. So one build serves all runs. A run executes first the suites that name the member most often, then all
other suites that run the body, up to the first failure. A member whose body all suites can do without has
survived. With `--stage nearest`, only the first part runs, and with `--stage all` only bodies that the first
part does not decide; `--again` repeats the bodies that survived. Results are kept in FOLDER/results.tsv: a
later run continues, and the report prints survivors and everything that was excluded, with the reason.
A second `build` updates the copy, and rebuilds what has changed; results are kept by member. FOLDER is outside
of Sources; nothing of the switch stays in the package.

The environment variables SOURCE and BUILD replace the folder that is copied and the command that builds.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
from collections import Counter

import mutation_plan

EXCEPTIONS = pathlib.Path("Tests/API/mutation-exceptions.tsv")
NEAREST = 6
# The nearest suites together run for at most so many seconds, if each is run alone.
NEAREST_SECONDS = 6
KEPT = {".build", ".git"}


def update(path, data, mode):
    """Writes a file if its contents differ, so that an unchanged file is not compiled again."""
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        path.chmod(mode)


def link(path, copied):
    """Copies a folder that is a symbolic link, which the walk does not follow, as a link."""
    if path.is_symlink() and not copied.is_symlink():
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.symlink_to(os.readlink(path))


def build(folder):
    """Copies the package, puts the switch into the copy, and builds it with its tests."""
    source, copy = pathlib.Path(os.environ.get("SOURCE", ".")).resolve(), folder / "package"
    bodies, excluded = mutation_plan.plan(source)
    texts = mutation_plan.mutated(source, bodies)
    wanted = set(texts)
    for parent, names, files in os.walk(source):
        names[:] = [name for name in names if name not in KEPT]
        for name in names:
            link(pathlib.Path(parent, name), copy / pathlib.Path(parent, name).relative_to(source))
        for name in files:
            path = pathlib.Path(parent, name)
            relative = path.relative_to(source)
            wanted.add(relative)
            data = texts[relative].encode() if relative in texts else path.read_bytes()
            update(copy / relative, data, path.stat().st_mode)
    for relative in set(texts):
        update(copy / relative, texts[relative].encode(), 0o644)
    for path in [one for one in copy.rglob("*") if one.is_file()]:
        relative = path.relative_to(copy)
        if relative.parts[0] not in KEPT and relative not in wanted:
            path.unlink()
    table, seen = [], Counter()
    for number, (member, _) in enumerate(bodies):
        # Two overloads may have the same full name.
        seen[member.type, member.name, member.kind] += 1
        count = seen[member.type, member.name, member.kind]
        kind = member.kind if count == 1 else f"{member.kind} {count}"
        table.append([number, member.type, member.name, kind, str(member.file.relative_to(source)), member.line])
    (folder / "bodies.json").write_text(json.dumps({"bodies": table, "excluded": excluded}, indent=1))
    print(f"{len(bodies)} bodies can be emptied, {len(excluded)} are excluded", flush=True)
    command = os.environ.get("BUILD", "swift build --build-tests")
    return subprocess.run(command, shell=True, cwd=copy).returncode


def names(member):
    """The name under which the result of a body is kept."""
    return f"{member[1]}.{member[2]} ({member[3]})"


def binary(copy):
    """The command that runs the tests of the copy."""
    bundles = sorted(pathlib.Path(copy, ".build/debug").glob("*.xctest"))
    if not bundles:
        sys.exit("the copy is not built")
    return [str(bundles[0]), "--testing-library", "swift-testing"]


def suites(copy):
    """The suites that are built, as the beginnings of the identifiers of their tests."""
    listing = subprocess.run([*binary(copy), "--list-tests"], cwd=copy, capture_output=True, text=True)
    return sorted({line.split("/")[0] for line in listing.stdout.splitlines() if "." in line.split("/")[0]})


def texts_of(copy, found):
    """The text of the files that declare or extend each suite."""
    texts = {}
    declared = r"(?:struct|class|enum|actor|extension)\s+(\w+)\b"
    for path in sorted(pathlib.Path(copy, "Tests").rglob("*.swift")):
        text = path.read_text()
        target = path.relative_to(pathlib.Path(copy, "Tests")).parts[0]
        for name in set(re.findall(declared, text)):
            if f"{target}.{name}" in found:
                texts[f"{target}.{name}"] = texts.get(f"{target}.{name}", "") + text
    return texts


def trace(folder):
    """Runs each suite alone, and keeps the bodies that it runs and how long it takes."""
    copy, results = folder / "package", {}
    listing = folder / "trace.txt"
    failing = []
    for suite in suites(copy):
        listing.unlink(missing_ok=True)
        started = time.monotonic()
        passed = passes(copy, [suite], 900, {"TEXTURE_FIXTURES_TRACE": str(listing)})
        if not passed:
            failing.append(suite)
        bodies = sorted({int(line) for line in listing.read_text().split()}) if listing.exists() else []
        results[suite] = {"seconds": time.monotonic() - started, "bodies": bodies}
    (folder / "trace.json").write_text(json.dumps({"suites": results, "failing": failing}))
    print(f"{len(results)} suites, {len(failing)} of them fail without any change: {', '.join(failing)}")
    return 0


def passes(copy, chosen, seconds, settings):
    """Whether the tests of some suites pass; false at the first failure, or after the time."""
    filters = "|".join(f"^{re.escape(suite)}(/|$)" for suite in chosen)
    process = subprocess.Popen(
        [*binary(copy), "--filter", filters], cwd=copy, env=dict(os.environ, **settings),
        start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    watch = subprocess.Popen(
        ["/bin/sh", "-c", f"sleep {seconds}; kill -9 -{process.pid}"], start_new_session=True)
    try:
        for line in process.stdout:
            if "✘" in line:
                return False
        return process.wait() == 0
    finally:
        end(process)
        end(watch)
        process.stdout.close()


def end(process):
    """Ends a process and those that it started."""
    try:
        os.killpg(process.pid, 9)
    except ProcessLookupError:
        pass
    process.wait()


def order(member, covering, texts):
    """The suites that run a body, those that name the member most often first."""
    base = re.split(r"[(]", member[2])[0]
    labels = [label for label in re.findall(r"(\w+):", member[2]) if label != "_"]
    scores = Counter()
    for suite in covering:
        text = texts.get(suite, "")
        count = len(re.findall(rf"\b{re.escape(base)}\b", text))
        if count:
            near = all(f"{label}:" in text for label in labels)
            scores[suite] = count + (20 if near else 0) + (10 if member[1] in text else 0)
    return sorted(covering, key=lambda suite: (-scores[suite], covering[suite], suite))


def nearest(ordered, covering):
    """The first suites of an order, up to a number and a time."""
    chosen, seconds = [], 0
    for suite in ordered:
        if len(chosen) < NEAREST and seconds + covering[suite] <= NEAREST_SECONDS:
            chosen.append(suite)
            seconds += covering[suite]
    return chosen


def outcomes(folder):
    """The last result of each body that has run, by its name."""
    path = folder / "results.tsv"
    return dict(line.split("\t") for line in path.read_text().splitlines()) if path.exists() else {}


def run(folder, arguments):
    """Runs the bodies that have no result yet."""
    only = re.compile(option(arguments, "--only", ""))
    limit = int(option(arguments, "--limit", "100000"))
    seconds = float(option(arguments, "--seconds", "600"))
    stage = option(arguments, "--stage", "")
    copy, known = folder / "package", outcomes(folder)
    table = json.loads((folder / "bodies.json").read_text())["bodies"]
    traced = json.loads((folder / "trace.json").read_text())
    texts = texts_of(copy, set(traced["suites"]))
    decided = {"nearest", "all"} | ({"survived"} if "--again" not in arguments else set())
    decided |= {"open"} if stage == "nearest" else set()
    pending = [one for one in table if known.get(names(one)) not in decided and only.search(names(one))]
    started = time.monotonic()
    for member in pending[:limit]:
        covering = {suite: one["seconds"] for suite, one in traced["suites"].items()
                    if member[0] in one["bodies"] and suite not in traced["failing"]}
        ordered = order(member, covering, texts)
        first = nearest(ordered, covering)
        settings = {"TEXTURE_FIXTURES_MUTATION": str(member[0])}
        others = [suite for suite in ordered if suite not in first]
        if stage != "all" and first and not passes(copy, first, seconds, settings):
            result = "nearest"
        elif stage == "nearest" and others:
            result = "open"
        elif others and not passes(copy, others, seconds, settings):
            result = "all"
        else:
            result = "survived"
        with open(folder / "results.tsv", "a") as file:
            file.write(f"{names(member)}\t{result}\n")
        print(f"{result}: {names(member)}, {len(covering)} suites run it", flush=True)
        if time.monotonic() - started > float(option(arguments, "--stop-after", "1e9")):
            break


def option(arguments, name, default):
    """The value after an option."""
    return arguments[arguments.index(name) + 1] if name in arguments else default


def report(folder):
    """Prints survivors and exclusions; fails when more than one in twenty survives."""
    plan_of_run = json.loads((folder / "bodies.json").read_text())
    known = outcomes(folder)
    reasons = dict(line.split("\t") for line in EXCEPTIONS.read_text().splitlines()) \
        if EXCEPTIONS.exists() else {}
    results = Counter(known.get(names(one), "not run") for one in plan_of_run["bodies"])
    survivors = [one for one in plan_of_run["bodies"] if known.get(names(one)) in ("survived", "open")]
    for one in survivors:
        reason = reasons.get(names(one), "no test fails without its body")
        print(f"{known[names(one)]}: {one[4]}:{one[5]}: {names(one)}: {reason}")
    for (reason, _) in Counter(reason for _, _, reason in plan_of_run["excluded"]).most_common():
        excluded = [f"{kind}.{name}" for kind, name, why in plan_of_run["excluded"] if why == reason]
        print(f"excluded, {reason} ({len(excluded)}): {', '.join(excluded)}")
    emptied = len(plan_of_run["bodies"]) - results["not run"]
    print(f"{len(plan_of_run['bodies'])} bodies, {emptied} emptied, {results['nearest']} missed by the nearest "
          f"suites, {results['all']} by others, {results['survived']} survived, {results['open']} of which only "
          f"the nearest suites have run" + (f": {len(survivors) / emptied:.1%}" if emptied else ""))
    unexplained = [one for one in survivors if names(one) not in reasons]
    return 1 if unexplained or len(survivors) * 20 > emptied else 0


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("build", "trace", "run", "report"):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if sys.argv[1] == "run":
        return run(folder, sys.argv[3:])
    return {"build": build, "trace": trace, "report": report}[sys.argv[1]](folder)


if __name__ == "__main__":
    sys.exit(main())
