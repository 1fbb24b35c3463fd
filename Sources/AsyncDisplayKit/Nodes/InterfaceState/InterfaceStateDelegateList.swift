/// The observers of one node, at most four, none of them kept alive.
struct InterfaceStateDelegateList {
  private struct Slot {
    weak var delegate: (any ASInterfaceStateDelegate)?
  }

  /// The number of observers that Texture allows.
  static let capacity = 4

  private var slots: [Slot] = []

  /// Adds an observer in the first free slot.
  ///
  /// - Returns: whether there was one.
  mutating func add(_ delegate: any ASInterfaceStateDelegate) -> Bool {
    if let free = slots.firstIndex(where: { $0.delegate == nil }) {
      slots[free].delegate = delegate
      return true
    }
    guard slots.count < Self.capacity else { return false }
    slots.append(Slot(delegate: delegate))
    return true
  }

  /// Frees the first slot that holds an observer.
  mutating func remove(_ delegate: any ASInterfaceStateDelegate) {
    guard let index = slots.firstIndex(where: { $0.delegate === delegate }) else { return }
    slots[index].delegate = nil
  }

  /// The observers that are alive, in the order of their slots.
  var delegates: [any ASInterfaceStateDelegate] { slots.compactMap(\.delegate) }

  /// Whether no observer was ever added.
  var isEmpty: Bool { slots.isEmpty }
}
