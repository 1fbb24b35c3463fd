"""A page for each diagnostic of fixtures and each violation and advisory of the runtime."""
import pathlib
import re
import subprocess

from documentation import fixture_examples, notes, runtime_codes

FOLDER = pathlib.Path("Documentation/Diagnostics")


def pages(symbols, tool):
    """The pages, and the list of them."""
    fixtures = fixture_meanings(tool)
    runtime = runtime_codes.meanings(symbols)
    for code in set(fixtures) & set(runtime):
        raise SystemExit(f"'{code}' is a diagnostic of fixtures and one of the runtime")
    yield from fixture_pages(fixtures, tool)
    yield from runtime_pages(runtime)
    snapshots = snapshot_meanings(tool)
    yield from snapshot_pages(snapshots)
    yield FOLDER / "README.md", index(fixtures, runtime, snapshots)


# Fixtures


def fixture_meanings(tool):
    """What each code means and what to do next, as the tool explains it."""
    command = [tool, "explain", "--markdown"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    sections = re.split(r"^## `([a-z0-9-]+)`\n", text, flags=re.M)[1:]
    texts = (section.strip().rsplit("\n\n", 1) for section in sections[1::2])
    return dict(zip(sections[::2], texts))


def fixture_pages(meanings, tool):
    """The pages of the diagnostics that stop a build."""
    tested = fixture_examples.tested()
    examples = notes.examples("fixtures.txt")
    for code in sorted(set(examples) - set(meanings)):
        raise SystemExit(f"there is an example of '{code}', which the tool does not know")
    for code, (meaning, advice) in sorted(meanings.items()):
        yield FOLDER / f"{code}.md", page(
            code,
            f"After this page you can resolve an error that ends in `[{code}]`.",
            "The tool that reads fixtures stopped the build.",
            meaning,
            fixture_example(code, examples.get(code, ""), tested, tool),
            advice,
        )


def fixture_example(code, example, tested, tool):
    """The files and the lines of the tool, or words."""
    if example.startswith("("):
        return example.strip("()")
    if example:
        files, lines = fixture_examples.run(tool, code, example)
    elif code in tested:
        files, lines = tested[code]
    else:
        raise SystemExit(f"there is no example of '{code}'")
    blocks = [f"`{file}`:\n\n```xml\n{text}\n```" for file, text in files.items()]
    return "\n\n".join([*blocks, "```\n" + "\n".join(lines) + "\n```"])


# Runtime


def runtime_pages(meanings):
    """The pages of violations and advisories."""
    advisories = runtime_codes.advisories()
    for code, note in sorted(notes.read("runtime.txt", meanings).items()):
        severity = "advisory" if code in advisories else "violation"
        yield FOLDER / f"{code}.md", page(
            code,
            f"After this page you can resolve the {severity} `{code}`.",
            SEVERITIES[severity],
            meanings[code],
            f"```swift\n{note.example}\n```",
            note.advice,
        )


SEVERITIES = {
    "advisory": "The runtime reports surprising behavior of Texture or UIKit that it copies, or code "
    "without effect. "
    "With the trait `.strict` the test fails.",
    "violation": "Texture or UIKit would assert, raise or log here. The runtime continued from its last "
    "consistent state; a test with a host fails.",
}


# Snapshots


def snapshot_meanings(tool):
    """What each code of lint-snapshots means and what to do next, as the tool explains it."""
    meanings = {}
    for code in notes.examples("snapshots.txt"):
        command = [tool, "explain", code]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        _, meaning, advice = text.strip().split("\n\n")
        meanings[code] = meaning, advice
    return meanings


def snapshot_pages(meanings):
    """The pages of the findings of lint-snapshots."""
    examples = notes.examples("snapshots.txt")
    for code, (meaning, advice) in sorted(meanings.items()):
        yield FOLDER / f"{code}.md", page(
            code,
            f"After this page you can resolve a finding that ends in `[{code}]`.",
            "The command `lint-snapshots` compared the references of a package with a ledger.",
            meaning,
            f"```\n{examples[code]}\n```",
            advice,
        )


# All


def page(code, lead, kind, happened, example, advice):
    """One page: what happened, an example, what to do next."""
    return f"""# {code}

{lead}

{kind}

## What happened

{happened}

## Example

{example}

## What to do next

{advice}

[All codes](README.md)
"""


def index(fixtures, runtime, snapshots):
    """The list of all codes with the first sentence of each."""
    return f"""# Diagnostics, violations and advisories

After this page you know what a code in brackets means, and which page says what to do about it.

## Fixtures

Reported by the build, `lint-fixtures` and `fixture-tool lint`; `fixture-tool explain CODE` says the same.

{table({code: meaning for code, (meaning, _) in fixtures.items()})}

## The runtime

Reported by containers, nodes and views while a test runs.

{table(runtime)}

## Snapshots

Reported by `lint-snapshots`.

{table({code: meaning for code, (meaning, _) in snapshots.items()})}
"""


def table(meanings):
    """One row a code."""
    rows = (f"| [`{code}`]({code}.md) | {first(text)} |" for code, text in sorted(meanings.items()))
    return "| Code | Meaning |\n|---|---|\n" + "\n".join(rows)


def first(text):
    """The first sentence, in one line."""
    line = " ".join(text.split())
    return re.split(r"(?<=\.) (?=[A-Z`])", line)[0].replace("|", "\\|")
