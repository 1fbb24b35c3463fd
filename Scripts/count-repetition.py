#!/usr/bin/env python3
"""Counts the code that Swift files below Sources repeat from one another.

usage: count-repetition.py [--worst COUNT] [--shortest LINES] [--base] [FOLDER]

Two stretches of different files are a repetition if at least six successive lines are equal after
identifiers and literals are folded. Comments, blank lines, imports and lines of brackets alone do
not count. A run is a longest stretch of one file whose every line belongs to such a repetition
with one other file.

Most runs only declare members, which different types have alike because the protocols and classes of
Apple and Texture declare them alike: cases, tables from cases to values, stored values, copies of
properties, signatures, and bodies of one expression that calls another member or returns a value,
after the call of `super` that an override must make. Such lines cannot be shared, because Swift has
no way to declare a member for two classes. The number of the other runs, which have statements, is
printed beside the whole number. With --base, the exit code is 1 if there are more of these than in the
commit that `.ci/base` names.
"""
import argparse
import collections
import re
import sys

from base_sources import base_sources
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
# A folded line that only declares a case or a stored value, begins a type, or copies one property.
DECLARATION = re.compile(
    r"(@ a )*"
    r"((public|package|internal|private|fileprivate|final|open|static|lazy|weak|indirect|nonisolated"
    r"|unowned) )*"
    r"(case a( \(.*\)| = 0)?|switch \w+ \{|case \. a( , \. a)* : (return )?\W*\w+|(let|var) a( : [^{]*)?( = .*)?|(struct|enum|class|extension|protocol) a.*"
    r"|typealias a.*|((self|a) \. )?a = a( \. a)*|init \( a : a \) \{|a : .*)$"
)


# A folded line that begins the declaration of a member with a body or parameters.
SIGNATURE = re.compile(
    r"(@ a (\( .*? \) )?)*"
    r"((public|package|internal|private|fileprivate|final|open|static|class|lazy|weak|override|required"
    r"|convenience|mutating|nonmutating|nonisolated|unowned|prefix|postfix|indirect)( \( set \))? )*"
    r"(func|init|subscript|var|let|get|set|didSet|willSet|deinit|case|typealias)\b"
)
ATTRIBUTE = re.compile(r"(@ a( \( .*? \))? ?)+$")
# A word of a statement that cannot be the only expression of a body. Argument labels do not count.
STATEMENT = re.compile(
    r"\b((if|guard|for|while|repeat|switch|do|defer|let|var|throw|else)\b(?! :)|(case|default)\b)|;")
# A line that continues the expression of the line before it.
CONTINUATION = re.compile(r"(\? \?|\? |: |\.|& &|\| \||\+ )")


def declared(texts):
    """Returns, for each folded line of a file, whether it only declares a member.

    That is a signature, which may have several lines, or the only expression of its body.
    """
    result = [False] * len(texts)
    index = 0
    while index < len(texts):
        if ATTRIBUTE.match(texts[index]) or BRACKETS.match(texts[index]):
            result[index] = True
        elif SIGNATURE.match(texts[index]):
            index = mark_declaration(texts, index, result)
        index += 1
    return result


def mark_declaration(texts, first, result):
    """Marks the lines of a declaration that begins at an index; returns the index of its last one."""
    last = end_of_expression(texts, first, "()[]<>")
    while last + 1 < len(texts) and re.match(r"(- >|where|async|throws|rethrows|\{)", texts[last + 1]):
        last += 1
    if "{" in texts[last] and STATEMENT.search(texts[last].partition("{")[2]):
        return first
    for index in range(first, last + 1):
        result[index] = True
    end = end_of_body(texts, last) if texts[last].endswith("{") else last
    for index in range(last, end + 1):
        result[index] = True
    return end


def end_of_body(texts, opening):
    """Returns the index of the last line of a body of one expression, or `opening` for other bodies.

    A call of `super`, which an override must make itself, may precede the expression.
    """
    last = opening
    if last + 1 < len(texts) and texts[last + 1].startswith("super ."):
        last = end_of_expression(texts, last + 1, "()[]")
        if last + 1 < len(texts) and BRACKETS.match(texts[last + 1]):
            return last
    if last + 1 >= len(texts) or SIGNATURE.match(texts[last + 1]):
        return opening
    end = end_of_expression(texts, last + 1, "()[]")
    while end + 1 < len(texts) and CONTINUATION.match(texts[end + 1]):
        end = end_of_expression(texts, end + 1, "()[]")
    is_single = end + 1 < len(texts) and BRACKETS.match(texts[end + 1])
    return end if is_single and not STATEMENT.search(" ".join(texts[last + 1 : end + 1])) else opening


def end_of_expression(texts, first, brackets):
    """Returns the index of the line that closes the brackets which a line opens."""
    last = first
    while last + 1 < len(texts) and depth(texts[first : last + 1], brackets) > 0:
        last += 1
    return last


def depth(texts, brackets):
    """Returns the number of brackets that lines open and do not close."""
    text = " ".join(texts).replace("- >", "")
    return sum(text.count(bracket) for bracket in brackets[::2]) - sum(
        text.count(bracket) for bracket in brackets[1::2])


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
    """Returns the triples (line number, folded text, whether it only declares) of the lines that count."""
    lines = [(number, line, folded(line)) for number, line in lines_of_code(path, folding_literals=True)]
    only_declares = declared([text for _, _, text in lines])
    return [
        (number, text, is_declared or bool(DECLARATION.match(text)))
        for (number, line, text), is_declared in zip(lines, only_declares)
        if not IMPORT.match(line) and not BRACKETS.match(line)
    ]


def has_statement(window):
    """Returns whether a window has a line that does not only declare a member."""
    return any(not only_declares for _, _, only_declares in window)


def places_of_windows(files, shortest):
    """Returns, for each window of successive lines, the places (file, index) where it begins."""
    places = collections.defaultdict(list)
    for path, lines in files.items():
        texts = [text for _, text, _ in lines]
        for index in range(len(texts) - shortest + 1):
            places[tuple(texts[index : index + shortest])].append((path, index))
    return places


def shared_windows(files, shortest, counts=lambda window: True):
    """Returns, for each pair of different files, the indices in the first of shared windows."""
    shared = collections.defaultdict(set)
    for places in places_of_windows(files, shortest).values():
        paths = {path for path, _ in places}
        places = [
            (path, index) for path, index in places if counts(files[path][index : index + shortest])]
        if len(paths) == 1:
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
    parser.add_argument("--base", action="store_true")
    return parser.parse_args()


def read_folder(folder):
    """Returns the lines of each Swift file below a folder."""
    return {path: read(path) for path in swift_files(folder)}


def has_risen(count, shortest):
    """Prints how many runs with statements the base has; returns whether there are more now."""
    with base_sources() as folder:
        if folder is None:
            return False
        former = len(runs_of(read_folder(folder), shortest, has_statement))
    print(f"{former} runs with statements before")
    return count > former


def main():
    options = arguments()
    files = read_folder(options.folder)
    runs = sorted(runs_of(files, options.shortest), reverse=True)
    with_statements = len(runs_of(files, options.shortest, has_statement))
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
        f"{with_statements} of them with statements; "
        f"{repeated_lines(files, options.shortest)} of {sum(map(len, files.values()))} lines repeat"
    )
    return 1 if options.base and has_risen(with_statements, options.shortest) else 0


if __name__ == "__main__":
    sys.exit(main())
