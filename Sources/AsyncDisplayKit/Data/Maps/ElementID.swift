/// Which element a node was made for, of which container.
///
/// A node cannot refer to its element, which keeps the node alive; a weak reference would cost each
/// of a million elements an object of its own.
struct ElementID: Hashable, Sendable {
  private let owner: ObjectIdentifier
  private let number: UInt

  /// Makes the identity of an element from what it shares with all others and its own number.
  ///
  /// The owner must be kept alive by who keeps the identity.
  init(_ owner: ElementOwner, number: UInt) {
    self.owner = ObjectIdentifier(owner)
    self.number = number
  }
}
