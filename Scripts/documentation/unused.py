"""The setters without effect, for the page of what is here."""
import collections
import pathlib

import unused_setters


def sections(symbols, index):
    """The setters that report `unused-member`, those that are open, and those that are read back."""
    found = unused_setters.find(symbols, index, pathlib.Path.cwd() / "Sources")
    lines = unused_setters.listed()
    reported = [name for name, (is_reported, _) in found.items() if is_reported]
    silent = [name for name, (is_reported, _) in found.items() if not is_reported]
    kinds = collections.defaultdict(list)
    for name in silent:
        line = unused_setters.line_of(name, lines)
        kinds[lines[line][0] if line else "open"].append(name)
    result = [
        "### Setters without effect",
        "",
        "The value can be read back, and nothing else happens. Setting another value than the default",
        "reports the advisory [`unused-member`](Codes/runtime.md#unused-member), once in each environment.",
        "",
        *by_type(reported),
    ]
    if kinds["open"]:
        result += ["", "Not reported yet:", "", *by_type(kinds["open"])]
    return result + [
        "",
        "### Setters whose value is only read back",
        "",
        "The app or a test reads these values; UIKit or Texture itself would use some of them only on a",
        "screen. The reasons are in [unused-setters.tsv](../Tests/API/unused-setters.tsv).",
        "",
        *by_type(kinds["read back"]),
    ]


def by_type(names):
    """One line a type, with its members."""
    types = collections.defaultdict(list)
    for name in sorted(names):
        owner, _, member = name.partition("(")[0].rpartition(".")
        if f"`{member}`" not in types[owner]:
            types[owner].append(f"`{member}`")
    return [f"- `{owner}`: {', '.join(members)}" for owner, members in sorted(types.items())]
