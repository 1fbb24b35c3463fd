// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let runtimePToS: [String: CodeExplanation] = [
    "pager-layout-direction": CodeExplanation(
      .violation,
      meaning: """
        The layout of a pager does not scroll horizontally.
        """,
      advice: """
        Set `scrollDirection` to `.horizontal`.
        """),
    "pager-returns-to-former-page": CodeExplanation(
      .advisory,
      meaning: """
        An update of a pager returned to the page that was shown before the offset was set \
        without animation. Numbers: the index of the page and of the one that it replaced.
        """,
      advice: """
        Scroll to pages with animation, or scroll again after the edit.
        """),
    "pager-selects-nothing": CodeExplanation(
      .advisory,
      meaning: """
        A page was tapped, but Texture's pager selects no pages. Numbers: the page.
        """,
      advice: """
        Allow selection after the view is loaded, or let the nodes of the page handle taps.
        """),
    "pager-tuning-overwritten": CodeExplanation(
      .advisory,
      meaning: """
        The range tuning that was set on a pager was overwritten when its view was loaded.
        """,
      advice: """
        Set a pager's tuning in `viewDidLoad` or in `onDidLoad`.
        """),
    "plain-cell-sized-by-node-rule": CodeExplanation(
      .advisory,
      meaning: """
        A UIKit cell is sized by the documented delegate method, which Texture's code does \
        not call.
        """,
      advice: """
        Texture's page on UIKit cells says that `constrainedSizeForItemAt` gives their size, \
        and its code takes the layout's `itemSize`. Let the delegate state \
        `UICollectionViewDelegateFlowLayout` and implement \
        `collectionView(_:layout:sizeForItemAt:)`, or set `itemSize` to the same size: then \
        page, code and this runtime agree. Without that protocol, a device does not call the \
        method.
        """),
    "plain-item-ends-counting": CodeExplanation(
      .advisory,
      meaning: """
        The main thread waits for an update only because a UIKit cell comes before the nodes \
        in it.
        """,
      advice: """
        Insert UIKit cells after the nodes of a batch, or set `cellLayoutMode` to \
        `.alwaysAsync`.
        """),
    "prefetching-is-off": CodeExplanation(
      .advisory,
      meaning: """
        A prefetching data source or prefetching was set on the view of a collection node, \
        which ignores both.
        """,
      advice: """
        Load data in the nodes' `didEnterPreloadState()`, and tune the preload range.
        """),
    "presenter-outside-window": CodeExplanation(
      .violation,
      meaning: """
        A view controller presents while its view is not in a window. UIKit logs a message \
        and ignores the call.
        """,
      advice: """
        Present from `viewDidAppear(_:)` on; `viewDidLoad()` and `viewWillAppear(_:)` come \
        before the view enters the window.
        """),
    "processed-before-shown": CodeExplanation(
      .advisory,
      meaning: """
        A handler for the end of processing runs while the last update is still being \
        applied.
        """,
      advice: """
        Call `onDidFinishSynchronizing` when the block depends on the visible content.
        """),
    "property-read-off-main": CodeExplanation(
      .violation,
      meaning: """
        A property of a loaded node was read off the main thread.
        """,
      advice: """
        Read it on the main thread, or copy the value before background work begins.
        """),
    "queues-are-real": CodeExplanation(
      .advisory,
      meaning: """
        Dispatch queues, tasks and delays do not belong to the test, because the process is \
        linked statically.
        """,
      advice: """
        Link the tests dynamically, without `-static-stdlib`.
        """),
    "range-mode-without-ranges": CodeExplanation(
      .advisory,
      meaning: """
        A view controller was told to adjust a range mode, but the controller and its node \
        have no ranges.
        """,
      advice: """
        Use a collection, table or pager node as the controller's node, or let the \
        controller conform to `ASRangeControllerUpdateRangeProtocol` and pass the mode on to \
        its lists.
        """),
    "range-tuning-without-mode": CodeExplanation(
      .violation,
      meaning: """
        Tuning parameters were read or set for a range mode that has none. Numbers: the raw \
        value of the mode.
        """,
      advice: """
        Pass `.minimum`, `.full`, `.visibleOnly` or `.lowMemory`.
        """),
    "ranges-keep-former-layout": CodeExplanation(
      .advisory,
      meaning: """
        The layout was replaced, but the ranges still use the former layout.
        """,
      advice: """
        Make a new collection node for another layout, or let one layout switch its rules.
        """),
    "recursive-layout-element": CodeExplanation(
      .violation,
      meaning: """
        An element contains itself, or is measured while it is being measured.
        """,
      advice: """
        Take the element out of its own children, and do not measure a node inside its own \
        measurement.
        """),
    "redraw-content-mode": CodeExplanation(
      .violation,
      meaning: """
        The content mode of a node was set to `redraw`.
        """,
      advice: """
        Set `needsDisplayOnBoundsChange` to `true` instead, and choose how the contents are \
        placed.
        """),
    "registration-made-in-answer": CodeExplanation(
      .violation,
      meaning: """
        A registration was created while the data source provides a view. UIKit raises an \
        exception since iOS 15.
        """,
      advice: """
        Create the registration once, outside the data source's methods, and store it.
        """),
    "reload-before-load": CodeExplanation(
      .advisory,
      meaning: """
        A reload with a completion handler began before the view was loaded, so that the \
        handler is never called.
        """,
      advice: """
        Reload after the view is loaded, or do not depend on the completion handler.
        """),
    "reload-inside-updates": CodeExplanation(
      .violation,
      meaning: """
        A list was reloaded during a batch update, which UIKit's documentation forbids.
        """,
      advice: """
        Reload after the batch, or give the batch its edits.
        """),
    "responder-answers-for-foreign-view": CodeExplanation(
      .violation,
      meaning: """
        A node that wraps a foreign view overrides first-responder methods.
        """,
      advice: """
        Let the view itself answer, or wrap it in a node of your own.
        """),
    "reused-layout-spec": CodeExplanation(
      .violation,
      meaning: """
        A node returned a layout spec that had been returned before.
        """,
      advice: """
        Make a new spec each time `layoutSpecThatFits` is called.
        """),
    "scroll-node-limits-content": CodeExplanation(
      .advisory,
      meaning: """
        The style of a scroll node that manages its content size limits the content as well, \
        so that it never scrolls. Texture does the same.
        """,
      advice: """
        Set the dimension on an `ASWrapperLayoutSpec` around the scroll node, or on a node \
        that has it as its only child.
        """),
    "scroll-node-without-size": CodeExplanation(
      .advisory,
      meaning: """
        A scroll node that manages its content size has no height or no width, since that of \
        its parent depends on the parent's children. The content is not shown. Texture does \
        the same.
        """,
      advice: """
        Set the dimension on an `ASWrapperLayoutSpec` around the scroll node, or let it grow \
        in a stack that has a size.
        """),
    "second-cancel-action": CodeExplanation(
      .violation,
      meaning: """
        A second cancel action was added to an alert. UIKit raises an exception.
        """,
      advice: """
        Give an alert at most one action of the style `.cancel`.
        """),
    "second-text-node": CodeExplanation(
      .advisory,
      meaning: """
        An `ASTextNode2` was created, whose text is laid out as that of an `ASTextNode`.
        """,
      advice: """
        Test with `ASTextNode`, or check sizes and truncation of texts in `ASTextNode2` in a \
        simulator as well.
        """),
    "selection-before-display": CodeExplanation(
      .advisory,
      meaning: """
        A node was selected before its first cell showed it, and the cell ended the \
        selection.
        """,
      advice: """
        Select the item of the list after its data is loaded.
        """),
    "selector-mismatch": CodeExplanation(
      .violation,
      meaning: """
        A selector was performed with a target or an argument of another type than its \
        method takes.
        """,
      advice: """
        Give the method a parameter of the type that the caller passes: the control, the \
        gesture recognizer, the notification or the timer. Where several types pass, declare \
        the parameter as `Any`.
        """),
    "self-sizing-is-off": CodeExplanation(
      .advisory,
      meaning: """
        A layout in a container of nodes estimates sizes, but cells are not measured there.
        """,
      advice: """
        In a container of nodes leave `estimatedItemSize` zero, and give sizes by nodes, \
        `itemSize` or the delegate; in a compositional layout give the size that the content \
        has in the test, because the estimate is used as the size.
        """),
    "shared-download-canceled": CodeExplanation(
      .advisory,
      meaning: """
        Downloads of other callers were canceled with a download of the basic downloader. \
        Numbers: the number of other callers.
        """,
      advice: """
        Use a downloader that cancels each download by itself, or one node for each URL.
        """),
    "shared-node": CodeExplanation(
      .advisory,
      meaning: """
        A data source returned one node for several items of an update.
        """,
      advice: """
        Create a new node in each call; cache models, not nodes.
        """),
    "size-on-data-source": CodeExplanation(
      .violation,
      meaning: """
        The data source, instead of the delegate, implements the older size method.
        """,
      advice: """
        Move the size member to the delegate, the object that Texture asks for sizes.
        """),
    "small-touch-target": CodeExplanation(
      .advisory,
      meaning: """
        The touch target of a control is smaller than 44 by 44 points.
        """,
      advice: """
        Make the control larger, or set `hitTestSlop` to negative insets.
        """),
    "spec-size-ignored": CodeExplanation(
      .violation,
      meaning: """
        A width, height, minimum or maximum was set on a spec that ignores its own size.
        """,
      advice: """
        Set the size on the child of the spec, or wrap the spec in an `ASWrapperLayoutSpec`.
        """),
    "stale-style": CodeExplanation(
      .advisory,
      meaning: """
        A size of a node's style was changed after the layout that is used had been \
        measured.
        """,
      advice: """
        Set the size before the layout is described, then call `setNeedsLayout()` on the \
        node itself.
        """),
    "state-of-supplementary-node": CodeExplanation(
      .advisory,
      meaning: """
        A supplementary node's selection or highlight changes the item that has the same \
        index path.
        """,
      advice: """
        Keep the state of a supplementary node in a property of its own.
        """),
    "style-extension-out-of-bounds": CodeExplanation(
      .violation,
      meaning: """
        An extension slot of a style does not exist. Numbers: the slot, the number of slots.
        """,
      advice: """
        Use a slot that exists; the message says how many there are.
        """),
    "subnode-change-in-layout-spec": CodeExplanation(
      .violation,
      meaning: """
        Subnodes were changed while the node computed its layout spec.
        """,
      advice: """
        Set `automaticallyManagesSubnodes`, and only return the spec.
        """),
    "subnode-change-off-main": CodeExplanation(
      .violation,
      meaning: """
        The subnodes of a loaded node were changed off the main thread.
        """,
      advice: """
        Change subnodes of loaded nodes on the main thread; before a node is loaded, any \
        thread may change them.
        """),
    "subnode-cycle": CodeExplanation(
      .violation,
      meaning: """
        A node was inserted into one of its own subnodes, directly or not.
        """,
      advice: """
        Insert the node into one that is outside of its own subtree.
        """),
    "subnode-index-out-of-bounds": CodeExplanation(
      .violation,
      meaning: """
        A subnode index is out of bounds. Numbers: the index, the number of subnodes.
        """,
      advice: """
        Pass an index from 0 to the number of the other subnodes.
        """),
    "subnode-is-self": CodeExplanation(
      .violation,
      meaning: """
        A node was inserted into itself.
        """,
      advice: """
        Insert another node.
        """),
    "supplementary-stays": CodeExplanation(
      .advisory,
      meaning: """
        The size of a header or footer became zero, but Texture keeps it until all data is \
        reloaded. Numbers: the section.
        """,
      advice: """
        Reload all data, or let the size be very small instead of zero.
        """),
    "synchronous-display": CodeExplanation(
      .violation,
      meaning: """
        An operation that needs asynchronous drawing was called on a synchronous node.
        """,
      advice: """
        Call `setNeedsDisplay()` on nodes around foreign views.
        """),
    "synchronous-in-rasterized-tree": CodeExplanation(
      .violation,
      meaning: """
        A node that wraps a foreign view was added to a rasterized subtree.
        """,
      advice: """
        Keep nodes made with a view or layer block out of rasterized subtrees.
        """),
  ]
}
