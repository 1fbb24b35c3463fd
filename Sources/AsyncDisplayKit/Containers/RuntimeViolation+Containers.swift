import UIKit

extension RuntimeViolation.Code {
  /// A batch update does not agree with the data source. The violation's numbers are those of the
  /// broken rule.
  public static let invalidUpdate = Self(rawValue: "invalid-collection-update")
  /// A data source does not implement a required method.
  public static let missingDataSourceMember = Self(rawValue: "missing-data-source-member")
  /// A data source without interop returned neither a node nor a node block.
  public static let missingNode = Self(rawValue: "missing-node")
  /// A layout inspector was asked about a kind of supplementary element that it does not support.
  public static let unknownSupplementaryKind = Self(rawValue: "unknown-supplementary-kind")
  /// The app set the delegate or data source of a container's view, which only the node may set.
  public static let containerViewProxySet = Self(rawValue: "container-view-proxy-set")
  /// An item with a node was displayed in a cell of a class that cannot display nodes.
  public static let foreignCellForNode = Self(rawValue: "foreign-cell-for-node")
  /// An index path is not in the data.
  public static let unknownIndexPath = Self(rawValue: "unknown-index-path")
  /// A batch update of a table began before its view was loaded, so that its completion handler is
  /// never called.
  public static let batchBeforeLoad = Self(rawValue: "batch-before-load")
  /// A reload with a completion handler began before the view was loaded, so that the handler is
  /// never called.
  public static let reloadBeforeLoad = Self(rawValue: "reload-before-load")
  /// A list entered a window after its data had been loaded in another environment, whose scheduler, clock and
  /// handler of violations it keeps.
  public static let listLoadedElsewhere = Self(rawValue: "list-loaded-elsewhere")
  /// `leadingScreensForBatching` was set before the view was loaded, so that the value is lost.
  public static let batchingSetBeforeLoad = Self(rawValue: "batching-set-before-load")
  /// The app's layout inspector was discarded because the layout was replaced.
  public static let inspectorDiscarded = Self(rawValue: "inspector-discarded")
  /// A UIKit cell is sized by the documented delegate method, which Texture's code does not call.
  public static let plainCellSizedByNodeRule = Self(rawValue: "plain-cell-sized-by-node-rule")
  /// The data source, instead of the delegate, implements the older size method.
  public static let sizeOnDataSource = Self(rawValue: "size-on-data-source")
  /// A view controller was told to adjust a range mode, but the controller and its node have no ranges.
  public static let rangeModeWithoutRanges = Self(rawValue: "range-mode-without-ranges")
  /// The layout mode of a collection has an option that is no longer supported.
  public static let unsupportedLayoutMode = Self(rawValue: "unsupported-layout-mode")
  /// A prefetching data source or prefetching was set on the view of a collection node, which ignores both.
  public static let prefetchingIsOff = Self(rawValue: "prefetching-is-off")
  /// The end of a batch update was requested without a beginning.
  public static let unbalancedBatchEnd = Self(rawValue: "unbalanced-batch-end")
  /// A list was deallocated in the middle of a batch update.
  public static let batchWithoutEnd = Self(rawValue: "batch-without-end")
  /// A list's layout is a custom one or computed by a delegate, whose scrollable directions Texture does not know.
  public static let layoutWithoutDirections = Self(rawValue: "layout-without-directions")
  /// The text size of a list changed, but its nodes keep their sizes.
  public static let listKeepsSizes = Self(rawValue: "list-keeps-sizes")
  /// An item of a gallery layout is larger than the list allows.
  public static let galleryItemDoesNotFit = Self(rawValue: "gallery-item-does-not-fit")
  /// The layout was replaced, but the ranges still use the former layout.
  public static let rangesKeepFormerLayout = Self(rawValue: "ranges-keep-former-layout")
  /// An interop delegate received or missed the end of an item's display, because another item has
  /// its index path now.
  public static let displayEndOfOtherItem = Self(rawValue: "display-end-of-other-item")
  /// The main thread waits for an update only because a UIKit cell comes before the nodes in it.
  public static let plainItemEndsCounting = Self(rawValue: "plain-item-ends-counting")
  /// The range tuning that was set on a pager was overwritten when its view was loaded.
  public static let pagerTuningOverwritten = Self(rawValue: "pager-tuning-overwritten")
  /// An update of a pager returned to the page that was shown before the offset was set without animation. Numbers:
  /// the index of the page and of the one that it replaced.
  public static let pagerReturnsToFormerPage = Self(rawValue: "pager-returns-to-former-page")
  /// A handler for the end of processing runs while the last update is still being applied.
  public static let processedBeforeShown = Self(rawValue: "processed-before-shown")
  /// One batch update contains an item twice. Numbers: section, item.
  public static let itemNamedTwice = Self(rawValue: "item-named-twice")
  /// An item was edited in a section that is reloaded. Numbers: section, item.
  public static let editInReloadedSection = Self(rawValue: "edit-in-reloaded-section")
  /// A batch update reloads all data and contains other edits, which are ignored.
  public static let editsBesideReload = Self(rawValue: "edits-beside-reload")
  /// A delegate returned an unconstrained size range for an item.
  public static let unconstrainedItemRange = Self(rawValue: "unconstrained-item-range")
  /// Batch fetching considers one axis although the content scrolls along both.
  public static let batchFetchAlongOneAxis = Self(rawValue: "batch-fetch-along-one-axis")
  /// The display range of the low-memory mode was set, but is always empty.
  public static let lowMemoryDisplayRange = Self(rawValue: "low-memory-display-range")
  /// A supplementary node's selection or highlight changes the item that has the same index path.
  public static let stateOfSupplementaryNode = Self(rawValue: "state-of-supplementary-node")
  /// A layout places a supplementary view that has no node.
  public static let missingSupplementaryNode = Self(rawValue: "missing-supplementary-node")
  /// A table's data source returned no node.
  public static let missingTableNode = Self(rawValue: "missing-table-node")
  /// A container's view was created without a node, so that no method that takes the node can be
  /// called.
  public static let containerViewWithoutNode = Self(rawValue: "container-view-without-node")
  /// Tuning parameters were read or set for a range mode that has none. Numbers: the raw value of the mode.
  public static let rangeTuningWithoutMode = Self(rawValue: "range-tuning-without-mode")
  /// The layout of a pager does not scroll horizontally.
  public static let pagerLayoutDirection = Self(rawValue: "pager-layout-direction")
  /// A gallery layout was created with directions that do not lie along exactly one axis.
  public static let galleryScrollDirections = Self(rawValue: "gallery-scroll-directions")
}

extension RuntimeViolation {
  static func unknownSupplementaryKind(_ kind: String) -> RuntimeViolation {
    RuntimeViolation(
      .unknownSupplementaryKind, subject: "ASCollectionViewFlowLayoutInspector",
      message: "A flow layout has no supplementary elements of kind \(kind).",
      remedy: "Register headers and footers only, or set an inspector that knows the kind.")
  }

  static func containerViewProxySet(
    _ member: String, of view: String, node: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .containerViewProxySet, subject: view,
      message: "The \(member) of a \(node)'s view was set.",
      remedy: "Set the \(member) of the node.")
  }

  static func isolatedBatchFetch(delegate: String) -> RuntimeViolation {
    RuntimeViolation(
      .mainThreadMemberOffMain, subject: delegate,
      message:
        "The member of \(delegate) that begins a batch fetch is isolated to the main actor, but "
        + "is called on a background thread.",
      remedy: "Remove '@MainActor' before the protocol in the conformance, and declare the member "
        + "'nonisolated'.")
  }

  static func missingNode(_ indexPath: IndexPath, dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .missingNode, subject: dataSource,
      message: "Neither nodeBlockForItemAt nor nodeForItemAt returned a node for item "
        + "\(indexPath.section).\(indexPath.item).",
      remedy: "Return a node or a block, or adopt ASCollectionDataSourceInterop to show a "
        + "UIKit cell.",
      numbers: [indexPath.section, indexPath.item])
  }

  static func missingSupplementaryNode(
    ofKind kind: String, at indexPath: IndexPath, dataSource: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .missingSupplementaryNode, subject: dataSource,
      message: "The layout places a \(kind) in section \(indexPath.section), which has no node, so "
        + "that an empty view is shown.",
      remedy: "Register the kind before the data is loaded, and return a node for it, or set no "
        + "size for it.",
      numbers: [indexPath.section, indexPath.item])
  }

  static func rangeTuning(_ mode: ASLayoutRangeMode, of container: String) -> RuntimeViolation {
    RuntimeViolation(
      .rangeTuningWithoutMode, subject: container,
      message: "Tuning parameters were read or set for the range mode \(mode), which has none.",
      remedy: "Pass .minimum, .full, .visibleOnly or .lowMemory.", numbers: [Int(mode.rawValue)])
  }

  static func sizeOnDataSource(_ dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .sizeOnDataSource, subject: dataSource,
      message: "The data source implements collectionView(_:constrainedSizeForNodeAt:), which "
        + "Texture calls only on the delegate.",
      remedy: "Implement collectionNode(_:constrainedSizeForItemAt:) in the delegate.")
  }

  static func missingInspectorMember(
    _ inspector: AnyObject, ofKind kind: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .missingDataSourceMember, subject: "\(type(of: inspector))",
      message: "The layout inspector does not implement "
        + "collectionView(_:supplementaryNodesOfKind:inSection:), so that no \(kind) has a node.",
      remedy: "Set a layoutInspector that counts the supplementary elements.")
  }

  static func invalidSection(_ section: Int, count: Int, node: String) -> RuntimeViolation {
    RuntimeViolation(
      .unknownIndexPath, subject: node,
      message: "Section \(section) does not exist: the data has \(count) sections.",
      remedy: "Use a section of the current data.", numbers: [section, count])
  }

  static func unbalancedBatchEnd(_ view: String) -> RuntimeViolation {
    RuntimeViolation(
      .unbalancedBatchEnd, subject: view,
      message: "The end of a batch update was requested, but none was begun.",
      remedy: "Call beginUpdates() before, or use performBatchUpdates(_:completion:).")
  }

  static func batchWithoutEnd(_ view: String) -> RuntimeViolation {
    RuntimeViolation(
      .batchWithoutEnd, subject: view,
      message:
        "The list was deallocated in the middle of a batch update, whose edits and completion handlers "
        + "are lost.",
      remedy:
        "Call endUpdates() for each beginUpdates(), or use performBatchUpdates(_:completion:).")
  }

  static func missingMember(_ member: String, dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .missingDataSourceMember, subject: dataSource,
      message: "The data source does not implement \(member).", remedy: "Implement it.")
  }
}
