import UIKit

extension ASTableView {
  package static var checksNewScreensLater: Bool { false }

  /// Begins a batch fetch if the target offset is near the end of the content.
  ///
  /// Source: `ASTableView.mm`, `-_beginBatchFetchingIfNeededWithContentOffset:velocity:`.
  package func beginBatchFetchingIfNeeded(targetOffset: CGPoint, velocity: CGPoint) {
    guard canBatchFetch else { return }
    let question = BatchFetchQuestion(
      direction: scrollDirection, scrollableDirections: ASScrollDirectionVerticalDirections,
      bounds: bounds, contentSize: contentSize, targetOffset: targetOffset,
      leadingScreens: batching.leadingScreens, isVisible: window != nil,
      isRightToLeft: isRightToLeftForBatching, velocity: velocity)
    beginBatchFetching(if: question, predictor: tableNode?.batchFetchingDelegate)
  }

  private var canBatchFetch: Bool {
    canFetch(
      asyncDelegate.flatMap { delegate in
        tableNode.map { node in { delegate.shouldBatchFetch(for: node) } }
      }, asyncDelegate.map { delegate in { delegate.shouldBatchFetch(for: self) } })
  }

  /// Calls the delegate's member of the node; otherwise the older member. Any thread.
  ///
  /// - Returns: Whether the delegate implements a member.
  @discardableResult
  nonisolated package static func askForBatch(
    _ delegate: AnyObject, _ node: ASDisplayNode?, _ view: UIView, _ context: ASBatchContext
  ) -> Bool {
    guard let delegate = delegate as? any RuntimeBridge.TableDelegateBatchFetching,
      let view = view as? ASTableView
    else { return false }
    return context.begin(
      nodeMember: (node as? ASTableNode).map { node in
        { delegate.tableNode(node, willBeginBatchFetchWith: context) }
      },
      viewMember: { delegate.tableView(view, willBeginBatchFetchWith: context) })
  }

  /// The protocol of the members that begin a fetch.
  nonisolated package static var batchFetchingProtocol: Any.Type {
    (any RuntimeBridge.TableDelegateBatchFetching).self
  }
}

extension ASTableView {
  /// The distance to the end of the content, in screenfuls, at which a batch fetch begins. The
  /// default is 2.
  ///
  /// Once the view is loaded, the node's property of the same name reads and sets this one.
  public var leadingScreensForBatching: CGFloat {
    get { batchingScreens }
    set { batchingScreens = newValue }
  }
}
