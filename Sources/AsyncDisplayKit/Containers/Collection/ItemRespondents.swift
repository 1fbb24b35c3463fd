import UIKit

/// Whom a collection view asks in one pass of questions about thousands of items.
///
/// The pass keeps them alive, so that a data source may not go in its midst, and remembers which
/// members they lack; between passes a view only has weak references.
@MainActor
final class ItemRespondents {
  let node: ASCollectionNode
  let dataSource: any ASCollectionDataSource
  let delegate: (any ASCollectionDelegate)?
  let inspector: (any ASCollectionViewLayoutInspecting)?
  let itemSetup: CellNodeSetup
  var lacksNodeModels = false
  var lacksOlderSizes = false
  /// Whether the delegate has answered for an item, so that it need not be found out again.
  var hasSizes = false

  /// Gathers those of a view; nil where there is nobody to ask.
  init?(_ view: ASCollectionView) {
    guard let dataSource = view.asyncDataSource, let node = view.collectionNode else { return nil }
    self.node = node
    self.dataSource = dataSource
    delegate = view.asyncDelegate
    inspector = view.layoutInspector
    itemSetup = CellNodeSetup(
      interactionDelegate: view,
      isRangeManaged: !view.policy.mode.contains(.disableRangeController),
      isInverted: node.inverted)
  }
}
