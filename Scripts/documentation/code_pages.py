"""The pages of codes: one for each group of the store, with a section for each code."""
import pathlib

from documentation import codes, fixture_examples

FOLDER = pathlib.Path("Documentation/Codes")
PAGES = {
    "fixtures": (
        "Codes of fixtures",
        "After this page you can resolve a diagnostic that ends in a code in brackets.",
        "The build, `lint-fixtures` and `fixture-tool lint` report these codes. An error stops the build: the fixture "
        "cannot be used. A warning does not: the fixture can be used, but is probably not what was meant.",
    ),
    "runtime": (
        "Codes of the runtime",
        "After this page you can resolve a violation or an advisory that a test reports.",
        "Containers, nodes and views report these codes while a test runs. Where a **violation** is reported, Texture or "
        "UIKit would assert, raise an exception or log a message. The runtime continues from its last consistent state; "
        "a test with a host fails. An **advisory** reports surprising behavior of Texture or UIKit that the runtime "
        "copies, or code without effect. With the trait `.strict` the test fails.",
    ),
    "snapshots": (
        "Codes of snapshots",
        "After this page you can resolve a finding of `lint-snapshots`.",
        "The command `lint-snapshots` compares the references of a package with a ledger and reports these codes.",
    ),
}


def pages(tool):
    """The three pages."""
    for group, (title, lead, kind) in PAGES.items():
        entries = codes.read(group)
        sections = "\n\n".join(
            section(code, entry, example(group, code, entry.example, tool)) for code, entry in sorted(entries.items()))
        yield FOLDER / f"{group}.md", (
            f"# {title}\n\n{lead}\n\n{kind}\n\n`fixture-tool explain CODE` prints a section of this page.\n\n"
            f"{lists(entries)}\n\n{sections}\n")


def lists(entries):
    """The codes by severity, as links to their sections."""
    severities = list(dict.fromkeys(name for group in codes.GROUPS.values() for name in group))
    found = {
        name: [f"[`{code}`](#{code})" for code, entry in sorted(entries.items()) if name in entry.severities.split()]
        for name in severities}
    return "\n\n".join(f"{title(name)}: {', '.join(links)}." for name, links in found.items() if links)


def title(name):
    """The name of a severity at the beginning of a list."""
    return {"advisory": "Advisories"}.get(name, name.capitalize() + "s")


def section(code, entry, example):
    """The section of a code: its severity and meaning, an example, what to do next."""
    return f"## {code}\n\n{codes.severity(entry).capitalize()}. {entry.meaning}\n\n{example}\n\n{entry.advice}"


def example(group, code, text, tool):
    """The example of a code in Markdown."""
    if group == "fixtures":
        return fixture_examples.markdown(code, text, tool)
    return f"```{'swift' if group == 'runtime' else ''}\n{text}\n```"
