import UIKit

/// A view that shows the nodes of a data controller: what collection and table views do alike.
@MainActor
package protocol ContainerView: UIScrollView, ASRangeControllerDataSource,
  ASCellNodeInteractionDelegate
{
  /// The node that the view belongs to.
  var containerNode: ASDisplayNode? { get }
  /// The nodes in the cells on screen.
  var nodesOnScreen: [ASCellNode] { get }
  /// Who hears of scrolling.
  var scrollListener: (any UIScrollViewDelegate)? { get }
  /// What an item is called in messages.
  static var itemName: String { get }
  /// The class of the data source, for messages.
  var dataSourceName: String { get }
  /// Whether an edit outside of a batch is animated.
  var animatesSingleEdits: Bool { get }
  /// The surroundings in which the view was made, bound around everything it calls.
  var surroundings: RuntimeEnvironment { get }
  var dataController: ASDataController { get }
  var rangeController: ASRangeController { get }
  var batchContext: ASBatchContext { get }

  var displayed: CountedElements { get set }
  var batch: BatchUpdate? { get set }
  var batchDepth: Int { get set }
  var batching: BatchFetchState { get set }
  var deceleration: CGPoint { get set }
  var resizedNodes: [ASCellNode] { get set }
  /// Whether the view is being taken out of its window.
  var isLeavingWindow: Bool { get set }
  /// Whether an edit follows a move by touch, which the view shows already.
  var isMovingInteractively: Bool { get set }

  /// Begins a fetch if content will be about to end.
  func beginBatchFetchingIfNeeded(targetOffset: CGPoint, velocity: CGPoint)
  /// Asks the delegate to fetch; returns whether there is a delegate that can.
  func askDelegateForBatch() -> Bool
  /// Loads all data again and runs a completion when that is applied.
  func reloadData(completion: (() -> Void)?)
  /// Measures all nodes again, and lets a closure run where their traits may change.
  func relayoutItems(after preparation: @escaping () -> Void)
  /// Says a violation or an advisory, and keeps it.
  func report(_ violation: RuntimeViolation)
}

extension ContainerView {
  /// Lets the pipeline ask the view and tell it of updates.
  func connectControllers() where Self: ASDataControllerSource & ASRangeControllerDelegate {
    dataController.source = self
    dataController.delegate = rangeController
    rangeController.dataSource = self
    rangeController.delegate = self
    rangeController.listenToApplication()
  }
}
