"""Lays out Yoga's four benchmark trees with Taffy and prints nanoseconds an element as JSON.

One native call a tree is timed; building and freeing the tree are not. Every run lays out new
trees. In the first tree the leaves have a fixed size, since a measure callback would run in Python.

Nodes are made through the package's native functions: its Python class checks every length of a
style against every name of an enumeration, which takes milliseconds a node, and a quarter of an
hour for these trees.
"""

import functools
import json
import statistics
import time

from stretchable import taffylib
from stretchable.context import taffy
from stretchable.style import FlexDirection, Style
from stretchable.style.geometry.size import SizeAvailableSpace

RUNS = 7


@functools.cache
def style(**properties):
    return Style(flex_shrink=0, **properties).to_dict()


def leaf(**properties):
    return taffylib.node_create(taffy._ptr, style(**properties))


def column(children, **properties):
    properties.setdefault("flex_direction", FlexDirection.COLUMN)
    node = leaf(**properties)
    for child in children:
        taffylib.node_add_child(taffy._ptr, node, child)
    return node


def flexible_leaves():
    return column([leaf(flex_grow=1, size=10) for _ in range(10)], size=100)


def stretched_leaves():
    return column([leaf(size=(None, 20)) for _ in range(10)])


def nested_columns():
    return column(
        [column([leaf(flex_grow=1, size=10) for _ in range(10)], flex_grow=1) for _ in range(10)]
    )


def level(depth):
    if depth == 4:
        return leaf(flex_grow=1, size=10)
    properties = {} if depth == 0 else {"flex_grow": 1, "size": 10}
    direction = FlexDirection.ROW if depth % 2 else FlexDirection.COLUMN
    return column([level(depth + 1) for _ in range(10)], flex_direction=direction, **properties)


def lay_out(root, space):
    """The nanoseconds of one native call."""
    start = time.thread_time_ns()
    taffylib.node_compute_layout(taffy._ptr, root, space)
    return time.thread_time_ns() - start


def check(root, size):
    layout = taffylib.PyLayout()
    taffylib.node_get_layout(taffy._ptr, root, layout)
    if (layout.width, layout.height) != size:
        raise SystemExit(f"a root measures {layout.width} by {layout.height}, not {size}")


def per_element(make, elements, trees, size):
    space = SizeAvailableSpace.default().to_dict()

    def measure():
        roots = [make() for _ in range(trees)]
        elapsed = sum(lay_out(root, space) for root in roots)
        check(roots[-1], size)
        taffylib.node_drop_all(taffy._ptr)
        return elapsed / (trees * elements)

    measure()
    return statistics.median(measure() for _ in range(RUNS))


if __name__ == "__main__":
    figures = {
        "flexible measured leaves": per_element(flexible_leaves, 11, 100, (100, 100)),
        "stretched leaves": per_element(stretched_leaves, 11, 100, (0, 200)),
        "nested flexible columns": per_element(nested_columns, 111, 10, (10, 1_000)),
        "huge nested": per_element(lambda: level(0), 11_111, 1, (10, 100)),
    }
    print(json.dumps({tree: {"layout": figure} for tree, figure in figures.items()}))
