import UIKit

/// The sizes of items in one pass of questions, where the delegate gives them.
///
/// An object of its own whose members are all there, since unwrapping those of ``ItemRespondents``
/// for each of thousands of items counts their references each time.
@MainActor
final class DelegateItemSizes {
  private let view: ASCollectionView
  private let node: ASCollectionNode
  private let delegate: any ASCollectionDelegate
  private let inspector: ASCollectionViewFlowLayoutInspector

  /// Gathers whom to ask; nil unless a delegate answers the runtime's own flow inspector.
  init?(_ view: ASCollectionView, asked respondents: ItemRespondents) {
    guard let delegate = respondents.delegate, let inspector = respondents.inspector,
      type(of: inspector) == ASCollectionViewFlowLayoutInspector.self,
      let inspector = inspector as? ASCollectionViewFlowLayoutInspector
    else { return nil }
    self.view = view
    node = respondents.node
    self.delegate = delegate
    self.inspector = inspector
  }

  /// The size range of an item, in points.
  func range(ofItemAt indexPath: IndexPath) -> ASSizeRange {
    view.latestSizingOrigin = .nodeDelegate
    let range = delegate.collectionNode(node, constrainedSizeForItemAt: indexPath)
    guard range == ASSizeRangeUnconstrained else { return range }
    view.adviseIfUnconstrained(range, at: indexPath, by: delegate)
    return inspector.itemRange(answer: range, of: view)
  }
}
