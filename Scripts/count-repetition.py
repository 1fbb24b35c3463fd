#!/usr/bin/env python3
"""Counts the code that Swift files below Sources repeat from one another.

usage: count-repetition.py [--worst COUNT] [--shortest LINES] [--limit RUNS] [FOLDER]

Two stretches of different files are a repetition if at least six successive lines are equal after
identifiers and literals are folded. Comments, blank lines, imports and lines of brackets alone do
not count. A run is a longest stretch of one file whose every line belongs to such a repetition
with one other file. Most runs only list cases or stored values, which different types have alike;
the number of the others is printed beside the whole number. With --limit, the exit code is 1 if there are more runs than that.
"""
import argparse
import collections
import re
import sys

from swift_lines import lines_of_code, swift_files

KEYWORDS = frozenset(
    """actor any as associatedtype async await borrowing break case catch class consuming continue
    convenience default defer deinit didSet do dynamic else enum extension fallthrough false
    fileprivate final for func get guard if import in indirect infix init inout internal is isolated
    lazy let mutating nil nonisolated nonmutating open operator optional override package postfix
    precedencegroup prefix private protocol public repeat required rethrows return self Self sending
    set some static struct subscript super switch throw throws true try typealias unowned var weak
    where while willSet""".split()
)
TOKEN = re.compile(r'(?P<name>`?[A-Za-z_]\w*`?)|(?P<number>\d[\w.]*)|(?P<string>"")|\s+|.')
IMPORT = re.compile(r"(@\w+(\([^)]*\))?\s+)*((public|internal|package|private|fileprivate)\s+)?import\b")
BRACKETS = re.compile(r"[\s{}()\[\],;]*$")
# A folded line that only declares a case or a stored value, begins a type, or assigns in an initializer.
DECLARATION = re.compile(
    r"(@ a )*"
    r"((public|package|internal|private|fileprivate|final|open|static|lazy|weak|indirect|nonisolated"
    r"|unowned) )*"
    r"(case a( \(.*\)| = 0)?|(let|var) a( : [^{]*)?( = .*)?|(struct|enum|class|extension|protocol) a.*"
    r"|self \. a = a|init \( a : a \) \{|a : .*)$"
)


def folded(line):
    """Returns a line with each identifier as `a` and each literal as `0`."""
    parts = []
    for match in TOKEN.finditer(line):
        if match["name"]:
            parts.append(match["name"] if match["name"] in KEYWORDS else "a")
        elif match["number"] or match["string"]:
            parts.append("0")
        elif not match.group().isspace():
            parts.append(match.group())
    return " ".join(parts)


def read(path):
    """Returns the pairs (line number, folded text) of the lines of a file that count."""
    return [
        (number, folded(line))
        for number, line in lines_of_code(path, folding_literals=True)
        if not IMPORT.match(line) and not BRACKETS.match(line)
    ]


def has_code(window):
    """Returns whether a window has a line besides declarations of cases and stored values."""
    return any(not DECLARATION.match(text) for text in window)


def places_of_windows(files, shortest):
    """Returns, for each window of successive lines, the places (file, index) where it begins."""
    places = collections.defaultdict(list)
    for path, lines in files.items():
        texts = [text for _, text in lines]
        for index in range(len(texts) - shortest + 1):
            places[tuple(texts[index : index + shortest])].append((path, index))
    return places


def shared_windows(files, shortest, counts=lambda window: True):
    """Returns, for each pair of different files, the indices in the first of shared windows."""
    shared = collections.defaultdict(set)
    for window, places in places_of_windows(files, shortest).items():
        paths = {path for path, _ in places}
        if len(paths) == 1 or not counts(window):
            continue
        for path, index in places:
            for other in paths - {path}:
                shared[path, other].add(index)
    return shared


def stretches(indices, length):
    """Returns the stretches (first, last) of lines that windows of a length cover."""
    found = []
    for index in sorted(indices):
        if found and index <= found[-1][1] + 1:
            found[-1][1] = index + length - 1
        else:
            found.append([index, index + length - 1])
    return [tuple(stretch) for stretch in found]


def runs_of(files, shortest, counts=lambda window: True):
    """Returns the runs (length, file, first, last, other file), each pair of files once."""
    return [
        (last - first + 1, path, files[path][first][0], files[path][last][0], other)
        for (path, other), indices in shared_windows(files, shortest, counts).items()
        if path < other
        for first, last in stretches(indices, shortest)
    ]


def repeated_lines(files, shortest):
    """Returns the number of lines that belong to a run with any other file."""
    covered = collections.defaultdict(set)
    for (path, _), indices in shared_windows(files, shortest).items():
        for index in indices:
            covered[path].update(range(index, index + shortest))
    return sum(map(len, covered.values()))


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", default="Sources")
    parser.add_argument("--worst", type=int, default=20)
    parser.add_argument("--shortest", type=int, default=6)
    parser.add_argument("--limit", type=int)
    return parser.parse_args()


def main():
    options = arguments()
    files = {path: read(path) for path in swift_files(options.folder)}
    runs = sorted(runs_of(files, options.shortest), reverse=True)
    with_code = len(runs_of(files, options.shortest, has_code))
    totals = collections.Counter()
    for length, path, _, _, other in runs:
        totals[path, other] += length
    print("repeated lines by pair of files:")
    for (path, other), length in totals.most_common(options.worst):
        print(f"{length:5} {path}\n      {other}")
    print("longest runs:")
    for length, path, first, last, other in runs[: options.worst]:
        print(f"{length:5} {path}:{first}-{last}\n      {other}")
    print(
        f"{len(runs)} runs of {options.shortest} or more lines in {len(totals)} pairs of files, "
        f"{with_code} of them not only cases and stored values; "
        f"{repeated_lines(files, options.shortest)} of {sum(map(len, files.values()))} lines repeat"
    )
    return 1 if options.limit is not None and len(runs) > options.limit else 0


if __name__ == "__main__":
    sys.exit(main())
