import Foundation
import UIKit

extension ASMeasurableNode {
  /// Measures the node in a range, using the maximum as the parent's size, and caches the layout.
  public final func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
  }

  /// Measures the node in a range inside a parent of the given size, and caches the layout.
  ///
  /// The cached layout is returned for the same range and parent size until the layout is
  /// invalidated.
  public final func layoutThatFits(
    _ constrainedSize: ASSizeRange, parentSize: CGSize
  ) -> ASLayout {
    waitUntilReturned()
    return withNodeLock { lockedLayoutThatFits(constrainedSize, parentSize) }
  }

  private final func lockedLayoutThatFits(
    _ constrainedSize: ASSizeRange, _ parentSize: CGSize
  ) -> ASLayout {
    if let layout = layoutOfLeaf(ExtentRange(constrainedSize), Extent(parentSize)) { return layout }
    // A node that measures itself in one of its overrides calls this method recursively.
    let own = activePass.map { $0.with { $0.depth } } ?? 0
    let found = LayoutPass.nested(in: own) { depth in
      nodeLayout(
        ExtentRange(constrainedSize), parent: Extent(parentSize),
        in: LayoutPass(root: self, depth: depth))
    }
    if let layout = found.layout { return layout }
    let layout = ASLayout(found.size, of: self, content: found.content)
    keep(layout, for: found)
    return layout
  }

  /// Measures a leaf that has no valid layout and no size in its style, without an object for the pass, or
  /// returns `nil` for other nodes, for invalid sizes and for a leaf that is being measured, which a pass
  /// reports.
  private final func layoutOfLeaf(_ range: ExtentRange, _ parent: Extent) -> ASLayout? {
    guard isPlainLeaf, !mayIntervene, activePass == nil, !isMeasuringLeaf,
      calculatedLayoutBox == nil, !pendingSlot.isValid(range, parent, storedVersion),
      storedStyle.map({ $0.with { $0.values.isSized } }) != true
    else { return nil }
    let version = storedVersion
    let allowed = range.intersection(.positive)
    isMeasuringLeaf = true
    let size = clampedContentSize(in: allowed)
    isMeasuringLeaf = false
    guard let rounded = size.roundedUp(scale: Double(RuntimeEnvironment.currentScale)) else {
      return nil
    }
    let layout = ASLayout(rounded, of: self, content: nil)
    keep(rounded, nil, layout, for: range, parent, version)
    return layout
  }

  /// Measures the node as ``layoutThatFits(_:)`` does, without creating an ``ASLayout``.
  final func measuredSize(in constrainedSize: ASSizeRange) -> CGSize {
    waitUntilReturned()
    let range = ExtentRange(constrainedSize)
    return withNodeLock {
      CGSize(nodeLayout(range, parent: range.maximum, in: LayoutPass(root: self)).size)
    }
  }

  /// The layout that is applied to the subnodes, or `nil` before the first layout.
  public final var calculatedLayout: ASLayout? {
    waitUntilReturned()
    return withNodeLock {
      guard let kept = calculatedNodeLayout else { return nil }
      if let layout = kept.layout { return layout }
      let layout = ASLayout(kept.size, of: self, content: kept.content)
      calculatedLayoutBox?.layout.layout = layout
      return layout
    }
  }

  /// The size of the newest valid layout, in points, or zero before the first one.
  public final var calculatedSize: CGSize {
    waitUntilReturned()
    return withNodeLock { CGSize(newestLayout?.size ?? .zero) }
  }

  /// The pending layout if it is valid, or else the calculated one. The caller holds the node's lock.
  private final var newestLayout: NodeLayout? {
    if let pending = pendingSlot.layout, pending.isValid(layoutVersion) { return pending }
    return calculatedNodeLayout
  }

  /// The range in which the newest valid layout was measured, or zero before the first layout.
  public final var constrainedSizeForCalculatedLayout: ASSizeRange {
    waitUntilReturned()
    return withNodeLock { newestLayout.map { ASSizeRange($0.range) } ?? ASSizeRange() }
  }

  /// The layout including specs. `nil` unless ``storesUnflattenedLayout`` was set before measuring.
  public final var unflattenedCalculatedLayout: ASLayout? { unflattenedLayout }

  /// Caches a layout object in the slot from which it was created.
  private func keep(_ layout: ASLayout, for found: NodeLayout) {
    let version = Int32(truncatingIfNeeded: found.version)
    if let box = calculatedLayoutBox,
      box.layout.isValid(found.range, found.parent, found.version)
    {
      box.layout.layout = layout
    } else if pendingSlot.isValid(found.range, found.parent, version) {
      pendingSlot.object = layout
    }
  }
}

extension ASMeasurableNode {
  final func reportUnsupportedSuperCall() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .unsupportedSuperCall, subject: layoutName,
        message: "layoutSpecThatFits of the base class was called.",
        remedy: "Return a spec of your own without calling super."))
  }

  final func reportReusedSpec(_ spec: ASLayoutSpec) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .reusedLayoutSpec, subject: layoutName,
        message: "The node returned '\(spec.layoutName)', which has been used before.",
        remedy: "Make a new spec each time layoutSpecThatFits is called."))
  }

  final func reportDuplicate(_ element: ASLayoutElementObject) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .duplicateLayoutElement, subject: layoutName,
        message: "The node returned a spec that holds '\(element.layoutName)' in several places.",
        remedy: "Use each element once; an empty spec is laid out instead."))
  }
}
