import UIKit

extension ASCollectionView {
  /// Returns the node of an item in the data that is shown.
  public func nodeForItem(at indexPath: IndexPath) -> ASCellNode? {
    surroundings.bind { dataController.visibleMap.elementForItem(at: indexPath)?.node }
  }

  /// Returns the index path of an item's or a supplementary element's node in the data that is shown.
  ///
  /// Source: `ASCollectionView.mm`, `-indexPathForNode:`.
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    dataController.visibleMap.indexPath(ofNode: cellNode)
  }

  /// Returns a supplementary node in the data that is shown.
  public func supplementaryNode(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> ASCellNode? {
    surroundings.bind {
      dataController.visibleMap.supplementaryElement(ofKind: elementKind, at: indexPath)?.node
    }
  }

  /// Returns the context of a section in the data that is shown.
  public func context(forSection section: Int) -> (any ASSectionContext)? {
    dataController.visibleMap.context(forSection: section)
  }

  /// Returns the size that the node of a shown item was last measured with, in points.
  public func calculatedSizeForNode(at indexPath: IndexPath) -> CGSize {
    nodeForItem(at: indexPath)?.calculatedSize ?? .zero
  }

  /// Returns the nodes of the items on screen. An item with a UIKit cell has an empty node, whose
  /// `shouldUseUIKitCell` is true.
  ///
  /// Source: `ASCollectionView.mm`, `-visibleNodes`.
  public func visibleNodes() -> [ASCellNode] {
    indexPathsForVisibleItems.compactMap(nodeForItem)
  }

  /// A Boolean value that indicates whether some update has not been applied.
  public var isProcessingUpdates: Bool { dataController.isProcessingUpdates }

  /// A Boolean value that indicates whether what is shown is what the data source says.
  public var isSynchronized: Bool { dataController.isSynchronized }

  /// Runs a closure when no update is being processed.
  ///
  /// - Quirk: while the last update is being applied it runs at once; advisory
  ///   `processed-before-shown`. `ASDataController.mm`, `-onDidFinishProcessingUpdates:`.
  public func onDidFinishProcessingUpdates(_ completion: @escaping () -> Void) {
    onEndOfProcessing(completion)
  }

  /// Runs a closure when what is shown is what the data source says.
  public func onDidFinishSynchronizing(_ completion: @escaping () -> Void) {
    surroundings.bind { dataController.onDidFinishSynchronizing(completion) }
  }
}
