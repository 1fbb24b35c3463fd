import UIKit

/// What a few elements of a container share, made anew for each few of them.
///
/// Each node counts a reference to what its container shares. One object for all nodes would have
/// every thread count at one address and wait for the others there; elements of one group are built
/// by one thread, or by two where a group lies at the end of a thread's share.
package final class ElementGroup: Sendable {
  /// How many elements have one group.
  static let size = 16

  /// What all elements of the container share.
  let owner: ElementOwner
  /// What the container's view does to each node; a copy of the group's own.
  let setup: CellNodeSetup?
  private let firstTraits: ASTraitCollection?
  private let traitsVersion: UInt

  /// Makes a group of a container's elements.
  package init(of owner: ElementOwner, setup: CellNodeSetup? = nil) {
    self.owner = owner
    self.setup = setup?.copy()
    // Read before the traits, so that newer ones count as changed.
    traitsVersion = owner.traitsVersion
    firstTraits = owner.traits?.copy()
  }

  /// The container's present traits; nil while it has none; any thread.
  var traits: ASTraitCollection? {
    owner.traitsVersion == traitsVersion ? firstTraits : owner.traits
  }

  /// Whether the node is this container's, which it is from now on if it has been nobody's.
  func isFirst(at node: ASCellNode) -> Bool {
    node.firstGroup.fill(with: self).owner === owner
  }

  /// Whether a thread may take over a node now that a block returned or that is kept.
  ///
  /// Only the main thread can wait, so only to it the answer is ever no.
  func mayTake(_ node: ASCellNode) -> Bool {
    let isFree =
      isFirst(at: node) && node.latestWork.load(ordering: .acquiring) == 0
      && !node.flags.contains(.checkedOut)
    return isFree || ExecutionRole.current != .main
  }
}

extension CellNodeSetup {
  /// The same setup as another object.
  fileprivate func copy() -> CellNodeSetup {
    CellNodeSetup(
      interactionDelegate: interactionDelegate, isRangeManaged: isRangeManaged,
      isInverted: isInverted)
  }
}

extension ASTraitCollection {
  /// The same traits as another object.
  fileprivate func copy() -> ASTraitCollection {
    ASTraitCollection(primitiveTraitCollection: primitiveTraitCollection)
  }
}
