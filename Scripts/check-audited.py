#!/usr/bin/env python3
"""Fails when a source file outside of an Audited folder has an operation that the compiler does not check.

The interface of libxml2, in FixtureXML, consists of pointers and is exempt.
"""
import pathlib
import re
import sys

UNCHECKED = re.compile(
    r"@_silgen_name|\bUnmanaged\b|@unchecked\s+Sendable|nonisolated\(unsafe\)|unowned\(unsafe\)"
    r"|\bassumeIsolated\b|\bunsafe(BitCast|Downcast)\b"
    # A stored pointer.
    r"|^\s*((private|fileprivate|package|public|internal|static|final)(\(set\))?\s+)*(let|var)\s+\w+"
    r"\s*:\s*Unsafe\w*Pointer[^{]*$"
)
# Pointers that never leave the closure in which they are valid, or that nothing reads.
EXEMPT = {
    # The argument of the closure of `CGPath.applyWithBlock`, as Core Graphics declares it.
    ("Sources/UIFoundation/Drawing/Paths/CGPath.swift", "points"),
    # A value of the app that is handed back to it.
    ("Sources/UIKitCore/Views/Animations/UIView+AnimationBlocks.swift", "context"),
    # Used only in the closures that allocate the memory.
    ("Sources/AsyncDisplayKit/Layout/Engine/StackMeasurement.swift", "items"),
    ("Sources/AsyncDisplayKit/Layout/Results/LayoutSnapshotBuilder.swift", "records"),
}


def is_exempt(path, line):
    return any(str(path) == file and word in line for file, word in EXEMPT)


def problems():
    for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
        if "Audited" in path.parts or "FixtureXML" in path.parts:
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            code = re.sub(r'"[^"]*"', '""', line).split("//")[0]
            if UNCHECKED.search(code) and not is_exempt(path, code):
                yield f"{path}:{number}: error: unchecked outside of an Audited folder: {code.strip()}"


def main():
    found = list(problems())
    print("\n".join(found) or "no unchecked operation outside of the Audited folders")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
