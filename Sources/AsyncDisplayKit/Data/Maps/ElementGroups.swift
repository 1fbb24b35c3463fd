/// The groups of elements that are made one after the other.
struct ElementGroups {
  private let owner: ElementOwner
  private var group: ElementGroup?
  private var setup: CellNodeSetup?
  private var room = 0

  /// Begins with the first group of a container's new elements.
  init(of owner: ElementOwner) {
    self.owner = owner
  }

  /// The group of the next element: the one before it, while it has room and the same setup.
  mutating func next(with newSetup: CellNodeSetup?) -> ElementGroup {
    if let group, room > 0, setup === newSetup {
      room -= 1
      return group
    }
    let made = ElementGroup(of: owner, setup: newSetup)
    (group, setup, room) = (made, newSetup, ElementGroup.size - 1)
    return made
  }
}
