import Foundation
import Synchronization
import UIKit

/// The superclass of ``ASDisplayNode`` with the measuring methods and the cached layouts.
///
/// A node caches two layouts: the calculated one, which is applied, and a pending one, which is
/// newer. A cached layout is reused for the same range, parent size and layout version. Any thread may
/// measure a node and read its layouts; the node's lock is held meanwhile.
open class ASMeasurableNode: ASLayoutElementObject {
  /// The lock of the cached layouts, the layout version and everything that changes while the node
  /// measures.
  final let nodeLock = NodeLock()
  // The Boolean properties are declared here because they fit into padding.
  /// A Boolean value that indicates whether the layout spec is being created. Subnodes must not
  /// change during that time.
  package internal(set) final var isMakingLayoutSpec = false
  /// The number of changes of the style's sizes when the node was last measured.
  final var measuredStyle: UInt8 = 0
  /// A Boolean value that indicates whether the content of a leaf is being measured without a pass.
  final var isMeasuringLeaf = false
  /// A Boolean value that indicates whether measuring keeps ``unflattenedCalculatedLayout``. The
  /// default is `false`.
  ///
  /// Any thread. Source: `ASDisplayNode.mm`, `+shouldStoreUnflattenedLayouts`.
  public final var storesUnflattenedLayout: Bool {
    get { unflattening.load(ordering: .relaxed) }
    set { unflattening.store(newValue, ordering: .relaxed) }
  }
  private final let unflattening = Atomic<Bool>(false)
  /// A Boolean value that indicates whether the subclass may have a layout spec block or a
  /// transition.
  ///
  /// As long as it is `false`, neither is queried.
  final var mayIntervene: Bool {
    get { intervention.load(ordering: .relaxed) }
    set { intervention.store(newValue, ordering: .relaxed) }
  }
  private final let intervention = Atomic<Bool>(false)
  final var calculatedLayoutBox: NodeLayoutBox?
  /// The spec being measured, unretained; used to describe the path of an element.
  final var measuringSpec: Borrowed<ASLayoutSpec>?
  final var pendingSlot = NodeLayoutSlot()
  final var storedVersion: Int32 = 1

  /// Creates a node.
  public init() {
    super.init(kind: .node)
  }

  /// Returns the layout spec of the node. Override it to lay out subnodes.
  ///
  /// This implementation is called only if there is no override; calling it from an override is an
  /// `unsupported-super-call` violation. Called on the measuring thread, which may be a background
  /// thread. Return a new spec each time.
  open func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    guard let activePass else {
      reportUnsupportedSuperCall()
      return ASLayoutSpec()
    }
    return activePass.with { $0.unimplementedSpec }
  }

  /// Returns the size of a node without a layout spec. Override it to measure content.
  ///
  /// The default implementation returns the constrained size if it is from 0 to below 10,000,000
  /// points in both axes, and zero otherwise. Called on the measuring thread, which may be a
  /// background thread.
  open func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let size = Extent(constrainedSize)
    return isValidLength(size.width) && isValidLength(size.height) ? constrainedSize : .zero
  }

  /// Calculates the layout for a range that has been narrowed by the style.
  ///
  /// The base class measures the node's layout spec and flattens the result to the subnodes, or
  /// calls ``calculateSizeThatFits(_:)`` and clamps the result.
  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    guard let activePass else { return ownLayoutInNewPass(constrainedSize) }
    return activePass.with { ownLayout(constrainedSize, in: $0) }
  }

  /// Calculates the layout for a range and a parent size: narrows the range by the style first.
  ///
  /// The size that is passed is ignored: that of the style counts. Source: `ASDisplayNode.mm`,
  /// `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
    relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    let own = ownSize.resolved(parent: Extent(parentSize))
    if own.isUndefined { withPass { $0.reportUndefinedFraction(self) } }
    return calculateLayoutThatFits(
      ASSizeRange(ExtentRange(constrainedSize).intersection(own.range)))
  }

  /// A Boolean value that indicates whether the class has no layout spec and overrides no measuring method
  /// except ``calculateSizeThatFits(_:)``, so that its content can be measured without a pass.
  var isPlainLeaf: Bool { false }

  /// Returns the layout spec from the node's block, which replaces ``layoutSpecThatFits(_:)``, or
  /// `nil` without a block.
  package func layoutSpecFromBlock(_ constrainedSize: ASSizeRange) -> ASLayoutSpec? { nil }

  /// A Boolean value that indicates whether the positions in a layout of the node's spec are mirrored
  /// horizontally.
  package var mirrorsLayout: Bool { false }

  /// A Boolean value that indicates whether a layout transition is in progress, during which
  /// measuring must not change cached layouts.
  package var hasLayoutTransitionInFlight: Bool { false }

  override final func measure(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    nodeLock.lock(by: pass.thread)
    let size = lockedMeasure(range, parent: parent, in: pass)
    nodeLock.unlock()
    return size
  }

  @inline(__always)
  private final func lockedMeasure(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    if mayIntervene, let size = measureInTransition(range, parent: parent, in: pass) {
      return size
    }
    if calculatedLayoutBox != nil, let kept = calculatedAnswer(range, parent) {
      if measuredStyle != styleChangeCount { adviseOfStaleStyle() }
      return adopt(kept.size, kept.content, in: pass)
    }
    if !pendingSlot.isValid(range, parent, storedVersion) {
      guard begin(in: pass) else { return .zero }
      let version = storedVersion
      measuredStyle = styleChangeCount
      let found = askOverrides(range, parent: parent, in: pass)
      pass.depth &-= 1
      keep(found.size, found.content, found.layout, for: range, parent, version)
    }
    if measuredStyle != styleChangeCount { adviseOfStaleStyle() }
    return adopt(pendingSlot.size, pendingSlot.content, in: pass)
  }

  /// Measures without the cached layouts while a layout transition is in progress, or else returns
  /// `nil`.
  @inline(never)
  private final func measureInTransition(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent? {
    waitUntilReturned()
    guard hasLayoutTransitionInFlight else { return nil }
    guard begin(in: pass) else { return .zero }
    let found = askOverrides(range, parent: parent, in: pass)
    pass.depth -= 1
    return adopt(found.size, found.content, in: pass)
  }

  /// Returns the applied layout if it is valid for a range and a parent size, or else `nil`.
  @inline(never)
  private final func calculatedAnswer(_ range: ExtentRange, _ parent: Extent) -> NodeLayout? {
    guard let kept = calculatedNodeLayout, kept.isValid(range, parent, layoutVersion) else {
      return nil
    }
    return kept
  }

  /// Stores the pending layout property by property, without exclusive access to the whole slot.
  @inline(__always)
  final func keep(
    _ size: Extent, _ content: LayoutSnapshot?, _ object: ASLayout?, for range: ExtentRange,
    _ parent: Extent, _ version: Int32
  ) {
    pendingSlot.range = range
    pendingSlot.parent = parent
    pendingSlot.size = size
    pendingSlot.version = version
    pendingSlot.isRequestedFromAbove = false
    // A leaf that a pass measures has neither.
    if content != nil || pendingSlot.content != nil { pendingSlot.content = content }
    if object != nil || pendingSlot.object != nil { pendingSlot.object = object }
  }
}

extension ASMeasurableNode {
  /// The layout that is applied to the subnodes.
  final var calculatedNodeLayout: NodeLayout? {
    get { withNodeLock { calculatedLayoutBox?.layout } }
    set { withNodeLock { calculatedLayoutBox = newValue.map { NodeLayoutBox($0) } } }
  }

  /// The newest layout, until it is applied.
  final var pendingNodeLayout: NodeLayout? {
    get { withNodeLock { pendingSlot.layout } }
    set { withNodeLock { pendingSlot = NodeLayoutSlot(newValue) } }
  }

  /// The layout including specs, if the node is configured to keep it.
  final var unflattenedLayout: ASLayout? {
    get { withNodeLock { elementExtras?.unflattenedLayout } }
    set {
      withNodeLock {
        if newValue != nil || elementExtras != nil {
          madeElementExtras.unflattenedLayout = newValue
        }
      }
    }
  }

  /// The version of the layout. Each invalidation increments it.
  final var layoutVersion: Int { withNodeLock { Int(storedVersion) } }

  /// Makes the cached layouts stale. Waits while another thread measures the node.
  ///
  /// Source: `ASDisplayNode.mm`, `-invalidateCalculatedLayout`, which locks the node.
  final func incrementLayoutVersion() {
    withNodeLock {
      storedVersion &+= 1
      unflattenedLayout = nil
    }
  }

  /// Returns the cached layout for a range and a parent size, or calculates one.
  ///
  /// The caller holds the node's lock.
  final func nodeLayout(_ range: ExtentRange, parent: Extent, in pass: LayoutPass) -> NodeLayout {
    if mayIntervene && hasLayoutTransitionInFlight {
      return calculate(range, parent: parent, in: pass)
    }
    if let kept = calculatedLayoutBox?.layout, kept.isValid(range, parent, Int(storedVersion)) {
      if measuredStyle != styleChangeCount { adviseOfStaleStyle() }
      return kept
    }
    if pendingSlot.isValid(range, parent, storedVersion), let kept = pendingSlot.layout {
      if measuredStyle != styleChangeCount { adviseOfStaleStyle() }
      return kept
    }
    let new = calculate(range, parent: parent, in: pass)
    pendingSlot = NodeLayoutSlot(new)
    return new
  }

  /// Calculates a layout through the methods that a subclass may have overridden.
  final func calculate(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> NodeLayout {
    nodeLock.lock(by: pass.thread)
    defer { nodeLock.unlock() }
    let version = layoutVersion
    guard pass.depth < LayoutPass.maximumDepth else {
      if activePass == nil { pass.reportDepth(self) } else { pass.reportRecursion(self) }
      return NodeLayout(
        size: .zero, content: nil, range: range, parent: parent, version: version)
    }
    pass.depth += 1
    defer { pass.depth -= 1 }
    measuredStyle = styleChangeCount
    let found = askOverrides(range, parent: parent, in: pass)
    if measuredStyle != styleChangeCount { adviseOfStaleStyle() }
    return NodeLayout(
      size: found.size, content: found.content, range: range, parent: parent, version: version,
      layout: found.layout)
  }
}
