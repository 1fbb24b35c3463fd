import UIKit

/// Builds and measures the nodes of new elements, off the main actor.
struct ElementProcessing: Sendable {
  let policy: any ProcessingPolicy

  /// The elements of a map whose node is missing or has never been measured, UIKit cells aside.
  func unprocessed(in map: ASElementMap) -> [ASCollectionElement] {
    map.elements.filter { element in
      guard !element.isPlain else { return false }
      return element.nodeIfAllocated?.isMeasured != true
    }
  }

  /// The work of building and measuring what a map lacks when the work's turn comes.
  func work(
    for map: ASElementMap, completion: @escaping @Sendable () -> Void
  ) -> BackgroundWork {
    let elements = unprocessed(in: map)
    let isSerial = !elements.isEmpty && policy.serializesNodeCreation
    return BackgroundWork(
      label: "element", parallelism: isSerial ? .serial : .concurrent, unitCount: elements.count,
      phases: [.nodeBlock, .measurement],
      body: { unit, phase in
        if phase == 0 { _ = elements[unit].node } else { measure(elements[unit]) }
      }, completion: completion)
  }

  /// Builds and measures one node on the calling thread.
  func process(_ element: ASCollectionElement) {
    _ = element.node
    measure(element)
  }

  private func measure(_ element: ASCollectionElement) {
    let range = element.constrainedSize
    guard ASSizeRangeHasSignificantArea(range) else { return }
    measure(element.node, in: range)
  }

  /// Measures a node, unless that is to be done when it is needed.
  func measure(_ node: ASCellNode, in range: ASSizeRange) {
    guard policy.shouldMeasureEagerly(node, in: range) else { return }
    node.measureAtOrigin(in: range)
  }
}
