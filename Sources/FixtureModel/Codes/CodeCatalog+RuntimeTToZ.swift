// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let runtimeTToZ: [String: CodeExplanation] = [
    "target-of-layer-backed-control": CodeExplanation(
      .violation,
      meaning: """
        A target was added to a layer-backed control, which receives no touches.
        """,
      advice: """
        Set `isLayerBacked` to false for controls that handle touches.
        """),
    "text-field-in-sheet": CodeExplanation(
      .violation,
      meaning: """
        A text field was added to an action sheet. UIKit raises an exception.
        """,
      advice: """
        Use the style `.alert` for alerts with text fields.
        """),
    "text-range-out-of-bounds": CodeExplanation(
      .violation,
      meaning: """
        A range is beyond the text of a text node or an editable text node. Numbers: its \
        location and length, the length of the text.
        """,
      advice: """
        Pass a range of the present text.
        """),
    "tiled-resizable-image": CodeExplanation(
      .violation,
      meaning: """
        A node shows a resizable image whose middle is tiled.
        """,
      advice: """
        Pass `resizingMode: .stretch` when you make the image resizable; the default tiles \
        the middle, which nodes cannot show.
        """),
    "too-many-locks": CodeExplanation(
      .violation,
      meaning: """
        More locks than a set can hold were to be acquired. Numbers: the capacity.
        """,
      advice: """
        Acquire at most 32 locks in a sequence.
        """),
    "trait-object-idiom": CodeExplanation(
      .advisory,
      meaning: """
        The idiom of a trait object is that of the phone on another device.
        """,
      advice: """
        Read `primitiveTraitCollection().userInterfaceIdiom`, which has the device's idiom.
        """),
    "transition-before-load": CodeExplanation(
      .violation,
      meaning: """
        An animated layout transition began on a node that is not loaded.
        """,
      advice: """
        Load the node first, or leave the transition without animation.
        """),
    "transition-canceled-by-former": CodeExplanation(
      .advisory,
      meaning: """
        A layout transition that began during the end of another one was canceled by it.
        """,
      advice: """
        Begin the next transition in a later turn of the main queue, or measure it \
        synchronously.
        """),
    "transition-completed-twice": CodeExplanation(
      .advisory,
      meaning: """
        A layout transition was completed a second time.
        """,
      advice: """
        Call `completeTransition(_:)` once, at the end of the last animation.
        """),
    "truncated-by-text-kit": CodeExplanation(
      .advisory,
      meaning: """
        TextKit truncated the text of a text node, which then has no truncation token.
        """,
      advice: """
        Leave `truncationMode` at `byWordWrapping`, and paragraph styles without a \
        truncating mode; or turn on the experiment `exp_text_node`, with which nodes are an \
        `ASTextNode2`.
        """),
    "unbalanced-batch-end": CodeExplanation(
      .violation,
      meaning: """
        The end of a batch update was requested without a beginning.
        """,
      advice: """
        Call `beginUpdates()` before, or use `performBatchUpdates(_:completion:)`.
        """),
    "unbalanced-hierarchy-notifications": CodeExplanation(
      .violation,
      meaning: """
        Hierarchy notifications were enabled that had not been disabled.
        """,
      advice: """
        Disable the notifications as often as they are enabled.
        """),
    "unbalanced-updates": CodeExplanation(
      .violation,
      meaning: """
        `endUpdates()` was called without `beginUpdates()`.
        """,
      advice: """
        Call `endUpdates()` once for each `beginUpdates()`, or use `performBatchUpdates`.
        """),
    "unclipped-controller-cell": CodeExplanation(
      .advisory,
      meaning: """
        A cell that wraps a view controller does not clip to its bounds, unlike other cells.
        """,
      advice: """
        Set `clipsToBounds` where the controller's view may be larger than the cell.
        """),
    "unconstrained-item-range": CodeExplanation(
      .advisory,
      meaning: """
        A delegate returned an unconstrained size range for an item.
        """,
      advice: """
        Limit the range across the axis that scrolls.
        """),
    "undefined-fraction": CodeExplanation(
      .violation,
      meaning: """
        A fraction refers to a parent whose size is unknown or infinite. For a child that it \
        stretches, a stack resolves a fractional minimum or maximum against no parent, \
        whatever its own size is.
        """,
      advice: """
        Give the parent an exact size, or use points: half of an unknown size is not a \
        number. For a stretched child, set `alignSelf` to `.start`, `.center` or `.end`.
        """),
    "unknown-identifier": CodeExplanation(
      .violation,
      meaning: """
        A snapshot does not contain an identifier that a call requires. UIKit raises an \
        exception.
        """,
      advice: """
        Append the identifier first, or look at `itemIdentifiers`.
        """),
    "unknown-index-path": CodeExplanation(
      .advisory,
      meaning: """
        An index path is not in the data.
        """,
      advice: """
        Use index paths of the current data.
        """),
    "unknown-supplementary-kind": CodeExplanation(
      .violation,
      meaning: """
        A layout inspector was asked about a kind of supplementary element that it does not \
        support.
        """,
      advice: """
        Register headers and footers only, or set a `layoutInspector` that knows the kind.
        """),
    "unregistered-decoration-view": CodeExplanation(
      .violation,
      meaning: """
        A layout has no registered class for a decoration view. UIKit raises an exception.
        """,
      advice: """
        Call `register(_:forDecorationViewOfKind:)` on the layout.
        """),
    "unregistered-identifier": CodeExplanation(
      .violation,
      meaning: """
        A view was dequeued with an identifier without a registered class. UIKit raises an \
        exception.
        """,
      advice: """
        Register a class for the identifier before the first layout pass.
        """),
    "unsatisfiable-constraints": CodeExplanation(
      .violation,
      meaning: """
        Required constraints contradict each other. UIKit breaks one and logs a message.
        """,
      advice: """
        Remove one of the constraints that the message lists, or give it a priority below \
        required.
        """),
    "unsupported-layout-mode": CodeExplanation(
      .violation,
      meaning: """
        The layout mode of a collection has an option that is no longer supported.
        """,
      advice: """
        Remove `alwaysLazy`: nodes are measured in any case.
        """),
    "unsupported-super-call": CodeExplanation(
      .violation,
      meaning: """
        An override of `layoutSpecThatFits(_:)` called the base class's implementation.
        """,
      advice: """
        Return a spec of your own without calling `super`.
        """),
    "unused-member": CodeExplanation(
      .advisory,
      meaning: """
        A member was set or called that exists in UIKit or Texture but has no effect in the \
        runtime.
        """,
      advice: """
        Test what the member changes on a device or in a simulator. The page "What is here" \
        lists such members.
        """),
    "unwrappable-text": CodeExplanation(
      .advisory,
      meaning: """
        A text of several words is measured without a limit, and extends beyond its cell.
        """,
      advice: """
        Set `style.flexShrink` to 1 on the text and on the stacks around it.
        """),
    "update-out-of-range": CodeExplanation(
      .violation,
      meaning: """
        An edit has an index path that does not exist before or after the update. UIKit \
        raises an exception.

        Numbers: the position, then the count below which it must be.
        """,
      advice: """
        Use index paths before the batch for deletions and reloads, and index paths after it \
        for insertions.
        """),
    "view-block-returned-node-view": CodeExplanation(
      .violation,
      meaning: """
        A view or layer block returned the view or layer of a node.
        """,
      advice: """
        Add that node as a subnode instead.
        """),
    "view-cycle": CodeExplanation(
      .violation,
      meaning: """
        A view or layer was added to itself or to one of its descendants. UIKit raises an \
        exception.
        """,
      advice: """
        Add the view to a view outside its own hierarchy.
        """),
    "view-in-layer-backed-node": CodeExplanation(
      .violation,
      meaning: """
        A view-backed node was added to a layer-backed one.
        """,
      advice: """
        Make the subnode layer-backed as well, or the supernode view-backed.
        """),
    "view-not-dequeued": CodeExplanation(
      .violation,
      meaning: """
        The data source returned a view that was not dequeued for the index path. UIKit \
        raises an exception.
        """,
      advice: """
        Dequeue one view per call, for the requested index path, and return that view.
        """),
    "view-of-layer-backed-node": CodeExplanation(
      .violation,
      meaning: """
        The view of a layer-backed node was accessed.
        """,
      advice: """
        Ask for the node's `layer`, or leave `isLayerBacked` false.
        """),
    "visible-before-load": CodeExplanation(
      .violation,
      meaning: """
        A node became visible before it was loaded.
        """,
      advice: """
        Load the node's view before its container shows it; containers of this package do.
        """),
    "visible-without-display": CodeExplanation(
      .violation,
      meaning: """
        A node became visible without being in the display state.
        """,
      advice: """
        Give the display bit together with the visible bit: `.inHierarchy` has both.
        """),
    "zero-area-size-range": CodeExplanation(
      .advisory,
      meaning: """
        The size range of a cell has no area, so that its node is never measured.
        """,
      advice: """
        Give a maximum above zero in both axes, or leave the item out of the data.
        """),
  ]
}
