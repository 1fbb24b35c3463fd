import UIKit

/// The building and measuring of new elements' nodes, off the main actor.
struct ElementProcessing: Sendable {
  let policy: any ProcessingPolicy
  /// A Boolean value that indicates whether two elements may share a node, which only one thread
  /// may use at a time.
  var sharesNodes = false
  /// A Boolean value that indicates whether all elements are new, so that the work takes all of
  /// them without filtering.
  ///
  /// The main thread may have built a node since, but waits for the work before it measures the
  /// node.
  var takesAll = false

  /// Returns the elements of a map whose node is missing or was never measured, except UIKit cells.
  ///
  /// Source: `ASDataController.mm`, `-updateWithChangeSet:`.
  func unprocessed(in map: ASElementMap) -> [ASCollectionElement] {
    map.elements(where: \.needsProcessing)
  }

  /// Returns a work item that creates and measures the nodes that a map lacks when the work item
  /// begins.
  ///
  /// The completion closure receives the elements whose nodes only the main thread may process.
  ///
  /// Source: `ASDataController.mm`, `-_allocateNodesFromElements:strictlyOnCurrentThread:`.
  func work(
    for map: ASElementMap, completion: @escaping @Sendable ([ASCollectionElement]) -> Void
  ) -> RuntimeScheduling.Work {
    let elements = takesAll ? map.elements : unprocessed(in: map)
    // Asked even if nodes are shared. Source: `ASDataController.mm`,
    // `-_allocateNodesFromElements:strictlyOnCurrentThread:`.
    let serializes = !elements.isEmpty && policy.serializesNodeCreation
    let isSerial = sharesNodes || serializes
    let work = ElementWork(isSerial: isSerial)
    return RuntimeScheduling.Work(
      label: "element", parallelism: isSerial ? .serial : .concurrent, unitCount: elements.count,
      phases: [.nodeBlock, .measurement],
      body: { unit, phase in
        let element = elements[unit]
        if phase == 0 {
          let turn = element.buildNode(in: work)
          if turn != .now { work.postpone(unit, to: turn) }
        } else if !work.hasPostponed(unit) {
          measureNode(of: element)
        }
      },
      completion: {
        finish(work.takePostponed(to: .atTheEnd).map { elements[$0] })
        completion(work.takePostponed(to: .onMain).map { elements[$0] })
      })
  }

  private func measureNode(of element: ASCollectionElement) {
    let (node, range) = element.nodeForMeasuring()
    measure(node, in: range)
  }

  /// Creates and measures, one after the other, the nodes that other elements of the work item were
  /// using.
  private func finish(_ elements: [ASCollectionElement]) {
    elements.first?.nodeForMeasuring().node.reportSharing()
    for element in elements { measureNode(of: element) }
  }

  /// Creates and measures an element's node on the calling thread.
  func process(_ element: ASCollectionElement) {
    measure(element.node, in: element.constrainedSize)
  }

  /// Measures a node, unless its range is empty or the policy defers the measurement.
  ///
  /// Source: `ASDataController.mm`, `-_layoutNode:withConstrainedSize:`.
  func measure(_ node: ASCellNode, in range: ASSizeRange) {
    guard ASSizeRangeHasSignificantArea(range) else { return }
    guard policy.shouldMeasureEagerly(node, in: range) else { return }
    node.measureAtOrigin(in: range)
  }
}

extension ASCellNode {
  /// Measures the node in a range and sets its frame to the origin and the measured size, in
  /// points.
  func measureAtOrigin(in range: ASSizeRange) {
    frame = CGRect(origin: .zero, size: measuredSize(in: range))
  }

  /// A Boolean value that indicates whether the node has ever been measured.
  ///
  /// The main thread may be measuring a displayed node. Source: `ASDisplayNode+Layout.mm`,
  /// `-calculatedLayout`, which locks the node.
  var isMeasured: Bool {
    withNodeLock { pendingSlot.version > 0 || calculatedLayoutBox != nil }
  }
}
