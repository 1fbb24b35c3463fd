"""Reads the hand-written notes about codes: advice and example for each."""
import pathlib
from collections import namedtuple

Note = namedtuple("Note", "advice example")
FOLDER = pathlib.Path(__file__).parent / "notes"


def examples(name):
    """The examples by code, of a file that has nothing else."""
    blocks = (FOLDER / name).read_text().split("\n== ")[1:]
    return {code.strip(): text.strip() for code, _, text in (block.partition("\n") for block in blocks)}


def read(name, codes):
    """The notes by code; stops when a code has no note or a note no code."""
    notes = {}
    for block in (FOLDER / name).read_text().split("\n== ")[1:]:
        code, _, text = block.partition("\n")
        advice, _, example = text.partition("\n--\n")
        if "\n--" in advice:
            raise SystemExit(f"Scripts/documentation/notes/{name}: write -- before the example of '{code}'")
        notes[code.strip()] = Note(advice.strip(), example.strip())
    for code in sorted(set(codes) ^ set(notes)):
        raise SystemExit(f"Scripts/documentation/notes/{name} and the sources differ about '{code}'")
    return notes
