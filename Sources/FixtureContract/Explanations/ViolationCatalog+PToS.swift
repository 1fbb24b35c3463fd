// Do not edit: written by Scripts/make-violation-codes from the runtime's sources.

extension ViolationCatalog {
  /// The codes that begin with p to s.
  static let pToS: [String: CodeExplanation] = [
    "pager-layout-direction": CodeExplanation(
      """
      A pager's layout is not horizontal.
      """,
      advice: """
        Set `scrollDirection` to `.horizontal`.
        """),
    "pager-tuning-overwritten": CodeExplanation(
      """
      The ranges that were set on a pager are overwritten when its view is loaded.
      """,
      advice: """
        Set a pager's tuning in `viewDidLoad` or in `onDidLoad`.
        """),
    "plain-cell-sized-by-node-rule": CodeExplanation(
      """
      A plain cell is sized by the documented member, which Texture's code does not ask.
      """,
      advice: """
        Implement `collectionView(_:layout:sizeForItemAt:)` for UIKit cells: a device does \
        not call the other method.
        """),
    "plain-item-ends-counting": CodeExplanation(
      """
      An update is waited for only because a UIKit cell precedes its nodes.
      """,
      advice: """
        Insert UIKit cells after the nodes of a batch, or set `cellLayoutMode` to \
        `.alwaysAsync`.
        """),
    "processed-before-shown": CodeExplanation(
      """
      A block for the end of processing runs while the last update is still being applied.
      """,
      advice: """
        Call `onDidFinishSynchronizing` when the block depends on the visible content.
        """),
    "property-read-off-main": CodeExplanation(
      """
      A property of a loaded node was read off the main thread.
      """,
      advice: """
        Read it on the main thread, or copy the value before background work begins.
        """),
    "ranges-keep-former-layout": CodeExplanation(
      """
      Replacing the layout leaves the ranges with the former one.
      """,
      advice: """
        Make a new collection node for another layout, or let one layout switch its rules.
        """),
    "recursive-layout-element": CodeExplanation(
      """
      An element contains itself, or is measured while it is being measured.
      """,
      advice: """
        Take the element out of its own children, and do not measure a node inside its own \
        measurement.
        """),
    "registration-made-in-answer": CodeExplanation(
      """
      A registration was made while the data source was asked for a view; UIKit raises since \
      iOS 15.
      """,
      advice: """
        Create the registration once, outside the data source's methods, and store it.
        """),
    "reload-before-load": CodeExplanation(
      """
      `completion` of a reload before the view is loaded is never called.
      """,
      advice: """
        Reload after the view is loaded, or do not wait for the completion.
        """),
    "reload-inside-updates": CodeExplanation(
      """
      A list was reloaded inside a batch; UIKit's documentation forbids it.
      """,
      advice: """
        Reload after the batch, or give the batch its edits.
        """),
    "responder-answers-for-foreign-view": CodeExplanation(
      """
      A node that wraps a foreign view overrides first-responder methods.
      """,
      advice: """
        Let the view itself answer, or wrap it in a node of your own.
        """),
    "reused-layout-spec": CodeExplanation(
      """
      A layout spec was returned by a node a second time.
      """,
      advice: """
        Make a new spec each time `layoutSpecThatFits` is called.
        """),
    "second-cancel-action": CodeExplanation(
      """
      A second cancel action was added to an alert; UIKit raises an exception.
      """,
      advice: """
        Give an alert at most one action of the style `.cancel`.
        """),
    "self-sizing-is-off": CodeExplanation(
      """
      A layout in a container of nodes estimates sizes, which cells are not asked to correct \
      there.
      """,
      advice: """
        In a container of nodes leave `estimatedItemSize` zero, and give sizes by nodes, \
        `itemSize` or the delegate; in a compositional layout give the size that content has \
        in the test, since an estimate counts as that size.
        """),
    "shared-node": CodeExplanation(
      """
      A data source returned one node for several items of an update.
      """,
      advice: """
        Create a new node in each call; cache models, not nodes.
        """),
    "size-on-data-source": CodeExplanation(
      """
      The older size member is implemented by the data source instead of the delegate.
      """,
      advice: """
        Move the size member to the delegate, the object that Texture asks for sizes.
        """),
    "small-touch-target": CodeExplanation(
      """
      The touch target of a control is smaller than 44 by 44 points.
      """,
      advice: """
        Make the control larger, or set `hitTestSlop` to negative insets.
        """),
    "state-of-supplementary-node": CodeExplanation(
      """
      The selection or highlight of a supplementary node changes the item with the same \
      index path.
      """,
      advice: """
        Keep the state of a supplementary node in a property of its own.
        """),
    "style-extension-out-of-bounds": CodeExplanation(
      """
      A style's extension slot does not exist; numbers: the slot, how many there are.
      """,
      advice: """
        Use a slot that exists; the message says how many there are.
        """),
    "subnode-change-in-layout-spec": CodeExplanation(
      """
      Subnodes were changed while the node computed its layout spec.
      """,
      advice: """
        Set `automaticallyManagesSubnodes`, and only return the spec.
        """),
    "subnode-change-off-main": CodeExplanation(
      """
      The subnodes of a loaded node were changed off the main thread.
      """,
      advice: """
        Change subnodes of loaded nodes on the main thread; before load any thread may.
        """),
    "subnode-index-out-of-bounds": CodeExplanation(
      """
      A subnode index is out of bounds; numbers: the index, the count of subnodes.
      """,
      advice: """
        Pass an index from 0 to the number of the other subnodes.
        """),
    "subnode-is-self": CodeExplanation(
      """
      A node was inserted into itself.
      """,
      advice: """
        Insert another node.
        """),
    "synchronous-display": CodeExplanation(
      """
      An operation that needs asynchronous drawing was called on a synchronous node.
      """,
      advice: """
        Call `setNeedsDisplay()` on nodes around foreign views.
        """),
    "synchronous-in-rasterized-tree": CodeExplanation(
      """
      A node that wraps a foreign view was added to a rasterized subtree.
      """,
      advice: """
        Keep nodes made with a view or layer block out of rasterized subtrees.
        """),
  ]
}
