import UIKit

// Advisories about what Texture does with a list, which a test would otherwise predict wrongly.
extension RuntimeViolation.Code {
  /// The size of a header or footer became zero, but Texture keeps it until all data is reloaded. Numbers: the section.
  public static let supplementaryStays = Self(rawValue: "supplementary-stays")
  /// A node was selected before its first cell showed it, and the cell ended the selection.
  public static let selectionBeforeDisplay = Self(rawValue: "selection-before-display")
  /// A page was tapped, but Texture's pager selects no pages. Numbers: the page.
  public static let pagerSelectsNothing = Self(rawValue: "pager-selects-nothing")
  /// A table ignored `automaticallyAdjustsContentOffset`, because an update was animated.
  public static let contentOffsetNotAdjusted = Self(rawValue: "content-offset-not-adjusted")
  /// A network image is in the node of a table's header or footer view, where Texture never loads it.
  public static let imageInTableHeader = Self(rawValue: "image-in-table-header")
  /// The item size of a flow layout changed after the nodes were measured. Numbers: section, item.
  public static let itemSizeAfterMeasuring = Self(rawValue: "item-size-after-measuring")
  /// A size range of a list's delegate has a minimum above its maximum.
  public static let invertedSizeRange = Self(rawValue: "inverted-size-range")
  /// A move deleted the item's node, with its selection, and made a new one.
  public static let moveMakesNewNode = Self(rawValue: "move-makes-new-node")
  /// An interop delegate is not notified of the display of items with nodes. Numbers: section, item.
  public static let interopDisplayOfNode = Self(rawValue: "interop-display-of-node")
  /// An edit left items that are in the preload range without an update of the ranges.
  public static let editUpdatesNoRange = Self(rawValue: "edit-updates-no-range")
  /// The view controller of a cell has no parent.
  public static let controllerWithoutParent = Self(rawValue: "controller-without-parent")
}

extension RuntimeViolation {
  static func supplementaryStays(
    ofKind kind: String, inSection section: Int, dataSource: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .supplementaryStays, severity: .advisory, subject: dataSource,
      message:
        "The size of the \(kind) of section \(section) became zero, but Texture keeps the element until all data is "
        + "reloaded.",
      remedy: "Call reloadData(), or let the size be very small instead of zero.",
      numbers: [section])
  }

  static func pagerSelectsNothing(_ page: IndexPath, delegate: String) -> RuntimeViolation {
    RuntimeViolation(
      .pagerSelectsNothing, severity: .advisory, subject: delegate,
      message:
        "Page \(page.item) was tapped, but a pager allows no selection after its view is loaded, as in Texture: no "
        + "method of the delegate for highlighting or selection is called.",
      remedy:
        "Set allowsSelection in viewDidLoad or in onDidLoad, or let the page's nodes handle taps.",
      numbers: [page.item])
  }

  static func contentOffsetNotAdjusted(dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .contentOffsetNotAdjusted, severity: .advisory, subject: dataSource,
      message:
        "automaticallyAdjustsContentOffset has no effect on an animated update, as in Texture; an edit outside of a "
        + "batch is animated whatever its row animation is.",
      remedy: "Make the edits in performBatch(animated: false, updates:completion:).")
  }

  static func imageInTableHeader(_ image: String, table: String) -> RuntimeViolation {
    RuntimeViolation(
      .imageInTableHeader, severity: .advisory, subject: table,
      message:
        "\(image) is in the node of the table's header or footer view, which enters no range, as in Texture, so that "
        + "the image is never loaded.",
      remedy: "Put the node into a plain UIView with addSubnode(_:), and use that view.")
  }

  static func itemSizeAfterMeasuring(
    _ size: CGSize, at indexPath: IndexPath, layout: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .itemSizeAfterMeasuring, severity: .advisory, subject: layout,
      message:
        "itemSize is \(size.width) by \(size.height) now, but the node of item \(indexPath.section).\(indexPath.item) "
        + "was measured before; Texture reads itemSize when data is loaded, and only UIKit cells follow it later.",
      remedy:
        "Set itemSize before the data is loaded, not in prepare(), or call relayoutItems() afterwards.",
      numbers: [indexPath.section, indexPath.item])
  }

  static func invertedSizeRange(
    _ range: ASSizeRange, of element: String, subject: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .invertedSizeRange, severity: .advisory, subject: subject,
      message: "The size range \(range) of \(element) has \(range.inversion).",
      remedy: "Return a range whose minimum is at most its maximum in both directions.")
  }

  static func moveMakesNewNode(of itemName: String, dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .moveMakesNewNode, severity: .advisory, subject: dataSource,
      message:
        "\(itemName) was moved, which Texture does by a deletion and an insertion: the moved element gets a new node, "
        + "and its selection ends.",
      remedy: "Keep state in the model, and select the item again after the move.")
  }

  static func interopDisplayOfNode(_ indexPath: IndexPath, delegate: String) -> RuntimeViolation {
    RuntimeViolation(
      .interopDisplayOfNode, severity: .advisory, subject: delegate,
      message:
        "The data source dequeues every cell, but collectionView(_:willDisplay:forItemAt:) and the methods like it are "
        + "not called for item \(indexPath.section).\(indexPath.item), which has a node, as in Texture.",
      remedy:
        "Implement collectionNode(_:willDisplayItemWith:) and collectionNode(_:didEndDisplayingItemWith:) too.",
      numbers: [indexPath.section, indexPath.item])
  }

  static func editUpdatesNoRange(dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .editUpdatesNoRange, severity: .advisory, subject: dataSource,
      message:
        "An edit left items of the preload range that are not preloaded: Texture updates the ranges only after a cell "
        + "began or ended its display, here with the next scroll.",
      remedy: "Enable the experiment exp_range_update_on_changeset_update.")
  }
}
