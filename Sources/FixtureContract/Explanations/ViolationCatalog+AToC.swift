// Do not edit: written by Scripts/make-violation-codes from the runtime's sources.

extension ViolationCatalog {
  /// The codes that begin with a to c.
  static let aToC: [String: CodeExplanation] = [
    "accessibility-before-load": CodeExplanation(
      """
      The accessibility elements of a node were read before it was loaded.
      """,
      advice: """
        Read the elements after the node is loaded and in a window, where they have frames.
        """),
    "address-of-external-image": CodeExplanation(
      """
      A URL was set on a network image node whose image the app had set.
      """,
      advice: """
        Set `image` to nil before `url`, or use another node for images that are already in \
        memory.
        """),
    "already-presented": CodeExplanation(
      """
      A view controller was presented that is already presented. UIKit raises an exception \
      or logs a message.
      """,
      advice: """
        Look at `presentingViewController` first, or make a new controller each time.
        """),
    "already-presenting": CodeExplanation(
      """
      A view controller presents while it already presents another one. UIKit logs a message \
      and ignores the call.
      """,
      advice: """
        Present from the controller on top, or dismiss it first.
        """),
    "already-pushed": CodeExplanation(
      """
      A view controller was pushed that is already on the stack. UIKit raises an exception.
      """,
      advice: """
        Look at `viewControllers` before pushing, or pop to the controller.
        """),
    "ambiguous-layout-child": CodeExplanation(
      """
      The property `child` was used on a spec with several children.
      """,
      advice: """
        Use `children` on a spec that has several children.
        """),
    "awaited-delay": CodeExplanation(
      """
      A test awaited work of the app that waits for a delay of the virtual clock, so the clock moved after a \
      second of real time.
      """,
      advice: """
        Call `advance(by:)` before the `await`, so that the test does not wait for real time.
        """),
    "batch-before-load": CodeExplanation(
      """
      A batch update of a table began before its view was loaded, so that its completion \
      handler is never called.
      """,
      advice: """
        Begin the batch after the view is loaded, or pass no completion.
        """),
    "batch-fetch-along-one-axis": CodeExplanation(
      """
      Batch fetching considers one axis although the content scrolls along both.
      """,
      advice: """
        Decide in `shouldBatchFetch(for:)` when a layout scrolls along both axes.
        """),
    "batch-without-end": CodeExplanation(
      """
      A list was deallocated in the middle of a batch update.
      """,
      advice: """
        Call `endUpdates()` for each `beginUpdates()`, or use \
        `performBatchUpdates(_:completion:)`.
        """),
    "batching-set-before-load": CodeExplanation(
      """
      `leadingScreensForBatching` was set before the view was loaded, so that the value is \
      lost.
      """,
      advice: """
        Set it in `viewDidLoad` or in `onDidLoad`.
        """),
    "change-after-load": CodeExplanation(
      """
      The view block, the layer block, the layer backing or the class of a collection view \
      was changed after the node was loaded.
      """,
      advice: """
        Change it before the first access to the node's view or layer, ideally in the \
        initializer.
        """),
    "compositional-count-invalid": CodeExplanation(
      """
      The count of a group is below one or above ten thousand. It is limited to this range.
      """,
      advice: """
        Use a count from 1 to 10,000 that does not become zero for empty data.
        """),
    "compositional-distance-not-finite": CodeExplanation(
      """
      A spacing, inset, or offset of a compositional layout is not a finite number. It \
      counts as zero.
      """,
      advice: """
        Check divisions by zero and sizes taken from an empty view.
        """),
    "compositional-group-too-small": CodeExplanation(
      """
      A group has no space for a single item. UIKit ends the process.
      """,
      advice: """
        Make the group larger, or its items, insets and spacings smaller.
        """),
    "compositional-group-without-items": CodeExplanation(
      """
      A group has no subitems. UIKit requires at least one and ends the process.
      """,
      advice: """
        Give the group an item, or leave the section out of the data.
        """),
    "compositional-items-overflow": CodeExplanation(
      """
      The repetitions of an item are longer than their group, for which UIKit defines no \
      behavior.
      """,
      advice: """
        Give the group a size that fits the count, or the item a fraction of the group.
        """),
    "compositional-items-without-extent": CodeExplanation(
      """
      The items of a group are so small that they never fill it.
      """,
      advice: """
        Give items a size above zero, and no negative spacing that cancels it.
        """),
    "compositional-section-missing": CodeExplanation(
      """
      A section provider returned no section. UIKit ends the process.
      """,
      advice: """
        Return a section for every section that the data source reports, empty ones \
        included.
        """),
    "compositional-size-invalid": CodeExplanation(
      """
      A size of a compositional layout is negative or not a number. It counts as zero.
      """,
      advice: """
        Check subtractions and divisions, and sizes taken from an empty view.
        """),
    "conflicting-stack-alignment": CodeExplanation(
      """
      A stack's alignItems or justifyContent was set while an alignment property determines \
      it.
      """,
      advice: """
        Set `horizontalAlignment` and `verticalAlignment`, or `alignItems` and \
        `justifyContent`, not both.
        """),
    "conflicting-updates": CodeExplanation(
      """
      Two edits of a batch update contradict each other. UIKit raises an exception.
      """,
      advice: """
        Edit each item and each section only once in a batch: a moved item cannot be deleted \
        as well.
        """),
    "constraint-without-common-view": CodeExplanation(
      """
      The items of a constraint have no common ancestor view. UIKit raises an exception.
      """,
      advice: """
        Add both views to one tree before the constraint is activated.
        """),
    "container-view-proxy-set": CodeExplanation(
      """
      The app set the delegate or data source of a container's view, which only the node may \
      set.
      """,
      advice: """
        Set `dataSource` and `delegate` of the node; the properties of the view belong to \
        Texture.
        """),
    "container-view-without-node": CodeExplanation(
      """
      A container's view was created without a node, so that no method that takes the node \
      can be called.
      """,
      advice: """
        Create the node and add its view; or implement the older members, whose first \
        argument is the view.
        """),
    "content-below-accessory-view": CodeExplanation(
      """
      A table cell's content extends below its accessory view.
      """,
      advice: """
        Inset the layout on the accessory's side by 33 points, or use no accessory.
        """),
    "controller-cycle": CodeExplanation(
      """
      A view controller was made its own parent or ancestor. UIKit raises an exception.
      """,
      advice: """
        Add the controller to a controller outside its own hierarchy.
        """),
    "controller-node-reused": CodeExplanation(
      """
      The node of a view controller is shown without that controller.
      """,
      advice: """
        Add the controller as a child view controller and show its view, or make a node of \
        its own.
        """),
  ]
}
