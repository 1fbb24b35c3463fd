import UIKit

extension ASDisplayNode {
  /// Returns the current traits as a value.
  ///
  /// Any thread.
  public final func primitiveTraitCollection() -> ASPrimitiveTraitCollection { traits }

  /// Returns the current traits as an object.
  ///
  /// Any thread.
  public final func asyncTraitCollection() -> ASTraitCollection {
    traitBox ?? ASTraitCollection()
  }

  /// Sets the traits of this node only, and notifies it if they differ.
  ///
  /// Any thread until the node is loaded, then the main thread. The hook is called on the main
  /// thread only: for traits set on another thread, in a later main-queue job or when the node is loaded.
  public final func setPrimitiveTraitCollection(_ newTraits: ASPrimitiveTraitCollection) {
    guard newTraits != traits else { return }
    var ancestor = parent
    while let node = ancestor {
      node.flags.insert(.hasOtherTraitsBelow)
      ancestor = node.parent
    }
    adopt(ASTraitCollection(primitiveTraitCollection: newTraits))
  }

  /// Sets the traits of the whole subtree to those of the containing object.
  package final func propagateTraits(_ newTraits: ASPrimitiveTraitCollection) {
    guard newTraits != traits || !children.isEmpty else { return }
    propagateTraits(ASTraitCollection(primitiveTraitCollection: newTraits))
  }

  /// Sets the traits of the whole subtree to a shared object.
  final func propagateTraits(_ shared: ASTraitCollection) {
    forEachInSubtree { node in
      node.flags.remove(.hasOtherTraitsBelow)
      node.adopt(shared)
    }
  }

  private final func adopt(_ newTraits: ASTraitCollection) {
    guard let previous = exchangeTraits(newTraits) else { return }
    if onMain({ $0.tellTraitChange(from: previous) }) != nil {
      return flags.remove(.owesTraitHook)
    }
    // A node that another thread loads meanwhile calls the hook, or is loaded already.
    let isOwed = withBridgeLock {
      if !isNodeLoaded { flags.insert(.owesTraitHook) }
      return !isNodeLoaded
    }
    if !isOwed { performOnMain { $0.tellTraitChange(from: previous) } }
  }

  /// Stores traits that differ and returns the previous ones, or returns `nil`.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-setPrimitiveTraitCollection:`, which compares and stores under one
  /// lock.
  private final func exchangeTraits(_ newTraits: ASTraitCollection) -> ASPrimitiveTraitCollection? {
    withNodeLock {
      let previous = lockedTraits?.value ?? ASPrimitiveTraitCollection()
      guard lockedTraits !== newTraits, newTraits.value != previous else { return nil }
      lockedTraits = newTraits
      return previous
    }
  }

  @MainActor private final func tellTraitChange(from previous: ASPrimitiveTraitCollection) {
    asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
    traitsDidChange()
  }

  /// Notifies the node, when it is loaded, of traits that were set off the main thread.
  @MainActor final func tellTraitsOfBackground() {
    guard flags.contains(.owesTraitHook) else { return }
    flags.remove(.owesTraitHook)
    tellTraitChange(from: ASPrimitiveTraitCollection())
  }

  /// Redraws a loaded node if the interface style has changed. A layer gets the background color of the
  /// new style.
  ///
  /// Source: `ASDisplayNode.mm`, `-asyncTraitCollectionDidChangeWithPreviousTraitCollection:`.
  @MainActor final func redrawIfStyleChanged(from previous: ASPrimitiveTraitCollection) {
    guard isNodeLoaded, previous.userInterfaceStyle != traits.userInterfaceStyle else { return }
    if isLayerBacked, let color = backgroundColor { loadedLayer?.backgroundColor = color.cgColor }
    if cornerRounding.type == .clipping, cornerRounding.radius > 0 { drawClippingCorners() }
    setNeedsDisplay()
  }
}

extension ASMeasurableNode {
  /// Gives the elements of the node's layout spec the node's traits, so that a subnode has them when it is
  /// first measured, before automatic subnode management inserts it.
  ///
  /// A subnode that has this node's traits is searched only if traits were set on a node below it: all other
  /// nodes have their supernode's traits. Source: `ASDisplayNode+LayoutSpec.mm`,
  /// `-calculateLayoutLayoutSpec:`; `ASTraitCollection.mm`, `ASTraitCollectionPropagateDown`.
  final func propagateTraits(to elements: ContiguousArray<ElementReference>) {
    guard let owner = self as? ASDisplayNode else { return }
    let shared = owner.traitBox
    for reference in elements {
      reference.with { element in
        if let spec = element as? ASLayoutSpec {
          if let shared { spec.traits = shared }
        } else if let node = element as? ASDisplayNode,
          node.traitBox !== shared || node.flags.contains(.hasOtherTraitsBelow)
        {
          node.propagateTraits(shared ?? ASTraitCollection())
        }
      }
    }
  }
}

/// Propagates traits to a node or layout spec and its descendants.
public func ASTraitCollectionPropagateDown(
  _ element: any ASLayoutElement, _ traitCollection: ASPrimitiveTraitCollection
) {
  if let node = element as? ASDisplayNode { return node.propagateTraits(traitCollection) }
  element.setPrimitiveTraitCollection(traitCollection)
  for child in element.sublayoutElements() {
    ASTraitCollectionPropagateDown(child, traitCollection)
  }
}
