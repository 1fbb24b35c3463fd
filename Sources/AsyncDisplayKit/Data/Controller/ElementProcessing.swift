import UIKit

/// Builds and measures the nodes of new elements, off the main actor.
struct ElementProcessing: Sendable {
  let policy: any ProcessingPolicy
  /// A Boolean value that indicates whether two elements may have the same node, which two threads
  /// must not have at a time.
  var sharesNodes = false
  /// A Boolean value that indicates whether the elements are all new, so that one thread need not
  /// look at each before the work: the main thread may have built a node since, but waits for the
  /// work before it measures that.
  var takesAll = false

  /// Returns the elements of a map whose node is missing or has never been measured, UIKit cells
  /// aside.
  func unprocessed(in map: ASElementMap) -> [ASCollectionElement] {
    map.elements(where: \.needsProcessing)
  }

  /// Returns the work of building and measuring what a map lacks when the work's turn comes.
  ///
  /// The completion gets the elements whose nodes only the main thread may have.
  func work(
    for map: ASElementMap, completion: @escaping @Sendable ([ASCollectionElement]) -> Void
  ) -> BackgroundWork {
    let elements = takesAll ? map.elements : unprocessed(in: map)
    let isSerial = sharesNodes || (!elements.isEmpty && policy.serializesNodeCreation)
    let work = ElementWork(isSerial: isSerial)
    return BackgroundWork(
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

  /// Builds and measures elements whose nodes others of the work had, one after the other.
  private func finish(_ elements: [ASCollectionElement]) {
    elements.first?.nodeForMeasuring().node.reportSharing()
    for element in elements { measureNode(of: element) }
  }

  /// Builds and measures one node on the calling thread.
  func process(_ element: ASCollectionElement) {
    measure(element.node, in: element.constrainedSize)
  }

  /// Measures a node, unless its range is empty or it is to be measured when it is needed.
  func measure(_ node: ASCellNode, in range: ASSizeRange) {
    guard ASSizeRangeHasSignificantArea(range) else { return }
    guard policy.shouldMeasureEagerly(node, in: range) else { return }
    node.measureAtOrigin(in: range)
  }
}

extension ASCellNode {
  /// Measures the node in a range and puts it at the origin with its size, in points.
  func measureAtOrigin(in range: ASSizeRange) {
    frame = CGRect(origin: .zero, size: measuredSize(in: range))
  }

  /// A Boolean value that indicates whether the node has ever been measured.
  var isMeasured: Bool { pendingSlot.version > 0 || calculatedLayoutBox != nil }
}
