import UIKit

/// Gives the layout spec of a node in place of an override; runs on the thread that measures.
public typealias ASLayoutSpecBlock = (ASDisplayNode, ASSizeRange) -> ASLayoutSpec

extension ASDisplayNode {
  /// The closure that gives the layout spec, which wins over an override; any thread.
  public final var layoutSpecBlock: ASLayoutSpecBlock? {
    get { extras?.layoutSpecBlock }
    set { ownExtras.layoutSpecBlock = newValue }
  }

  /// A Boolean value that indicates whether the subnodes are those of the layout spec, inserted and
  /// removed with it; any thread.
  public final var automaticallyManagesSubnodes: Bool {
    get { flags.contains(.managesSubnodes) }
    set { flags.set(.managesSubnodes, newValue) }
  }

  /// A Boolean value that indicates whether a cell may animate when this node changes its size; the
  /// default is true; any thread.
  public final var shouldAnimateSizeChanges: Bool {
    get { flags.contains(.animatesSizeChanges) }
    set { flags.set(.animatesSizeChanges, newValue) }
  }

  /// Returns the subnodes, as elements of a layout; any thread.
  public final func sublayoutElements() -> [any ASLayoutElement] { children }

  /// Returns whether the node has a block for its layout spec, or has laid out subnodes; any
  /// thread.
  ///
  /// Swift cannot tell an override before it was asked.
  public final func implementsLayoutMethod() -> Bool {
    layoutSpecBlock != nil || calculatedNodeLayout?.content != nil
      || pendingNodeLayout?.content != nil
  }

  /// Which engine lays the node out: always layout specs; any thread.
  public final var layoutEngineType: ASLayoutEngineType { .layoutSpec }

  final func answerOfLayoutSpecBlock(_ range: ASSizeRange) -> ASLayoutSpec? {
    if let delegates = extras?.stateDelegates, !delegates.isEmpty {
      for delegate in delegates.delegates { delegate.nodeWillCalculateLayout(range) }
    }
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
  /// Layout specs.
  case layoutSpec
  /// Yoga, which this runtime does not have.
  case yoga
}

extension ASDisplayNode {
  /// Makes the layout stale and asks for a pass, in the next main turn when called off main.
  final func requestLayout() {
    guard isNodeLoaded else { return invalidateCalculatedLayout() }
    let done: Void? = onMain { node in
      node.invalidateCalculatedLayout()
      node.loadedLayer?.setNeedsLayout()
    }
    if done == nil { setBridged(.needsLayout) { _ in } }
  }

  /// Runs the passes that are asked for; an unloaded node is laid out without being loaded.
  @MainActor final func layoutNow() {
    if let loadedLayer {
      loadedLayer.layoutIfNeeded()
    } else {
      runLayoutPass()
    }
  }

  /// Brings the layout up to date with the bounds and gives the subnodes their frames.
  @MainActor final func runLayoutPass() {
    waitForCheckout()
    let bounds = bounds
    // An empty view would make layouts of negative sizes; it is laid out when it has a size.
    guard bounds != .zero, !isRunningTransition else { return }
    updateLayout(for: bounds.size)
    layoutPlaceholder()
    applyCalculatedLayout()
    if isNodeLoaded {
      layout()
      layoutDidFinish()
    }
    updateSafeAreaOfUnloadedChildren()
  }

  /// Sets the frames of the subnodes from the calculated layout, unless it is stale.
  @MainActor final func applyCalculatedLayout() {
    guard let calculated = calculatedNodeLayout, calculated.isValid(layoutVersion),
      let layout = calculatedLayout
    else { return }
    for sublayout in layout.sublayouts {
      guard let node = sublayout.layoutElement as? ASDisplayNode, node.parent === self else {
        continue
      }
      node.frame = mirrored(sublayout.frame, in: layout.size.width)
    }
  }

  /// Returns a frame as it is placed: mirrored where the node reads from right to left.
  final func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    var mirrored = frame
    mirrored.origin.x = width - frame.minX - frame.width
    return mirrored
  }

  private final var isRightToLeft: Bool {
    switch pendingState?.semanticContentAttribute ?? loadedSemanticContent {
    case .forceRightToLeft: return true
    case .forceLeftToRight, .playback, .spatial: return false
    default: return environment.traits.layoutDirection == .rightToLeft
    }
  }

  private final var loadedSemanticContent: UISemanticContentAttribute {
    onMain { $0.loadedView?.semanticContentAttribute ?? .unspecified } ?? .unspecified
  }
}
