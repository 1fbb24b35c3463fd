import Foundation
import UIKit

/// The measuring half of ``ASDisplayNode``: what a node overrides to lay itself out, and the
/// layouts it keeps.
///
/// A node keeps two layouts: the calculated one, which is applied, and a pending one, which is
/// newer. A question is its range, its parent's size and the node's layout version; the same
/// question is answered without calculating again. Not `Sendable`: use a node on one thread at a
/// time, and after its view is loaded on the main thread.
open class ASMeasurableNode: ASLayoutElementObject {
  final var calculatedLayoutBox: NodeLayoutBox?
  final var pendingSlot = NodeLayoutSlot()
  final var storedVersion: Int32 = 1
  /// Whether the node is being asked for its layout spec, when its subnodes must not change.
  package internal(set) final var isMakingLayoutSpec = false
  /// Whether ``unflattenedCalculatedLayout`` is kept, which costs memory; false by default.
  public final var storesUnflattenedLayout = false
  /// Whether the subclass may have a block for the layout spec, or a transition: until it says so
  /// it is not asked.
  final var mayIntervene = false
  /// The spec being measured, for the path of its elements; not counted.
  final var measuringSpec: Unmanaged<ASLayoutSpec>?

  /// Makes a node.
  public init() {
    super.init(kind: .node)
  }

  /// Returns the layout spec of the node; override it to lay out subnodes.
  ///
  /// The base class's method is reached only when there is no override; calling it from one is
  /// an `unsupported-super-call` violation. Called on the thread that measures, which may be in the
  /// background. Return a new spec each time.
  open func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    guard let activePass else {
      reportUnsupportedSuperCall()
      return ASLayoutSpec()
    }
    return activePass._withUnsafeGuaranteedRef { $0.declinedSpec }
  }

  /// Returns the size of a node without a layout spec; override it to measure content.
  ///
  /// Without an override it is the constraint where that is from 0 to below 10,000,000 points in
  /// both axes, else zero. Called on the thread that measures, which may be in the background.
  open func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let size = Extent(constrainedSize)
    return isValidLength(size.width) && isValidLength(size.height) ? constrainedSize : .zero
  }

  /// Calculates the layout for a range that has been narrowed by the style.
  ///
  /// The base class measures the node's layout spec and flattens the result to the subnodes, or
  /// asks ``calculateSizeThatFits(_:)`` and clamps the answer.
  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    withPass { pass in
      if let spec = layoutSpec(for: constrainedSize, in: pass) {
        return layout(of: spec, ExtentRange(constrainedSize), in: pass)
      }
      let size = Extent(calculateSizeThatFits(constrainedSize.max))
      let clamped = ExtentRange(constrainedSize).clamp(size)
      return pass.lend(pass.rounded(clamped, of: self), of: self)
    }
  }

  /// Narrows the range by the style's constraints, then calculates the layout.
  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    let own = size.resolved(parent: Extent(parentSize))
    if own.isUndefined { withPass { $0.reportUndefinedFraction(self) } }
    return calculateLayoutThatFits(
      ASSizeRange(ExtentRange(constrainedSize).intersection(own.range)))
  }

  /// The spec that a block gives in place of ``layoutSpecThatFits(_:)``; nil without a block.
  package func layoutSpecFromBlock(_ constrainedSize: ASSizeRange) -> ASLayoutSpec? { nil }

  /// Whether a layout transition is in flight, so that measuring must not touch kept layouts.
  package var hasLayoutTransitionInFlight: Bool { false }

  override final func measure(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    if mayIntervene {
      waitUntilReturned()
      if hasLayoutTransitionInFlight {
        guard begin(in: pass) else { return .zero }
        let found = askOverrides(range, parent: parent, in: pass)
        pass.depth -= 1
        return adopt(found.size, found.attachment?.content, in: pass)
      }
    }
    if calculatedLayoutBox != nil, let kept = calculatedAnswer(range, parent) {
      return adopt(kept.size, kept.content, in: pass)
    }
    if !pendingSlot.isValid(range, parent, storedVersion) {
      guard begin(in: pass) else { return .zero }
      let version = storedVersion
      let found = askOverrides(range, parent: parent, in: pass)
      pass.depth -= 1
      keep(found.size, found.attachment, for: range, parent, version)
    }
    return adopt(pendingSlot.size, pendingSlot.attachment?.content, in: pass)
  }

  /// The applied layout, where it answers a question.
  @inline(never)
  private final func calculatedAnswer(_ range: ExtentRange, _ parent: Extent) -> NodeLayout? {
    guard let kept = calculatedNodeLayout, kept.isValid(range, parent, layoutVersion) else {
      return nil
    }
    return kept
  }

  /// Keeps an answer in place of the one before; value by value, which needs no exclusive access.
  @inline(__always)
  private final func keep(
    _ size: Extent, _ attachment: NodeLayoutSlot.Attachment?, for range: ExtentRange,
    _ parent: Extent, _ version: Int32
  ) {
    pendingSlot.range = range
    pendingSlot.parent = parent
    pendingSlot.size = size
    pendingSlot.version = version
    pendingSlot.isRequestedFromAbove = false
    // A leaf has no attachment, before and after.
    if attachment != nil || pendingSlot.attachment != nil { pendingSlot.attachment = attachment }
  }
}

extension ASMeasurableNode {
  /// The layout that is applied to the subnodes.
  final var calculatedNodeLayout: NodeLayout? {
    get { calculatedLayoutBox?.layout }
    set { calculatedLayoutBox = newValue.map { NodeLayoutBox($0) } }
  }

  /// The newest layout, until it is applied.
  final var pendingNodeLayout: NodeLayout? {
    get { pendingSlot.layout }
    set { pendingSlot = NodeLayoutSlot(newValue) }
  }

  /// The layout including specs, where the node is to keep it.
  final var unflattenedLayout: ASLayout? {
    get { elementExtras?.unflattenedLayout }
    set {
      if newValue != nil || elementExtras != nil { madeElementExtras.unflattenedLayout = newValue }
    }
  }

  /// Grows with every invalidation.
  final var layoutVersion: Int {
    get { Int(storedVersion) }
    set { storedVersion = Int32(truncatingIfNeeded: newValue) }
  }

  /// The kept layout that answers a question, or a new one.
  final func nodeLayout(_ range: ExtentRange, parent: Extent, in pass: LayoutPass) -> NodeLayout {
    if mayIntervene && hasLayoutTransitionInFlight {
      return calculate(range, parent: parent, in: pass)
    }
    if let kept = calculatedNodeLayout, kept.isValid(range, parent, layoutVersion) { return kept }
    if let kept = pendingNodeLayout, kept.isValid(range, parent, layoutVersion) { return kept }
    let new = calculate(range, parent: parent, in: pass)
    pendingNodeLayout = new
    return new
  }

  /// Calculates a layout through the methods that a subclass may have overridden.
  final func calculate(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> NodeLayout {
    let version = layoutVersion
    guard pass.depth < LayoutPass.maximumDepth else {
      if activePass == nil { pass.reportDepth(self) } else { pass.reportRecursion(self) }
      return NodeLayout(
        size: .zero, content: nil, range: range, parent: parent, version: version)
    }
    pass.depth += 1
    defer { pass.depth -= 1 }
    let found = askOverrides(range, parent: parent, in: pass)
    return NodeLayout(
      size: found.size, content: found.attachment?.content, range: range, parent: parent,
      version: version, layout: found.attachment?.layout)
  }
}
