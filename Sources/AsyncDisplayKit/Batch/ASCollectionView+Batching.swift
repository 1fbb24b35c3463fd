import UIKit

extension ASCollectionView {
  package static var checksNewScreensLater: Bool { true }

  /// Begins a batch fetch if the target offset is near the end of the content.
  ///
  /// Source: `ASCollectionView.mm`, `-_beginBatchFetchingIfNeededWithContentOffset:velocity:`.
  package func beginBatchFetchingIfNeeded(targetOffset: CGPoint, velocity: CGPoint) {
    guard canBatchFetch else { return }
    let layout = collectionViewLayout
    if scrollableDirections.containsHorizontal, scrollableDirections.containsVertical,
      let asyncDelegate, advisories.isFirst(.batchFetchAlongOneAxis)
    {
      report(.batchFetchAlongOneAxis(delegate: "\(type(of: asyncDelegate))"))
    }
    let question = BatchFetchQuestion(
      direction: scrollDirection, scrollableDirections: scrollableDirections, bounds: bounds,
      contentSize: contentSize, targetOffset: targetOffset,
      leadingScreens: batching.leadingScreens, isVisible: window != nil,
      isRightToLeft: isRightToLeftForBatching,
      flipsHorizontally: layout.flipsHorizontallyInOppositeLayoutDirection, velocity: velocity)
    beginBatchFetching(if: question, predictor: collectionNode?.batchFetchingDelegate)
  }

  private var canBatchFetch: Bool {
    canFetch(
      asyncDelegate.flatMap { delegate in
        collectionNode.map { node in { delegate.shouldBatchFetch(for: node) } }
      }, asyncDelegate.map { delegate in { delegate.shouldBatchFetch(for: self) } })
  }

  /// Calls the delegate's member of the node; otherwise the older member. Any thread.
  ///
  /// - Returns: Whether the delegate implements a member.
  @discardableResult
  nonisolated package static func askForBatch(
    _ delegate: AnyObject, _ node: ASDisplayNode?, _ view: UIView, _ context: ASBatchContext
  ) -> Bool {
    guard let delegate = delegate as? any RuntimeBridge.CollectionDelegateBatchFetching,
      let view = view as? ASCollectionView
    else { return false }
    return context.begin(
      nodeMember: (node as? ASCollectionNode).map { node in
        { delegate.collectionNode(node, willBeginBatchFetchWith: context) }
      },
      viewMember: { delegate.collectionView(view, willBeginBatchFetchWith: context) })
  }

  /// The protocol of the members that begin a fetch.
  nonisolated package static var batchFetchingProtocol: Any.Type {
    (any RuntimeBridge.CollectionDelegateBatchFetching).self
  }
}

extension ASCollectionView {
  /// The distance to the end of the content, in screenfuls, at which a batch fetch begins. The
  /// default is 2.
  ///
  /// Once the view is loaded, the node's property of the same name reads and sets this one.
  public var leadingScreensForBatching: CGFloat {
    get { batchingScreens }
    set { batchingScreens = newValue }
  }
}
