// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let runtimeAToC: [String: CodeExplanation] = [
    "abandoned-batch-fetch": CodeExplanation(
      .advisory,
      meaning: """
        A batch was due while a fetch was open whose context no code of the app keeps, so \
        that no batch is fetched any more.
        """,
      advice: """
        Call `completeBatchFetching(true)` or `cancelBatchFetching()` at the end of the \
        fetch in every case, also after an error or an early return.
        """),
    "accessibility-before-load": CodeExplanation(
      .violation,
      meaning: """
        The accessibility elements of a node were read before it was loaded.
        """,
      advice: """
        Read the elements after the node is loaded and in a window, where they have frames.
        """),
    "address-of-external-image": CodeExplanation(
      .violation,
      meaning: """
        A URL was set on a network image node whose image the app had set.
        """,
      advice: """
        Set `image` to nil before `url`, or use another node for images that are already in \
        memory.
        """),
    "already-presented": CodeExplanation(
      .violation,
      meaning: """
        A view controller was presented that is already presented. UIKit raises an exception \
        or logs a message.
        """,
      advice: """
        Look at `presentingViewController` first, or make a new controller each time.
        """),
    "already-presenting": CodeExplanation(
      .violation,
      meaning: """
        A view controller presents while it already presents another one. UIKit logs a \
        message and ignores the call.
        """,
      advice: """
        Present from the controller on top, or dismiss it first.
        """),
    "already-pushed": CodeExplanation(
      .violation,
      meaning: """
        A view controller was pushed that is already on the stack. UIKit raises an \
        exception.
        """,
      advice: """
        Look at `viewControllers` before pushing, or pop to the controller.
        """),
    "ambiguous-layout-child": CodeExplanation(
      .violation,
      meaning: """
        The property `child` was used on a spec with several children.
        """,
      advice: """
        Use `children` on a spec that has several children.
        """),
    "application-main": CodeExplanation(
      .advisory,
      meaning: """
        The main function of an application delegate was called.
        """,
      advice: """
        Create the window, the scene or the controllers that the test needs. Nothing runs \
        the app.
        """),
    "applied-on-several-threads": CodeExplanation(
      .violation,
      meaning: """
        Snapshots were applied to a diffable data source on the main thread and on another \
        one. UIKit logs a warning, because such calls can wait for each other.
        """,
      advice: """
        Apply all snapshots on the main queue, or all of them in the background.
        """),
    "awaited-delay": CodeExplanation(
      .advisory,
      meaning: """
        The test awaited the app while a delay of the app was pending and nothing else was \
        ready, so the clock moved.
        """,
      advice: """
        Call `advance(by:)` on the host before the `await`, so that the test says how much \
        time passes.
        """),
    "batch-before-load": CodeExplanation(
      .advisory,
      meaning: """
        A batch update of a table began before its view was loaded, so that its completion \
        handler is never called.
        """,
      advice: """
        Begin the batch after the view is loaded, or pass no completion.
        """),
    "batch-fetch-along-one-axis": CodeExplanation(
      .advisory,
      meaning: """
        Batch fetching considers one axis although the content scrolls along both.
        """,
      advice: """
        Decide in `shouldBatchFetch(for:)` when a layout scrolls along both axes.
        """),
    "batch-without-end": CodeExplanation(
      .violation,
      meaning: """
        A list was deallocated in the middle of a batch update.
        """,
      advice: """
        Call `endUpdates()` for each `beginUpdates()`, or use \
        `performBatchUpdates(_:completion:)`.
        """),
    "batching-set-before-load": CodeExplanation(
      .advisory,
      meaning: """
        `leadingScreensForBatching` was set before the view was loaded, so that the value is \
        lost.
        """,
      advice: """
        Set it in `viewDidLoad` or in `onDidLoad`.
        """),
    "change-after-load": CodeExplanation(
      .violation,
      meaning: """
        The view block, the layer block, the layer backing or the class of a collection view \
        was changed after the node was loaded.
        """,
      advice: """
        Change it before the first access to the node's view or layer, ideally in the \
        initializer.
        """),
    "compositional-count-invalid": CodeExplanation(
      .violation,
      meaning: """
        The count of a group is below one or above ten thousand. It is limited to this \
        range.
        """,
      advice: """
        Use a count from 1 to 10,000 that does not become zero for empty data.
        """),
    "compositional-distance-not-finite": CodeExplanation(
      .violation,
      meaning: """
        A spacing, inset, or offset of a compositional layout is not a finite number. It \
        counts as zero.
        """,
      advice: """
        Check divisions by zero and sizes taken from an empty view.
        """),
    "compositional-group-too-small": CodeExplanation(
      .violation,
      meaning: """
        A group has no space for a single item. UIKit ends the process.
        """,
      advice: """
        Make the group larger, or its items, insets and spacings smaller.
        """),
    "compositional-group-without-items": CodeExplanation(
      .violation,
      meaning: """
        A group has no subitems. UIKit requires at least one and ends the process.
        """,
      advice: """
        Give the group an item, or leave the section out of the data.
        """),
    "compositional-items-overflow": CodeExplanation(
      .advisory,
      meaning: """
        The repetitions of an item are longer than their group, for which UIKit defines no \
        behavior.
        """,
      advice: """
        Give the group a size that fits the count, or the item a fraction of the group.
        """),
    "compositional-items-without-extent": CodeExplanation(
      .violation,
      meaning: """
        The items of a group are so small that they never fill it.
        """,
      advice: """
        Give items a size above zero, and no negative spacing that cancels it.
        """),
    "compositional-section-missing": CodeExplanation(
      .violation,
      meaning: """
        A section provider returned no section. UIKit ends the process.
        """,
      advice: """
        Return a section for every section that the data source reports, empty ones \
        included.
        """),
    "compositional-size-invalid": CodeExplanation(
      .violation,
      meaning: """
        A size of a compositional layout is negative or not a number. It counts as zero.
        """,
      advice: """
        Check subtractions and divisions, and sizes taken from an empty view.
        """),
    "conflicting-stack-alignment": CodeExplanation(
      .violation,
      meaning: """
        A stack's alignItems or justifyContent was set while an alignment property \
        determines it.
        """,
      advice: """
        Set `horizontalAlignment` and `verticalAlignment`, or `alignItems` and \
        `justifyContent`, not both.
        """),
    "conflicting-updates": CodeExplanation(
      .violation,
      meaning: """
        Two edits of a batch update contradict each other. UIKit raises an exception.
        """,
      advice: """
        Edit each item and each section only once in a batch: a moved item cannot be deleted \
        as well.
        """),
    "constraint-without-common-view": CodeExplanation(
      .violation,
      meaning: """
        The items of a constraint have no common ancestor view. UIKit raises an exception.
        """,
      advice: """
        Add both views to one tree before the constraint is activated.
        """),
    "container-view-proxy-set": CodeExplanation(
      .violation,
      meaning: """
        The app set the delegate or data source of a container's view, which only the node \
        may set.
        """,
      advice: """
        Set `dataSource` and `delegate` of the node; the properties of the view belong to \
        Texture.
        """),
    "container-view-without-node": CodeExplanation(
      .advisory,
      meaning: """
        A container's view was created without a node, so that no method that takes the node \
        can be called.
        """,
      advice: """
        Create the node and add its view; or implement the older members, whose first \
        argument is the view.
        """),
    "content-below-accessory-view": CodeExplanation(
      .advisory,
      meaning: """
        A table cell's content extends below its accessory view.
        """,
      advice: """
        Inset the layout on the accessory's side by 33 points, or use no accessory.
        """),
    "content-offset-not-adjusted": CodeExplanation(
      .advisory,
      meaning: """
        A table ignored `automaticallyAdjustsContentOffset`, because an update was animated.
        """,
      advice: """
        Make the edits in `performBatch(animated: false, updates:completion:)`: every edit \
        outside of a batch is animated.
        """),
    "controller-cycle": CodeExplanation(
      .violation,
      meaning: """
        A view controller was made its own parent or ancestor. UIKit raises an exception.
        """,
      advice: """
        Add the controller to a controller outside its own hierarchy.
        """),
    "controller-node-reused": CodeExplanation(
      .violation,
      meaning: """
        The node of a view controller is shown without that controller.
        """,
      advice: """
        Add the controller as a child view controller and show its view, or make a node of \
        its own.
        """),
    "controller-without-parent": CodeExplanation(
      .advisory,
      meaning: """
        The view controller of a cell has no parent.
        """,
      advice: """
        Make the controller a child of the list's controller in the closure that the cell \
        calls after loading.
        """),
  ]
}
