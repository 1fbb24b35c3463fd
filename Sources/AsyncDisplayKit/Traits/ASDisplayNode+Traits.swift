import UIKit

extension ASDisplayNode {
  /// The present traits as a value; any thread.
  public final func primitiveTraitCollection() -> ASPrimitiveTraitCollection { traits }

  /// The present traits as an object; any thread.
  public final func asyncTraitCollection() -> ASTraitCollection {
    traitBox ?? ASTraitCollection()
  }

  /// Sets the traits of this node alone and tells it when they differ.
  ///
  /// Any thread until the node is loaded, the main thread afterwards; the hook runs on the main
  /// thread only.
  public final func setPrimitiveTraitCollection(_ newTraits: ASPrimitiveTraitCollection) {
    adopt(ASTraitCollection(primitiveTraitCollection: newTraits))
  }

  /// Gives the whole subtree the traits of what holds it.
  package final func propagateTraits(_ newTraits: ASPrimitiveTraitCollection) {
    guard newTraits != traits || !children.isEmpty else { return }
    let shared = ASTraitCollection(primitiveTraitCollection: newTraits)
    forEachInSubtree { $0.adopt(shared) }
  }

  private final func adopt(_ newTraits: ASTraitCollection) {
    guard newTraits.primitiveTraitCollection != traits else { return }
    let previous = asyncTraitCollection()
    traitBox = newTraits
    _ = onMain { $0.asyncTraitCollectionDidChange(withPreviousTraitCollection: previous) }
  }
}

/// Gives a node and everything below it the same traits.
public func ASTraitCollectionPropagateDown(
  _ element: ASDisplayNode, _ traitCollection: ASPrimitiveTraitCollection
) {
  element.propagateTraits(traitCollection)
}
