"""The page that lists every type of Texture with its state."""
import collections

from documentation.section import with_generated

PAGE = "Documentation/WhatIsHere.md"

# Public classes of Texture's headers that the list leaves out, because lists' tests rarely need them;
# the page says of each whether it is here.
BEYOND = [
    "ASBasicImageDownloader", "ASConfiguration", "ASDKNavigationController",
    "ASDebugDescriptionProvider", "ASDebugNameProvider", "ASDescriptionProvider",
    "ASDisplayNodePerformanceMeasurementOptions", "ASEditableTextNode", "ASHighlightOverlayLayer",
    "ASMapNode", "ASMultiplexImageNode", "ASMutableAttributedStringBuilder",
    "ASNavigationController", "ASNodeController", "ASPINRemoteImageDownloader",
    "ASPhotosFrameworkImageRequest", "ASRunLoopQueue", "ASTabBarController", "ASTextContainer",
    "ASTextKitComponentsTextView", "ASTextLayout", "ASTextLinePositionModifier", "ASTextNode2",
    "ASTraitEnvironment", "ASVideoNode", "ASVideoPlayerNode", "ASViewController", "ASWeakProxy",
    "ASWeakSet",
]


def pages(symbols, members, unused):
    """The page: tables counted from the list and the symbol graphs, and the unused setters."""
    by_type = collections.defaultdict(list)
    for member in members:
        by_type[member.type].append(member)
    missing = [member for member in members if not member.exists]
    texture = {name: rows for name, rows in by_type.items() if name.lstrip("_").startswith("AS")}
    others = {name: rows for name, rows in by_type.items() if name not in texture}
    lines = [
        f"{len(members) - len(missing)} of {len(members)} members of {len(by_type)} types are here.",
        "",
        "### Texture",
        "",
        *table(texture),
        "",
        "### UIKit and Foundation, as far as Texture's lists need them",
        "",
        *table(others),
        "",
        "### Members that are not here",
        "",
        *(f"- `{member.type}`: `{member.name}`" for member in missing),
        "",
        "### Other types of Texture",
        "",
        *beyond(symbols),
        "",
        *unused,
    ]
    yield PAGE, with_generated(PAGE, "\n".join(lines))


def table(types):
    """One row a type: its state, and how many members of each tier are here."""
    lines = ["| Type | State | T1 | T2 | T3 |", "|---|---|---|---|---|"]
    for name, rows in sorted(types.items(), key=lambda entry: entry[0].lower()):
        counts = [count([row for row in rows if row.tier == tier]) for tier in ("T1", "T2", "T3")]
        lines.append(f"| `{name}` | {state(rows)} | {' | '.join(counts)} |")
    return lines


def state(rows):
    """One word or two: whether all, some or none of the members are here."""
    missing = sum(not row.exists for row in rows)
    if not missing:
        return "complete"
    return "not here" if missing == len(rows) else f"{missing} missing"


def count(rows):
    """How many members are here, of how many."""
    present = sum(row.exists for row in rows)
    if not rows:
        return "–"
    return str(present) if present == len(rows) else f"{present} of {len(rows)}"


def beyond(symbols):
    """The types that the list leaves out, by whether they are here."""
    here = [name for name in BEYOND if name in symbols.precise]
    absent = [name for name in BEYOND if name not in symbols.precise]
    lines = ["The list above is not all of Texture's headers."]
    if here:
        lines += ["", "Here, too: " + ", ".join(f"`{name}`" for name in here) + "."]
    if absent:
        lines += ["", "Not here: " + ", ".join(f"`{name}`" for name in absent) + "."]
    return lines
