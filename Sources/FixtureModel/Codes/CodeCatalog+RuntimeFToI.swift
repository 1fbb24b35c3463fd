// Do not edit: written by Scripts/make-codes from Scripts/documentation/codes.

extension CodeCatalog {
  static let runtimeFToI: [String: CodeExplanation] = [
    "faked-member": CodeExplanation(
      .advisory,
      meaning: """
        A member of a fake was called, which has no behavior of the app.
        """,
      advice: """
        Complete the fake in the file that `swift package app-slice` wrote where a test \
        depends on it, or take the type's file with `--keep`.
        """),
    "flow-distance-not-finite": CodeExplanation(
      .violation,
      meaning: """
        A spacing, an inset, or the size of a header or footer is not a number. It counts as \
        zero.
        """,
      advice: """
        Check divisions by zero and sizes taken from an empty view.
        """),
    "flow-item-size-not-positive": CodeExplanation(
      .violation,
      meaning: """
        An item's width or height is zero, negative, or not a number. UIKit asserts.
        """,
      advice: """
        Return a size whose width and height are above zero.
        """),
    "flow-item-too-long": CodeExplanation(
      .advisory,
      meaning: """
        An item is longer than its line. UIKit logs that the behavior is undefined.
        """,
      advice: """
        Return a width (in a vertical layout) of at most the view's width minus section and \
        content insets.
        """),
    "font-not-installed": CodeExplanation(
      .advisory,
      meaning: """
        A name given to `UIFont` is neither that of a font of iOS nor of the environment's \
        font files. `UIFont(name:size:)` returns `nil`, as on the device.
        """,
      advice: """
        Correct the name, or give the environment the file of the font: `<fonts from="…"/>` \
        in a fixture, `.fonts(FixtureFontFiles.self, from: "…")` on a test.
        """),
    "font-without-file": CodeExplanation(
      .advisory,
      meaning: """
        A font of iOS is measured by the published table, because the environment has no \
        file of it. Its widths differ from those on the device.
        """,
      advice: """
        Give the environment the file of the font. Apple's license may not allow a copy of a \
        font of iOS; then expect no sizes that depend on its text.
        """),
    "fonts-not-loaded": CodeExplanation(
      .violation,
      meaning: """
        The font files of a fixture could not be read, so its text is measured by the \
        published table.
        """,
      advice: """
        Correct the file or the path of `<fonts>`. The message names the file, or the places \
        where the folder was searched.
        """),
    "foreign-cell-for-node": CodeExplanation(
      .violation,
      meaning: """
        An item with a node was displayed in a cell of a class that cannot display nodes.
        """,
      advice: """
        Register and dequeue `_ASCollectionViewCell` for items that have a node.
        """),
    "former-node-of-controller": CodeExplanation(
      .advisory,
      meaning: """
        A node controller was given a new node while the former node still notifies it.
        """,
      advice: """
        Set a controller's node once, or remove the controller from the former node first.
        """),
    "fractional-preferred-size": CodeExplanation(
      .violation,
      meaning: """
        `preferredSize` was read from a style whose width or height is a fraction.
        """,
      advice: """
        Read `preferredLayoutSize`, which holds fractions, or set `preferredSize` in points.
        """),
    "gallery-item-does-not-fit": CodeExplanation(
      .violation,
      meaning: """
        An item of a gallery layout is larger than the list allows.
        """,
      advice: """
        Return an item size that fits into the list less its insets.
        """),
    "gallery-scroll-directions": CodeExplanation(
      .violation,
      meaning: """
        A gallery layout was created with directions that do not lie along exactly one axis.
        """,
      advice: """
        Pass `ASScrollDirectionVerticalDirections` or \
        `ASScrollDirectionHorizontalDirections`.
        """),
    "hierarchy-too-deep": CodeExplanation(
      .violation,
      meaning: """
        Views, layers or nodes are nested too deeply. Numbers: the limit. On a device, the \
        stack overflows.
        """,
      advice: """
        Insert siblings instead, or end the recursion that creates the nodes or views.
        """),
    "host-without-list": CodeExplanation(
      .violation,
      meaning: """
        A step for lists was performed by a host whose view controller showed no list.
        """,
      advice: """
        Add the list to the controller's view, or push its controller, before the step. A \
        host of a controller without a list still lays out, draws and taps its views.
        """),
    "image-after-cancellation": CodeExplanation(
      .advisory,
      meaning: """
        An image was loaded or shown although its node had left the preload range or \
        canceled the download.
        """,
      advice: """
        Return the download's identifier with each answer of a downloader, and expect that a \
        file or a cache may answer after the node has left the preload range.
        """),
    "image-delegate-off-main": CodeExplanation(
      .advisory,
      meaning: """
        A delegate of a network image node was called off the main thread, where the cache \
        answered.
        """,
      advice: """
        Let the cache answer on the main queue, or make the delegate's member safe for any \
        thread.
        """),
    "image-in-table-header": CodeExplanation(
      .advisory,
      meaning: """
        A network image is in the node of a table's header or footer view, where Texture \
        never loads it.
        """,
      advice: """
        Put the node into a plain view with `addSubnode(_:)`, and set that view as the \
        header or footer.
        """),
    "image-load-without-downloader": CodeExplanation(
      .advisory,
      meaning: """
        A network image node did not load its URL, because it has no downloader.
        """,
      advice: """
        Retain the downloader for as long as the node, or pass one to the initializer.
        """),
    "image-of-loading-node": CodeExplanation(
      .violation,
      meaning: """
        An image was set on a network image node that has a URL.
        """,
      advice: """
        Set `url` to nil first, or give the image as `defaultImage`.
        """),
    "image-of-multiplex-node": CodeExplanation(
      .violation,
      meaning: """
        An image was set on a multiplex image node.
        """,
      advice: """
        Provide the image in the data source, for its image identifier.
        """),
    "image-quality-differs": CodeExplanation(
      .advisory,
      meaning: """
        The quality that a network image node returned is not that of the image of its URL.
        """,
      advice: """
        Wait for the delegate's `imageNode(_:didLoad:)`, or set a delegate that implements \
        `imageNodeDidFinishDecoding(_:)`.
        """),
    "image-variant-lost": CodeExplanation(
      .advisory,
      meaning: """
        An image node drew its own image again instead of the variant of its asset for the \
        present traits.
        """,
      advice: """
        Set the image for the present style in `asyncTraitCollectionDidChange()`, or use a \
        new node.
        """),
    "immutable-layout-spec": CodeExplanation(
      .violation,
      meaning: """
        A layout spec was changed after its node had used it.
        """,
      advice: """
        Make a new spec each time `layoutSpecThatFits` is called.
        """),
    "index-path-out-of-range": CodeExplanation(
      .violation,
      meaning: """
        A call has an index path or a section that does not exist. UIKit raises an \
        exception.
        """,
      advice: """
        Pass an item or section that exists in the data source, and change the data before \
        the call.
        """),
    "inspector-discarded": CodeExplanation(
      .advisory,
      meaning: """
        The app's layout inspector was discarded because the layout was replaced.
        """,
      advice: """
        Set `layoutInspector` again after the layout.
        """),
    "interface-builder-file": CodeExplanation(
      .violation,
      meaning: """
        An app used a nib or a storyboard, from which nothing is read here.
        """,
      advice: """
        Make the views or the controller in code, or fake the type that loads them.
        """),
    "interface-state-delegate-limit": CodeExplanation(
      .violation,
      meaning: """
        A node has too many interface state delegates. Numbers: the limit, 4.
        """,
      advice: """
        Remove a delegate, or forward the calls from one delegate to others. The limit is \
        four.
        """),
    "interface-state-off-main": CodeExplanation(
      .violation,
      meaning: """
        The interface state of a subtree was changed off the main thread.
        """,
      advice: """
        Change interface states on the main thread.
        """),
    "interop-display-of-node": CodeExplanation(
      .advisory,
      meaning: """
        An interop delegate is not notified of the display of items with nodes. Numbers: \
        section, item.
        """,
      advice: """
        Implement the methods that take the node as well.
        """),
    "invalid-collection-update": CodeExplanation(
      .violation, .advisory,
      meaning: """
        A batch update does not agree with the data source. The violation's numbers are \
        those of the broken rule.
        """,
      advice: """
        Change the data and update the container in one step, by the same counts.
        """),
    "invalid-column-count": CodeExplanation(
      .violation,
      meaning: """
        A mosaic has fewer than 1 or more than 10,000 columns.
        """,
      advice: """
        Set `columns` to 1 or more, and at most 10,000.
        """),
    "invalid-dimension": CodeExplanation(
      .violation,
      meaning: """
        A dimension's value is not valid for its unit.
        """,
      advice: """
        Give a finite number from 0 for points, and 0 to 1 for a fraction.
        """),
    "invalid-geometry": CodeExplanation(
      .violation,
      meaning: """
        A frame, offset, or size is not a number. Core Animation raises an exception.
        """,
      advice: """
        Look for divisions by zero and for sizes of empty views. The previous value is kept.
        """),
    "invalid-item-count": CodeExplanation(
      .violation,
      meaning: """
        The item count of a section does not match the batch update. UIKit raises an \
        exception or reloads.

        Numbers: section, after, before, inserted, deleted, moved in, moved out.
        """,
      advice: """
        Change the data inside the batch, once for each edit, and by nothing else.
        """),
    "invalid-layer-class": CodeExplanation(
      .violation,
      meaning: """
        The layer class of a view cannot be instantiated.
        """,
      advice: """
        Return `CALayer` or a subclass that needs no arguments.
        """),
    "invalid-layout-position": CodeExplanation(
      .violation,
      meaning: """
        A position in a layout is not a number or infinite.
        """,
      advice: """
        Look for divisions by zero in `layoutPosition` and in sizes that come from the \
        constrained size.
        """),
    "invalid-layout-size": CodeExplanation(
      .violation,
      meaning: """
        A measured size is not a number, negative, or at least 10,000,000 points.
        """,
      advice: """
        Return a finite size from `calculateSizeThatFits`, and clamp an infinite constraint.
        """),
    "invalid-memory-warning-mode": CodeExplanation(
      .violation,
      meaning: """
        A range mode that is not allowed for memory warnings was set. Numbers: the raw value \
        of the mode.
        """,
      advice: """
        Set `.visibleOnly` or `.lowMemory`.
        """),
    "invalid-ratio": CodeExplanation(
      .violation,
      meaning: """
        A ratio is not greater than 0.
        """,
      advice: """
        Give the height divided by the width, above 0.
        """),
    "invalid-registration": CodeExplanation(
      .violation,
      meaning: """
        A class was registered that is not a subclass of the required view class. UIKit \
        raises an exception.
        """,
      advice: """
        Register a subclass of the view class that the method requires.
        """),
    "invalid-row-height": CodeExplanation(
      .violation,
      meaning: """
        A table view's delegate returned a negative height or a value that is not a number. \
        UIKit raises an exception.
        """,
      advice: """
        Return zero or more, or `UITableView.automaticDimension`.
        """),
    "invalid-scroll-position": CodeExplanation(
      .violation,
      meaning: """
        A scroll position has two positions for one axis. UIKit raises an exception.
        """,
      advice: """
        Pass at most one of top, centeredVertically and bottom, and at most one of left, \
        centeredHorizontally and right.
        """),
    "invalid-section-count": CodeExplanation(
      .violation,
      meaning: """
        The number of sections does not match the batch update. UIKit raises an exception or \
        reloads.

        Numbers: after, before, inserted, deleted.
        """,
      advice: """
        Change the number of sections inside the batch, once for each edit.
        """),
    "invalid-size-range": CodeExplanation(
      .violation,
      meaning: """
        A size range is invalid: a minimum is infinite or above the maximum, or a value is \
        negative.
        """,
      advice: """
        Give a finite minimum from 0 that does not exceed the maximum.
        """),
    "invalid-visual-format": CodeExplanation(
      .violation,
      meaning: """
        A visual format has invalid syntax or contains an unknown name. UIKit raises an \
        exception.
        """,
      advice: """
        Follow UIKit's visual format language, and define every name in `views` or \
        `metrics`.
        """),
    "inverted-size-range": CodeExplanation(
      .advisory,
      meaning: """
        A size range of a list's delegate has a minimum above its maximum.
        """,
      advice: """
        Create the range with `ASSizeRangeMake`, which reports the error where it is made.
        """),
    "item-named-twice": CodeExplanation(
      .advisory,
      meaning: """
        One batch update contains an item twice. Numbers: section, item.
        """,
      advice: """
        Name each item once.
        """),
    "item-size-after-measuring": CodeExplanation(
      .advisory,
      meaning: """
        The item size of a flow layout changed after the nodes were measured. Numbers: \
        section, item.
        """,
      advice: """
        Set `itemSize` before the data is loaded, or call `relayoutItems()` after you \
        changed it.
        """),
  ]
}
