import UIKit

extension RuntimeViolation.Code {
  /// A batch update that does not agree with the data source; the numbers are those of its rule.
  public static let invalidUpdate = Self(rawValue: "invalid-collection-update")
  /// A data source lacks a member that has to be there.
  public static let missingDataSourceMember = Self(rawValue: "missing-data-source-member")
  /// A data source without interop gave neither a node nor a block.
  public static let missingNode = Self(rawValue: "missing-node")
  /// A layout inspector was asked for a kind of supplementary element that it does not know.
  public static let unknownSupplementaryKind = Self(rawValue: "unknown-supplementary-kind")
  /// The delegate or data source of a container's view was set by hand.
  public static let containerViewProxySet = Self(rawValue: "container-view-proxy-set")
  /// An item with a node was shown in a cell of a class that cannot show nodes.
  public static let foreignCellForNode = Self(rawValue: "foreign-cell-for-node")
  /// An index path was given that is not in the data.
  public static let unknownIndexPath = Self(rawValue: "unknown-index-path")
  /// A table's batch began before the view was loaded, so that its completion is never called.
  public static let batchBeforeLoad = Self(rawValue: "batch-before-load")
  /// `completion` of a reload before the view is loaded is never called.
  public static let reloadBeforeLoad = Self(rawValue: "reload-before-load")
  /// `leadingScreensForBatching` set before the view is loaded is lost.
  public static let batchingSetBeforeLoad = Self(rawValue: "batching-set-before-load")
  /// Replacing the layout discards a layout inspector that the user set.
  public static let inspectorDiscarded = Self(rawValue: "inspector-discarded")
  /// A plain cell is sized by the documented member, which Texture's code does not ask.
  public static let plainCellSizedByNodeRule = Self(rawValue: "plain-cell-sized-by-node-rule")
  /// The older size member is implemented by the data source instead of the delegate.
  public static let sizeOnDataSource = Self(rawValue: "size-on-data-source")
  /// Replacing the layout leaves the ranges with the former one.
  public static let rangesKeepFormerLayout = Self(rawValue: "ranges-keep-former-layout")
  /// The end of an item's display is reported, or not, by the kind of another item.
  public static let displayEndOfOtherItem = Self(rawValue: "display-end-of-other-item")
  /// An update is waited for only because a UIKit cell precedes its nodes.
  public static let plainItemEndsCounting = Self(rawValue: "plain-item-ends-counting")
  /// The ranges that were set on a pager are overwritten when its view is loaded.
  public static let pagerTuningOverwritten = Self(rawValue: "pager-tuning-overwritten")
  /// A block for the end of processing runs while the last update is still being applied.
  public static let processedBeforeShown = Self(rawValue: "processed-before-shown")
  /// An item was named twice in one batch; numbers: its section and item.
  public static let itemNamedTwice = Self(rawValue: "item-named-twice")
  /// An item was edited in a section that is reloaded; numbers: its section and item.
  public static let editInReloadedSection = Self(rawValue: "edit-in-reloaded-section")
  /// A batch reloads everything and has other edits as well, which are ignored.
  public static let editsBesideReload = Self(rawValue: "edits-beside-reload")
  /// A delegate answered an item's size with a range without any limit.
  public static let unconstrainedItemRange = Self(rawValue: "unconstrained-item-range")
  /// Batch fetching is decided by one axis although the content scrolls along both.
  public static let batchFetchAlongOneAxis = Self(rawValue: "batch-fetch-along-one-axis")
  /// The display range of low memory was set, which is always empty.
  public static let lowMemoryDisplayRange = Self(rawValue: "low-memory-display-range")
  /// The selection or highlight of a supplementary node changes the item with the same index path.
  public static let stateOfSupplementaryNode = Self(rawValue: "state-of-supplementary-node")
  /// A layout places a supplementary view that has no node.
  public static let missingSupplementaryNode = Self(rawValue: "missing-supplementary-node")
  /// A table's data source gave no node.
  public static let missingTableNode = Self(rawValue: "missing-table-node")
  /// A container's view has no node, so that it cannot ask for the node's members.
  public static let containerViewWithoutNode = Self(rawValue: "container-view-without-node")
  /// A pager's layout is not horizontal.
  public static let pagerLayoutDirection = Self(rawValue: "pager-layout-direction")
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

  static func containerEditOffMain(_ view: String) -> RuntimeViolation {
    RuntimeViolation(
      .mainThreadMemberOffMain, subject: view,
      message: "An edit of \(view) was made off the main thread.",
      remedy: "Make edits on the main thread; a batch fetch begins on another one.")
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
      message: "Neither nodeBlockForItemAt nor nodeForItemAt gave a node for item "
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

  static func sizeOnDataSource(_ dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .sizeOnDataSource, subject: dataSource,
      message: "The data source implements collectionView(_:constrainedSizeForNodeAt:), which only "
        + "a delegate is asked.",
      remedy: "Implement collectionNode(_:constrainedSizeForItemAt:) in the delegate.")
  }

  static func missingMember(_ member: String, dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .missingDataSourceMember, subject: dataSource,
      message: "The data source does not implement \(member).", remedy: "Implement it.")
  }
}
