// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let runtimeDToE: [String: CodeExplanation] = [
    "default-image-replaces-image": CodeExplanation(
      .advisory,
      meaning: """
        A default image replaced the image that the app had set on a network image node.
        """,
      advice: """
        Set `defaultImage` before `image`, or use an `ASImageNode` for an image of your own.
        """),
    "dequeued-for-other-place": CodeExplanation(
      .advisory,
      meaning: """
        A view was dequeued for another index path or kind than the one that was requested.
        """,
      advice: """
        Pass the kind and the index path that the data source received.
        """),
    "did-load-block-off-main": CodeExplanation(
      .violation,
      meaning: """
        `onDidLoad` was called off the main thread on a loaded node.
        """,
      advice: """
        Call `onDidLoad` before the node is loaded, or on the main thread.
        """),
    "display-end-of-other-item": CodeExplanation(
      .advisory,
      meaning: """
        An interop delegate received or missed the end of an item's display, because another \
        item has its index path now.
        """,
      advice: """
        Release the resources of a UIKit cell in its `prepareForReuse()`.
        """),
    "double-dequeue": CodeExplanation(
      .violation,
      meaning: """
        More than one view was dequeued for an index path. UIKit raises an exception since \
        iOS 18.
        """,
      advice: """
        Dequeue one view per call and return it; get visible cells with `cellForItem(at:)`.
        """),
    "download-answer-ignored": CodeExplanation(
      .advisory,
      meaning: """
        The answer to a download was ignored, because it had the identifier of another one.
        """,
      advice: """
        Call the completion handler with the identifier that `downloadImage(with:…)` \
        returned, or with `nil`.
        """),
    "drawn-corner-radius": CodeExplanation(
      .advisory,
      meaning: """
        The radius of corners that a node draws is multiplied by the scale.
        """,
      advice: """
        Use the corner rounding type `defaultSlowCALayer` or `clipping`, or clip to the \
        corners in the drawing method.
        """),
    "duplicate-identifier": CodeExplanation(
      .violation,
      meaning: """
        An identifier was added to a snapshot twice, or a section that it already contains. \
        UIKit raises an exception.
        """,
      advice: """
        Give each item and each section an identifier of its own.
        """),
    "duplicate-layout-element": CodeExplanation(
      .violation,
      meaning: """
        An element occurs more than once in a layout.
        """,
      advice: """
        Use each node once in a layout; otherwise an empty spec is laid out instead of the \
        whole layout.
        """),
    "edit-in-reloaded-section": CodeExplanation(
      .advisory,
      meaning: """
        An item was edited in a section that is reloaded. Numbers: section, item.
        """,
      advice: """
        Reload the section, or edit its items, not both.
        """),
    "edit-updates-no-range": CodeExplanation(
      .advisory,
      meaning: """
        An edit left items that are in the preload range without an update of the ranges.
        """,
      advice: """
        Enable the experiment, or count on the next scroll.
        """),
    "edits-beside-reload": CodeExplanation(
      .advisory,
      meaning: """
        A batch update reloads all data and contains other edits, which are ignored.
        """,
      advice: """
        Leave the other edits out of a batch that reloads all data.
        """),
    "endless-callback": CodeExplanation(
      .violation,
      meaning: """
        A method of the app that a list or a scroll view calls caused the same call again, \
        without an end. A device ends the process.
        """,
      advice: """
        Do not reload or edit a list where it asks its data source, and do not scroll where \
        it tells the delegate that it scrolled.
        """),
    "endless-layout": CodeExplanation(
      .violation,
      meaning: """
        A layout pass invalidated the layout repeatedly, so that layout never ended.
        """,
      advice: """
        Call `setNeedsLayout()` in a layout pass only when something has changed.
        """),
    "endless-size-range": CodeExplanation(
      .advisory,
      meaning: """
        The size range of a cell has no limit in either axis.
        """,
      advice: """
        Give the width of the list as the maximum width.
        """),
    "excessive-count": CodeExplanation(
      .violation,
      meaning: """
        The data source returned more sections or items than a list may have. Numbers: the \
        count.
        """,
      advice: """
        Return the number of items that the data has; make a list that repeats its items \
        with a large multiple of them.
        """),
    "existing-identifier": CodeExplanation(
      .advisory,
      meaning: """
        An item that a snapshot already contains was added again and was moved. UIKit logs a \
        message.
        """,
      advice: """
        Move items that the snapshot has with `moveItem(_:beforeItem:)`, or delete them \
        first.
        """),
  ]
}
