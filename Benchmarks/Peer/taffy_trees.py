"""Lays out Yoga's four benchmark trees with Taffy and prints nanoseconds an element as JSON.

One native call a tree is timed; building the tree, and copying results back into Python objects,
are not. Every run lays out new trees. In the first tree the leaves have a fixed size, since a
measure callback would run in Python.
"""

import json
import statistics
import time

from stretchable import Node
from stretchable import node as bindings
from stretchable.style import FlexDirection
from stretchable.style.geometry.size import SizeAvailableSpace

RUNS = 7


def leaf(**style):
    return Node(flex_shrink=0, **style)


def column(children, **style):
    style.setdefault("flex_direction", FlexDirection.COLUMN)
    return Node(*children, flex_shrink=0, **style)


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
    style = {} if depth == 0 else {"flex_grow": 1, "size": 10}
    direction = FlexDirection.ROW if depth % 2 else FlexDirection.COLUMN
    return column([level(depth + 1) for _ in range(10)], flex_direction=direction, **style)


def lay_out(tree, space):
    """The nanoseconds of one native call."""
    start = time.perf_counter_ns()
    bindings.taffylib.node_compute_layout_with_measure(
        bindings.taffy._ptr, tree._node_id, space, lambda *_: None
    )
    return time.perf_counter_ns() - start


def per_element(make, elements, trees):
    space = SizeAvailableSpace.default().to_dict()

    def measure():
        roots = [make() for _ in range(trees)]
        return sum(lay_out(root, space) for root in roots) / (trees * elements)

    measure()
    return statistics.median(measure() for _ in range(RUNS))


if __name__ == "__main__":
    print(
        json.dumps(
            {
                "flexible measured leaves": per_element(flexible_leaves, 11, 100),
                "stretched leaves": per_element(stretched_leaves, 11, 100),
                "nested flexible columns": per_element(nested_columns, 111, 10),
                "huge nested": per_element(lambda: level(0), 11_111, 1),
            }
        )
    )
