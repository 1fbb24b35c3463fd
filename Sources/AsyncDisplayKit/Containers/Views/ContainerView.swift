import UIKit

/// The members that collection views and table views with nodes have in common.
@MainActor
package protocol ContainerView: UIScrollView, ASRangeControllerDataSource,
  ASCellNodeInteractionDelegate, OptionalMemberCaller
{
  associatedtype Node: ASDisplayNode, OptionalMemberCaller
  associatedtype Delegate

  /// The delegate of the node.
  var asyncDelegate: Delegate? { get }
  /// The node that the view belongs to.
  var containerNode: Node? { get }
  /// The nodes whose cells are on screen.
  var nodesOnScreen: [ASCellNode] { get }
  /// The object that is notified of scrolling.
  var scrollListener: (any UIScrollViewDelegate)? { get }
  /// A Boolean value that indicates whether cells are flipped vertically.
  var inverted: Bool { get set }
  /// A Boolean value that indicates whether a new number of screens for batch fetching is checked in a later
  /// job of the main queue.
  static var checksNewScreensLater: Bool { get }
  /// The word for an item in messages: "Item" or "Row".
  static var itemName: String { get }
  /// The class of the data source, for messages.
  var dataSourceName: String { get }
  /// A Boolean value that indicates whether an edit outside of a batch is animated.
  var animatesSingleEdits: Bool { get }
  /// The environment in which the view loads its data. It is current during every call that the view
  /// makes.
  var ownEnvironment: RuntimeEnvironment { get set }
  var dataController: ASDataController { get set }
  var rangeController: ASRangeController { get set }

  /// A Boolean value that indicates whether the next layout pass loads the data.
  var needsInitialReload: Bool { get set }
  /// A Boolean value that indicates whether the first data was loaded outside of a window, and is not displayed yet.
  var awaitsCellsOfEarlyLoad: Bool { get set }
  var displayed: CountedElements { get set }
  /// The advisories that are reported once.
  var advisories: AdvisoryLog { get set }
  var batch: BatchUpdate? { get set }
  var batchDepth: Int { get set }
  var batching: BatchFetchState { get set }
  var deceleration: CGPoint { get set }
  var resizedNodes: [ASCellNode] { get set }
  /// A Boolean value that indicates whether the edit follows a move by the user, which the view
  /// already shows.
  var isMovingInteractively: Bool { get set }

  /// Begins a batch fetch if the target offset is near the end of the content.
  func beginBatchFetchingIfNeeded(targetOffset: CGPoint, velocity: CGPoint)
  /// Calls the delegate's member that begins a fetch, and returns whether there is one; any thread.
  @discardableResult
  nonisolated static func askForBatch(
    _ delegate: AnyObject, _ node: ASDisplayNode?, _ view: UIView, _ context: ASBatchContext
  ) -> Bool
  /// The protocol of the members that begin a fetch.
  nonisolated static var batchFetchingProtocol: Any.Type { get }
  /// Loads all data again and runs a completion when that is applied.
  func reloadData(completion: (() -> Void)?)
  /// Measures all nodes again, after a closure that may change their traits.
  func relayoutItems(after preparation: @escaping () -> Void)
  /// Reports a violation or an advisory, and records it.
  func report(_ violation: RuntimeViolation)
}

extension ContainerView {
  /// Connects the view to the data and range controllers.
  func connectControllers() where Self: ASDataControllerSource & ASRangeControllerDelegate {
    dataController.source = self
    dataController.delegate = rangeController
    rangeController.dataSource = self
    rangeController.delegate = self
    rangeController.listenToApplication()
    choosesEnvironment = true
  }

  /// Replaces the environment in which the view was created by that of a window.
  ///
  /// Decided here: an app may load a container's view before a host shows it, as every registration of a
  /// supplementary kind does. The view works in the environment of its first window then, as if it had
  /// been created there. If its data has been loaded in another environment, the view stays in that one, and
  /// an advisory is reported.
  func enter(_ environment: RuntimeEnvironment)
  where Self: ASDataControllerSource & ASRangeControllerDelegate {
    guard dataController.hasLoadedOnce else { return adopt(environment) }
    guard environment.scheduler !== ownEnvironment.scheduler else { return }
    environment.report(
      .listLoadedElsewhere("\(containerNode.map { type(of: $0) } ?? type(of: self))"))
  }

  /// Replaces the environment in which the view was created by the current one, if data is about to be loaded
  /// outside of a window.
  ///
  /// The view of an ``ASDKViewController`` is laid out before it enters the window.
  func adoptCurrentEnvironment()
  where Self: ASDataControllerSource & ASRangeControllerDelegate {
    let environment = RuntimeEnvironment.current
    if window == nil, !environment.isShared { adopt(environment) }
  }

  private func adopt(_ environment: RuntimeEnvironment)
  where Self: ASDataControllerSource & ASRangeControllerDelegate {
    guard !dataController.hasLoadedOnce, batch == nil,
      !environment.isInterchangeable(with: ownEnvironment)
    else { return }
    ownEnvironment = environment
    dataController = dataController.remade(in: environment)
    rangeController = rangeController.remade(in: environment)
    environment.bind { connectControllers() }
  }
}

/// A reference that keeps a container's node alive as long as the view has a superview.
///
/// A supernode retains its subnodes. A node without a supernode, whose view was added to a view by hand,
/// would be deallocated otherwise.
@MainActor
struct ContainerNodeRetainer {
  private weak var layer: CALayer?

  /// Releases the reference held for the former superview and holds one for the current superview.
  mutating func follow(_ view: UIView) {
    let node = view.displayNode
    layer?.retainedOwners[ObjectIdentifier(view)] = nil
    layer = view.superview?.layer
    layer?.retainedOwners[ObjectIdentifier(view)] = node?.supernode == nil ? node : nil
  }
}

/// The elements whose cells are displayed, with counts: an element can briefly have several cells.
package struct CountedElements {
  private var counts: [ObjectIdentifier: (element: ASCollectionElement, count: Int)] = [:]
  private var order: [ObjectIdentifier] = []

  /// The elements, in the order in which they were first displayed.
  package var elements: [ASCollectionElement] { order.compactMap { counts[$0]?.element } }

  /// Increments the count of an element.
  package mutating func add(_ element: ASCollectionElement) {
    let id = ObjectIdentifier(element)
    if counts[id] == nil { order.append(id) }
    counts[id, default: (element, 0)].count += 1
  }

  /// Decrements the count of an element.
  package mutating func remove(_ element: ASCollectionElement) {
    let id = ObjectIdentifier(element)
    guard let entry = counts[id] else { return }
    counts[id] = entry.count > 1 ? (element, entry.count - 1) : nil
    if entry.count == 1 { order.removeAll { $0 == id } }
  }
}

extension ContainerView {
  /// Measures the nodes whose size was invalidated, and returns those whose size changed. An update
  /// that is invalid is reported as a violation.
  func relayoutNodesOfInvalidSize() -> [ASCellNode] {
    let nodes = resizedNodes
    guard !nodes.isEmpty else { return [] }
    resizedNodes = []
    do throws(InvalidUpdate) {
      return try dataController.relayout(nodes)
    } catch {
      report(error.violation(dataSource: dataSourceName))
      return []
    }
  }
}
