import UIKit

extension ASCollectionView {
  /// Returns the node of an item in the displayed data.
  public func nodeForItem(at indexPath: IndexPath) -> ASCellNode? {
    ownEnvironment.bind { dataController.visibleMap.elementForItem(at: indexPath)?.node }
  }

  /// Returns the index path of an item's or a supplementary element's node in the displayed data.
  ///
  /// Source: `ASCollectionView.mm`, `-indexPathForNode:`.
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    dataController.visibleMap.indexPath(ofNode: cellNode)
  }

  /// Returns the node of a supplementary element in the displayed data.
  public func supplementaryNode(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> ASCellNode? {
    ownEnvironment.bind {
      dataController.visibleMap.supplementaryElement(ofKind: elementKind, at: indexPath)?.node
    }
  }

  /// Returns the context of a section in the displayed data.
  public func context(forSection section: Int) -> (any ASSectionContext)? {
    dataController.visibleMap.context(forSection: section)
  }

  /// Returns the size of a displayed item, in points: that of its node, which is measured if
  /// needed, or that of its UIKit cell.
  ///
  /// Zero for an item that is not displayed. Source: `ASCollectionView.mm`,
  /// `-calculatedSizeForNodeAtIndexPath:` and `-sizeForElement:`.
  public func calculatedSizeForNode(at indexPath: IndexPath) -> CGSize {
    guard dataController.visibleMap.elementForItem(at: indexPath) != nil else { return .zero }
    return ownEnvironment.bind { flowSize(ofItemAt: indexPath) }
  }

  /// Returns the nodes of the items on screen. For a UIKit cell, an empty node whose
  /// `shouldUseUIKitCell` is `true`.
  ///
  /// Source: `ASCollectionView.mm`, `-visibleNodes`.
  public func visibleNodes() -> [ASCellNode] {
    indexPathsForVisibleItems.compactMap(nodeForItem)
  }

  /// A Boolean value that indicates whether an update has not been applied yet.
  public var isProcessingUpdates: Bool { dataController.isProcessingUpdates }

  /// A Boolean value that indicates whether the displayed data matches the data source.
  public var isSynchronized: Bool { dataController.isSynchronized }

  /// Calls a closure when no update is being processed.
  ///
  /// - Quirk: a block that is passed while the last update is being applied runs immediately;
  ///   advisory `processed-before-shown`. `ASDataController.mm`, `-onDidFinishProcessingUpdates:`.
  public func onDidFinishProcessingUpdates(_ completion: @escaping () -> Void) {
    onEndOfProcessing(completion)
  }

  /// Calls a closure when the displayed data matches the data source.
  public func onDidFinishSynchronizing(_ completion: @escaping () -> Void) {
    ownEnvironment.bind { dataController.onDidFinishSynchronizing(completion) }
  }
}
