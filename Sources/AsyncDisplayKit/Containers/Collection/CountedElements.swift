/// The elements whose cells show; an element may show in several cells for a moment.
package struct CountedElements {
  private var counts: [ObjectIdentifier: (element: ASCollectionElement, count: Int)] = [:]
  private var order: [ObjectIdentifier] = []

  /// The elements in the order in which they came.
  package var elements: [ASCollectionElement] { order.compactMap { counts[$0]?.element } }

  /// Counts an element once more.
  package mutating func add(_ element: ASCollectionElement) {
    let id = ObjectIdentifier(element)
    if counts[id] == nil { order.append(id) }
    counts[id, default: (element, 0)].count += 1
  }

  /// Counts an element once less.
  package mutating func remove(_ element: ASCollectionElement) {
    let id = ObjectIdentifier(element)
    guard let entry = counts[id] else { return }
    counts[id] = entry.count > 1 ? (element, entry.count - 1) : nil
    if entry.count == 1 { order.removeAll { $0 == id } }
  }
}
