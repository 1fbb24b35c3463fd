// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let runtimeJToO: [String: CodeExplanation] = [
    "laid-out-subnode-removed": CodeExplanation(
      .advisory,
      meaning: """
        The end of an animated layout transition removed a node that is in the new layout.
        """,
      advice: """
        Change the order of subnodes without animation, or keep the order of all but one.
        """),
    "layer-backed-cell": CodeExplanation(
      .violation,
      meaning: """
        Layer backing was enabled on a cell node.
        """,
      advice: """
        Leave `isLayerBacked` of cells false; give it to nodes inside.
        """),
    "layer-backing-unsupported": CodeExplanation(
      .violation,
      meaning: """
        Layer backing was enabled on a class that does not support it.
        """,
      advice: """
        Leave `isLayerBacked` false, or remove the touch handling first; only a node without \
        touch handling supports it.
        """),
    "layout-names-unknown-item": CodeExplanation(
      .violation,
      meaning: """
        A layout returned attributes of an item that does not exist. UIKit raises an \
        exception.
        """,
      advice: """
        Return attributes of items that the data source reports; look at \
        `numberOfItems(inSection:)`.
        """),
    "layout-too-deep": CodeExplanation(
      .violation,
      meaning: """
        Elements are nested too deeply to be measured. Numbers: the maximum depth.
        """,
      advice: """
        Reduce the nesting: at most 500 levels are measured, and deeper elements have no \
        size.
        """),
    "layout-without-directions": CodeExplanation(
      .advisory,
      meaning: """
        A list's layout is a custom one or computed by a delegate, whose scrollable \
        directions Texture does not know.
        """,
      advice: """
        Set a `layoutInspector` whose `scrollableDirections()` are those of the layout or of \
        its delegate.
        """),
    "list-keeps-sizes": CodeExplanation(
      .advisory,
      meaning: """
        The text size of a list changed, but its nodes keep their sizes.
        """,
      advice: """
        Call `relayoutItems()` after nodes have adopted the new text size.
        """),
    "list-loaded-elsewhere": CodeExplanation(
      .advisory,
      meaning: """
        A list entered a window after its data had been loaded in another environment, whose \
        scheduler, clock and handler of violations it keeps.
        """,
      advice: """
        Create the host before the list loads its data. `reloadData()`, an update, and a \
        layout pass load it.
        """),
    "loaded-in-rasterized-tree": CodeExplanation(
      .violation,
      meaning: """
        A loaded node was added to a rasterized subtree, or rasterization was enabled on a \
        loaded node.
        """,
      advice: """
        Call `enableSubtreeRasterization()` before load, once, at the root of the subtree.
        """),
    "low-memory-display-range": CodeExplanation(
      .advisory,
      meaning: """
        The display range of the low-memory mode was set, but is always empty.
        """,
      advice: """
        Set the range of `.visibleOnly`, and choose that mode with \
        `setRangeModeForMemoryWarnings(_:)`.
        """),
    "main-sync-while-main-waits": CodeExplanation(
      .violation,
      meaning: """
        Code of the background waits for the main thread, which waits for that code. A \
        device hangs.
        """,
      advice: """
        Read what a node block needs before the data source returns the block, or use \
        `DispatchQueue.main.async`.
        """),
    "main-thread-member-off-main": CodeExplanation(
      .violation,
      meaning: """
        A method or property for the main thread was used on another thread. On a device, \
        the main thread checker logs the call.
        """,
      advice: """
        Call it on the main thread; before the node is loaded most members may be called on \
        any thread.
        """),
    "manual-appearance-call": CodeExplanation(
      .violation,
      meaning: """
        The app called a hierarchy method that only the runtime may call.
        """,
      advice: """
        Add the node to a window, or take it out; the runtime calls the hooks.
        """),
    "masked-corners-before-load": CodeExplanation(
      .advisory,
      meaning: """
        The masked corners that were set before load do not reach the layer of a view.
        """,
      advice: """
        Set `maskedCorners` in `didLoad()` or `onDidLoad`, or enable layer backing before \
        the node is loaded.
        """),
    "missing-data-source-member": CodeExplanation(
      .violation,
      meaning: """
        A data source does not implement a required method.
        """,
      advice: """
        Implement the member that the message names; without it the container cannot show \
        the element.
        """),
    "missing-glyphs": CodeExplanation(
      .advisory,
      meaning: """
        Neither a font nor its cascade has glyphs for some characters, which are measured by \
        the published table.
        """,
      advice: """
        Add a font with the characters to the folder, and its name to the cascade.
        """),
    "missing-image": CodeExplanation(
      .advisory,
      meaning: """
        An image was loaded by a name that neither the environment's assets nor the bundle \
        has.
        """,
      advice: """
        Add the image to the environment before the code runs that loads it. An image of the \
        right size is enough.
        """),
    "missing-index-path": CodeExplanation(
      .violation,
      meaning: """
        A data source provides index titles but no index paths for them.
        """,
      advice: """
        Implement `collectionView(_:indexPathForIndexTitle:at:)`, or return no index titles.
        """),
    "missing-layout-child": CodeExplanation(
      .violation,
      meaning: """
        A spec was measured or created without a child that it needs.
        """,
      advice: """
        Give the spec its child before it is measured.
        """),
    "missing-node": CodeExplanation(
      .violation,
      meaning: """
        A data source without interop returned neither a node nor a node block.
        """,
      advice: """
        Return a node or a block, or adopt `ASCollectionDataSourceInterop` to show a UIKit \
        cell.
        """),
    "missing-segue": CodeExplanation(
      .violation,
      meaning: """
        A segue was performed that the view controller does not have. UIKit raises an \
        exception.
        """,
      advice: """
        Make the controller and present or push it in code: this runtime does not read \
        storyboards.
        """),
    "missing-supplementary-node": CodeExplanation(
      .violation,
      meaning: """
        A layout places a supplementary view that has no node.
        """,
      advice: """
        Register the kind before the data is loaded, and return a node for it, or set no \
        size for it.
        """),
    "missing-supplementary-view": CodeExplanation(
      .violation,
      meaning: """
        The data source returned no view for an element of the layout. UIKit raises an \
        exception.
        """,
      advice: """
        Implement `collectionView(_:viewForSupplementaryElementOfKind:at:)`, or set the \
        reference size to zero.
        """),
    "missing-table-node": CodeExplanation(
      .violation,
      meaning: """
        A table's data source returned no node.
        """,
      advice: """
        Return a node or a block for every row; a table shows no UIKit cells.
        """),
    "missing-view": CodeExplanation(
      .violation,
      meaning: """
        `loadView()` of a view controller created no view.
        """,
      advice: """
        Set `view` in `loadView()`, or call `super.loadView()`.
        """),
    "move-makes-new-node": CodeExplanation(
      .advisory,
      meaning: """
        A move deleted the item's node, with its selection, and made a new one.
        """,
      advice: """
        Keep the state of a cell in the model, and select the item again.
        """),
    "move-not-implemented": CodeExplanation(
      .advisory,
      meaning: """
        An item was moved interactively although the data source does not implement moves.
        """,
      advice: """
        Implement `moveItemAt` in the data source.
        """),
    "negative-bound-value": CodeExplanation(
      .violation,
      meaning: """
        A row has a negative number for a property that must not be negative.
        """,
      advice: """
        State 0 or more in the row.
        """),
    "negative-count": CodeExplanation(
      .violation,
      meaning: """
        A data source returned a negative count. UIKit raises an exception.
        """,
      advice: """
        Return zero or more.
        """),
    "nested-layout-transition": CodeExplanation(
      .violation, .advisory,
      meaning: """
        A layout transition began while an ancestor or a descendant runs one.
        """,
      advice: """
        Begin the inner transition after the outer one has finished, or include its changes \
        in the outer one.
        """),
    "no-common-ancestor": CodeExplanation(
      .violation,
      meaning: """
        Two nodes without a common ancestor were passed to a function that searches for one.
        """,
      advice: """
        Add both nodes to one tree before a point is converted from one to the other.
        """),
    "node-made-in-layout": CodeExplanation(
      .advisory,
      meaning: """
        A node was created inside of `layoutSpecThatFits(_:)` and is not kept anywhere else.
        """,
      advice: """
        Create the node in an initializer, and keep it in a property.
        """),
    "not-a-subnode": CodeExplanation(
      .violation,
      meaning: """
        A sibling or replaced node is not a subnode.
        """,
      advice: """
        Pass one of the node's own subnodes.
        """),
    "not-on-stack": CodeExplanation(
      .violation,
      meaning: """
        A view controller was requested that is not on the stack. UIKit raises an exception.
        """,
      advice: """
        Look at `viewControllers` first.
        """),
    "old-configuration": CodeExplanation(
      .advisory,
      meaning: """
        A configuration was made from a dictionary of another version. Numbers: its version, \
        the current version.
        """,
      advice: """
        Set `version` to the version of the schema.
        """),
    "open-batch-fetch": CodeExplanation(
      .advisory,
      meaning: """
        A batch fetch was completed with `false`, which leaves it running.
        """,
      advice: """
        Call `completeBatchFetching(true)` after success and failure, or \
        `cancelBatchFetching()` to allow a retry.
        """),
  ]
}
