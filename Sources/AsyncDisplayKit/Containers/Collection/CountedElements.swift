/// The elements whose cells show; an element may show in several cells for a moment.
struct CountedElements {
  private var counts: [ObjectIdentifier: (element: ASCollectionElement, count: Int)] = [:]
  private var order: [ObjectIdentifier] = []

  /// The elements in the order in which they came.
  var elements: [ASCollectionElement] { order.compactMap { counts[$0]?.element } }

  /// Counts an element once more.
  mutating func add(_ element: ASCollectionElement) {
    let id = ObjectIdentifier(element)
    if counts[id] == nil { order.append(id) }
    counts[id, default: (element, 0)].count += 1
  }

  /// Counts an element once less.
  mutating func remove(_ element: ASCollectionElement) {
    let id = ObjectIdentifier(element)
    guard let entry = counts[id] else { return }
    counts[id] = entry.count > 1 ? (element, entry.count - 1) : nil
    if entry.count == 1 { order.removeAll { $0 == id } }
  }
}
