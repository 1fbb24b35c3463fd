import UIKit

extension ASDisplayNode {
  /// Returns the present traits as a value; any thread.
  public final func primitiveTraitCollection() -> ASPrimitiveTraitCollection { traits }

  /// Returns the present traits as an object; any thread.
  public final func asyncTraitCollection() -> ASTraitCollection {
    traitBox ?? ASTraitCollection()
  }

  /// Sets the traits of this node alone and tells it when they differ.
  ///
  /// Any thread until the node is loaded, the main thread afterwards; the hook runs on the main
  /// thread only: for traits set elsewhere when the node is loaded.
  public final func setPrimitiveTraitCollection(_ newTraits: ASPrimitiveTraitCollection) {
    adopt(ASTraitCollection(primitiveTraitCollection: newTraits))
  }

  /// Propagates the traits of the containing object to the whole subtree.
  package final func propagateTraits(_ newTraits: ASPrimitiveTraitCollection) {
    guard newTraits != traits || !children.isEmpty else { return }
    propagateTraits(ASTraitCollection(primitiveTraitCollection: newTraits))
  }

  /// Propagates shared traits to the whole subtree.
  final func propagateTraits(_ shared: ASTraitCollection) {
    forEachInSubtree { $0.adopt(shared) }
  }

  private final func adopt(_ newTraits: ASTraitCollection) {
    guard traitBox !== newTraits, newTraits.primitiveTraitCollection != traits else { return }
    let previous = traits
    traitBox = newTraits
    let told: Void? = onMain { $0.tellTraitChange(from: previous) }
    flags.set(.owesTraitHook, told == nil)
  }

  @MainActor private final func tellTraitChange(from previous: ASPrimitiveTraitCollection) {
    asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
    traitsDidChange()
  }

  /// Tells the node at load of traits that it got off the main thread, where the hook may not run.
  @MainActor final func tellTraitsOfBackground() {
    guard flags.contains(.owesTraitHook) else { return }
    flags.remove(.owesTraitHook)
    tellTraitChange(from: ASPrimitiveTraitCollection())
  }

  /// Draws a loaded node again when the interface turned light or dark.
  @MainActor final func redrawIfStyleChanged(from previous: ASPrimitiveTraitCollection) {
    guard isNodeLoaded, previous.userInterfaceStyle != traits.userInterfaceStyle else { return }
    setNeedsDisplay()
  }
}

/// Propagates traits to a node and its descendants.
public func ASTraitCollectionPropagateDown(
  _ element: ASDisplayNode, _ traitCollection: ASPrimitiveTraitCollection
) {
  element.propagateTraits(traitCollection)
}
