import Foundation
import UIKit

/// The common base class of ``ASDisplayNode`` and ``ASLayoutSpec``.
///
/// It stores what the layout engine needs of every element: the style, and the frame of the last
/// pass. The engine calls the methods of ``ASLayoutElementObject`` directly instead of through the
/// protocol. Not `Sendable`: use a spec on one thread at a time.
open class ASLayoutElementObject: NSObject {
  /// The style, created on first access.
  private final let styleSlot = OnceSlot<ASLayoutElementStyle>()
  /// The frame of the last measuring pass, and its progress.
  final var measured = MeasuredFrame()
  // The property is declared here because it then fits into padding.
  final var kind: ElementKind
  /// The children of a spec, in the order of the array that was set.
  final var storedChildren: [any ASLayoutElement] = []
  /// The snapshot of the descendants, if an override or the node itself calculated their layout.
  final var ownContent: LayoutSnapshot?
  private final let extrasSlot = OnceSlot<ElementExtras>()
  /// The measuring pass that is currently measuring this element.
  ///
  /// An unretained reference: the code that sets it keeps the pass alive until it resets the
  /// property.
  final var activePass: Borrowed<LayoutPass>?

  init(kind: ElementKind) {
    self.kind = kind
    super.init()
  }

  /// The size, flex and placement properties that parents and the element itself read.
  public final var style: ASLayoutElementStyle {
    waitUntilReturned()
    return styleSlot.object ?? makeStyle()
  }

  /// Creates the style, or returns the one that another thread has created.
  func makeStyle() -> ASLayoutElementStyle {
    let style = ASLayoutElementStyle()
    let baselines = initialBaselines
    style.values.ascender = baselines.ascender
    style.values.descender = baselines.descender
    return styleSlot.storeIfNil(style)
  }

  /// The baselines as long as there is no style.
  ///
  /// A text node has them for its text, so that it needs no style until one of its properties is read.
  var initialBaselines: ElementBaselines { ElementBaselines() }

  /// The style, unretained, or `nil` as long as none was created. The element keeps it alive.
  @inline(__always)
  final var storedStyle: Borrowed<ASLayoutElementStyle>? { styleSlot.borrowed }

  /// Blocks the main thread while a background pass has checked out the element, which only happens
  /// to nodes.
  func waitUntilReturned() {}

  /// The name shown in descriptions of the layout tree.
  ///
  /// Any thread. It has a lock of its own: reports read the names of supernodes that other threads are
  /// measuring. Source: `ASDisplayNode.mm`, `-debugName` and `-setDebugName:`.
  public final var debugName: String? {
    get { elementExtras?.debugName }
    set { if newValue != nil || elementExtras != nil { madeElementExtras.debugName = newValue } }
  }

  /// The type of the element: a spec or a node.
  public final var layoutElementType: ASLayoutElementType {
    kind == .node ? .displayNode : .layoutSpec
  }

  /// Returns the element and its children as nested boxes of text. A node is its name alone.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-asciiArtString`.
  open func asciiArtString() -> String { asciiArtName() }

  /// Returns the title of the element's box: the class name, followed by the debug name in parentheses.
  open func asciiArtName() -> String { layoutName }

  /// Measures the element and stores the result in ``measured``. The layout engine calls this
  /// method.
  func measure(_ range: ExtentRange, parent: Extent, in pass: LayoutPass) -> Extent {
    settle(range.minimum, in: pass)
  }
}

extension ASLayoutElementObject {
  /// The rarely used properties, created on first access.
  final var madeElementExtras: ElementExtras {
    elementExtras ?? extrasSlot.storeIfNil(ElementExtras())
  }

  /// The rarely used properties, or `nil` until one is set.
  @inline(__always)
  final var elementExtras: ElementExtras? { extrasSlot.object }

  /// Returns the child at an index, unretained. The element keeps it alive, also if it is replaced while the
  /// element is being measured.
  @inline(__always)
  final func childReference(at index: Int) -> ElementReference {
    ElementReference(storedChildren[index])
  }

  /// The style's size constraints. Copied separately because a whole style is larger than a cache
  /// line.
  @inline(__always)
  final var ownSize: ASLayoutElementSize {
    guard let storedStyle, storedStyle.with({ $0.values.isSized }) else {
      return ASLayoutElementSize()
    }
    return storedStyle.with { $0.values.size }
  }

  /// The style's initial size along a stack, or `nil` if it is automatic.
  @inline(__always)
  final var ownFlexBasis: ASDimension? {
    guard let storedStyle, storedStyle.with({ !$0.values.isFlexBasisAutomatic }) else {
      return nil
    }
    let basis = storedStyle.with { $0.values.flexBasis }
    return basis.unit == .auto ? nil : basis
  }

  /// The style's distance from the top to the first baseline.
  @inline(__always)
  final var ownAscender: Double {
    guard let storedStyle else { return initialBaselines.ascender }
    return storedStyle.with { $0.values.ascender }
  }

  /// The style's distance from the bottom to the last baseline.
  @inline(__always)
  final var ownDescender: Double {
    guard let storedStyle else { return initialBaselines.descender }
    return storedStyle.with { $0.values.descender }
  }

  /// A Boolean value that indicates whether the style has a size constraint.
  @inline(__always)
  final var hasOwnSize: Bool {
    guard let storedStyle else { return false }
    return storedStyle.with { $0.values.isSized }
  }

  /// Narrows a range by the style's size constraints.
  @inline(__always)
  final func narrow(_ range: ExtentRange, parent: Extent, in pass: LayoutPass) -> ExtentRange {
    guard let storedStyle, storedStyle.with({ $0.values.isSized }) else {
      return range.intersection(.positive)
    }
    let own = storedStyle.with { $0.values.size }.resolved(parent: parent)
    if own.isUndefined { pass.reportUndefinedFraction(self) }
    return range.intersection(own.range)
  }

  /// Rounds a size up to pixels and stores it. An invalid size is a violation and becomes zero.
  @inline(__always)
  final func settle(_ size: Extent, in pass: LayoutPass) -> Extent {
    let result = pass.rounded(size, of: self)
    note(result, in: pass)
    return result
  }

  /// Begins measuring. Returns `false`, after a violation, if the element is already being measured
  /// or nested too deeply.
  @inline(__always)
  final func begin(in pass: LayoutPass) -> Bool {
    if measured.state == .measuring || pass.depth >= LayoutPass.maximumDepth {
      reject(in: pass)
      return false
    }
    if measured.state < .measuring { pass.newCount &+= 1 }
    measured.state = .measuring
    pass.depth &+= 1
    return true
  }

  @inline(never)
  private final func reject(in pass: LayoutPass) {
    guard measured.state != .measuring else { return pass.reportRecursion(self) }
    leaveUnsized()
    pass.reportDepth(self)
  }

  /// Stores a size that is already rounded.
  @inline(__always)
  final func note(_ size: Extent, in pass: LayoutPass) {
    measured.width = size.width
    measured.height = size.height
    measured.state = .measured
    pass.measuredCount &+= 1
  }

  /// Sets the element's origin in its parent, in points.
  @inline(__always)
  final func place(_ x: Double, _ y: Double) {
    measured.x = x
    measured.y = y
  }

  /// Calls a closure with the running pass, or else with a new one.
  @inline(__always)
  final func withPass<Result>(_ body: (LayoutPass) -> Result) -> Result {
    if let activePass { return activePass.with { body($0) } }
    let pass = LayoutPass(root: self)
    activePass = Borrowed(pass)
    defer { activePass = nil }
    return withExtendedLifetime(pass) { body(pass) }
  }
}

/// The places of an element's first and last baseline, in points.
struct ElementBaselines {
  /// The distance from the top to the first baseline.
  var ascender = 0.0
  /// The distance from the bottom to the last baseline.
  var descender = 0.0
}

/// The properties that few elements have, stored separately to save memory.
final class ElementExtras {
  private let nameLock = NodeLock()
  private var storedName: String?

  var debugName: String? {
    get { withNameLock { storedName } }
    set { withNameLock { storedName = newValue } }
  }

  private func withNameLock<Result>(_ body: () -> Result) -> Result {
    nameLock.lock(by: NodeLock.currentThread)
    defer { nameLock.unlock() }
    return body()
  }

  /// A node's layout including specs, if the node is configured to keep it.
  var unflattenedLayout: ASLayout?
  /// Children that were replaced after they were measured. Layouts may still refer to them.
  var replacedChildren: [any ASLayoutElement] = []
}

/// The kinds of elements that the engine distinguishes.
enum ElementKind: UInt8 {
  /// A spec whose layouts list its children in their order.
  case spec
  /// A spec whose layouts list its children in reverse order, such as a background spec.
  case backToFrontSpec
  /// A node, which flattening keeps.
  case node
}

/// The result of a pass for one element: its size, and its position in its parent.
struct MeasuredFrame {
  /// The progress of a measuring pass for an element.
  enum State: UInt8, Comparable {
    /// Not measured yet.
    case untouched
    /// Given size zero, without layouts of its children.
    ///
    /// - Quirk: Texture leaves the only child that grows and shrinks, in a stack of exact size, in this
    ///   state if its share of the free length is below one point or the other children overflow. If less
    ///   than 0.01 points are free or missing, it is measured at length zero.
    ///   `ASStackUnpositionedLayout.mm`, `flexLinesAlongStackDimension` and
    ///   `layoutFlexibleChildrenAtZeroSize`.
    case unsized
    /// Being measured. An element that is reached again in this state contains itself.
    case measuring
    /// Measured, including its children.
    case measured

    @inline(__always)
    static func < (first: State, second: State) -> Bool { first.rawValue < second.rawValue }
  }

  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  /// The element's index in the search for elements that occur more than once.
  var visit = Int32.max
  var state = State.untouched
}
