import UIKit

/// A block that returns a node's layout spec. Called on the thread that measures the node.
public typealias ASLayoutSpecBlock = (ASDisplayNode, ASSizeRange) -> ASLayoutSpec

extension ASDisplayNode {
  /// The block that returns the layout spec. It takes precedence over an override of
  /// `layoutSpecThatFits(_:)`.
  ///
  /// Any thread.
  public final var layoutSpecBlock: ASLayoutSpecBlock? {
    get { extras?.locked { $0.layoutSpecBlock } ?? nil }
    set {
      var block = newValue
      ownExtras.locked { swap(&$0.layoutSpecBlock, &block) }
    }
  }

  /// A Boolean value that indicates whether subnodes are inserted and removed according to the
  /// layout spec.
  ///
  /// Any thread.
  public final var automaticallyManagesSubnodes: Bool {
    get { flags.contains(.managesSubnodes) }
    set { flags.set(.managesSubnodes, newValue) }
  }

  /// A Boolean value that indicates whether a cell may animate when this node's size changes. The
  /// default is `true`.
  ///
  /// Any thread.
  public final var shouldAnimateSizeChanges: Bool {
    get { flags.contains(.animatesSizeChanges) }
    set { flags.set(.animatesSizeChanges, newValue) }
  }

  /// Returns the subnodes as layout elements.
  ///
  /// Any thread.
  public final func sublayoutElements() -> [any ASLayoutElement] { children }

  /// Returns whether the node has a layout spec block or has laid out subnodes.
  ///
  /// Any thread. Swift cannot detect an override of `layoutSpecThatFits(_:)` before it is called.
  public final func implementsLayoutMethod() -> Bool {
    layoutSpecBlock != nil || calculatedNodeLayout?.content != nil
      || pendingNodeLayout?.content != nil
  }

  /// The layout engine of the node: always layout specs.
  ///
  /// Any thread.
  public final var layoutEngineType: ASLayoutEngineType { .layoutSpec }

  final func answerOfLayoutSpecBlock(_ range: ASSizeRange) -> ASLayoutSpec? {
    guard let block = layoutSpecBlock else { return nil }
    isMakingLayoutSpec = true
    defer { isMakingLayoutSpec = false }
    return block(self, range)
  }
}

/// The engine that lays out a node.
///
/// Texture: `ASLayoutEngineType`.
public enum ASLayoutEngineType: Int, Hashable, Sendable {
  /// The node is laid out with layout specs.
  case layoutSpec
  /// The node is laid out with Yoga. Not supported by this runtime.
  case yoga
}

extension ASDisplayNode {
  /// Invalidates the layout and requests a layout pass. Off the main thread, the request is made in
  /// a later main-queue job.
  final func requestLayout() {
    guard isNodeLoaded else { return invalidateCalculatedLayout() }
    let done: Void? = onMain { node in
      node.invalidateCalculatedLayout()
      node.loadedLayer?.setNeedsLayout()
    }
    if done == nil { setBridged(.needsLayout) { _ in } }
  }

  /// Runs the requested layout passes. An unloaded node is laid out without being loaded.
  @MainActor final func layoutNow() {
    if let loadedLayer {
      loadedLayer.layoutIfNeeded()
    } else {
      runLayoutPass()
    }
  }

  /// Updates the layout for the bounds and sets the frames of the subnodes.
  ///
  /// Source: `ASDisplayNode.mm`, `-__layout`.
  @MainActor final func runLayoutPass() {
    waitForCheckout()
    let bounds = bounds
    // An empty view would cause layouts of negative sizes; it is laid out when it has a size.
    guard bounds != .zero, !isRunningTransition else { return }
    updateLayout(for: bounds.size)
    layoutPlaceholder()
    applyCalculatedLayout()
    if isNodeLoaded {
      layout()
      layoutClippingCorners()
      layoutDidFinish()
    }
    updateSafeAreaOfLayerBackedChildren()
  }

  /// Sets the frames of the subnodes from the calculated layout, unless it is stale.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-_layoutSublayouts`.
  @MainActor final func applyCalculatedLayout() {
    guard let calculated = calculatedNodeLayout, calculated.isValid(layoutVersion),
      let layout = calculatedLayout
    else { return }
    for sublayout in layout.sublayouts {
      guard let node = sublayout.layoutElement as? ASDisplayNode, node.parent === self else {
        continue
      }
      node.frame = sublayout.frame
    }
  }

  /// A Boolean value that indicates whether the node's layout direction is right to left.
  ///
  /// It depends on the attribute that was set on the node, not on that of its view. Source:
  /// `ASDisplayNode+LayoutSpec.mm`, `-calculateLayoutLayoutSpec:`.
  final var isRightToLeft: Bool {
    switch extras?.semanticContent ?? .unspecified {
    case .forceRightToLeft: return true
    case .forceLeftToRight, .playback, .spatial: return false
    default: return environment.traits.layoutDirection == .rightToLeft
    }
  }
}

extension ASDisplayNode {
  /// Discards the cached layouts, after another thread has finished measuring.
  final func discardCalculatedLayout() {
    waitForCheckout()
    incrementLayoutVersion()
  }
}
