import Foundation
import UIKit

/// The common base class of ``ASDisplayNode`` and ``ASLayoutSpec``.
///
/// It holds what the layout engine needs of every element: the style, and the frame that the last
/// pass gave it. The engine calls ``ASLayoutElementObject``'s methods directly, so that measuring
/// looks nothing up. Not `Sendable`: use an element on one thread at a time.
open class ASLayoutElementObject: NSObject {
  /// The style, once somebody has asked for it.
  final var storedStyle: ASLayoutElementStyle?
  /// What the last pass made of this element.
  final var measured = MeasuredFrame()
  // Here, the kind takes no room of its own.
  final var kind: ElementKind
  /// The children of a spec, in the order of the array that was set.
  final var storedChildren: [any ASLayoutElement] = []
  /// Everything below this element, where it was laid out by itself.
  final var ownContent: LayoutSnapshot?
  final var elementExtras: ElementExtras?
  /// The running pass, while this element is being measured by the engine.
  ///
  /// Not counted: whoever sets it holds the pass until it is set back.
  final var activePass: Unmanaged<LayoutPass>?

  init(kind: ElementKind) {
    self.kind = kind
    super.init()
  }

  /// The size, flex and placement properties that parents and the element itself read.
  public final var style: ASLayoutElementStyle {
    waitUntilReturned()
    if let storedStyle { return storedStyle }
    let style = ASLayoutElementStyle()
    storedStyle = style
    return style
  }

  /// Holds the main thread while a background pass has the element; only nodes are ever lent.
  func waitUntilReturned() {}

  /// The name shown in descriptions of the layout tree.
  public final var debugName: String? {
    get { elementExtras?.debugName }
    set { madeElementExtras.debugName = newValue }
  }

  /// Whether the element is a spec or a node.
  public final var layoutElementType: ASLayoutElementType {
    kind == .node ? .displayNode : .layoutSpec
  }

  /// Measures the element and notes the result in ``measured``; the engine's entry.
  func measure(_ range: ExtentRange, parent: Extent, in pass: LayoutPass) -> Extent {
    settle(range.minimum, in: pass)
  }
}

extension ASLayoutElementObject {
  /// The extras, made when missing.
  final var madeElementExtras: ElementExtras {
    if let elementExtras { return elementExtras }
    let made = ElementExtras()
    elementExtras = made
    return made
  }

  /// The style's size constraints; copied alone, since a whole style is larger than a cache line.
  @inline(__always)
  final var ownSize: ASLayoutElementSize {
    guard let storedStyle else { return ASLayoutElementSize() }
    return storedStyle.values.size
  }

  /// Whether the style has a size constraint.
  @inline(__always)
  final var isSized: Bool {
    guard let storedStyle else { return false }
    return storedStyle.values.isSized
  }

  /// The style's initial size along a stack.
  @inline(__always)
  final var ownFlexBasis: ASDimension {
    guard let storedStyle else { return ASDimension() }
    return storedStyle.values.flexBasis
  }

  /// The style's distance from the top to the first baseline.
  @inline(__always)
  final var ownAscender: Double {
    guard let storedStyle else { return 0 }
    return storedStyle.values.ascender
  }

  /// The style's distance from the bottom to the last baseline.
  @inline(__always)
  final var ownDescender: Double {
    guard let storedStyle else { return 0 }
    return storedStyle.values.descender
  }

  /// Narrows a range by the style's size constraints.
  @inline(__always)
  final func narrow(_ range: ExtentRange, parent: Extent, in pass: LayoutPass) -> ExtentRange {
    guard let storedStyle, storedStyle.values.isSized else {
      return range.intersection(
        ExtentRange(minWidth: 0, minHeight: 0, maxWidth: .infinity, maxHeight: .infinity))
    }
    let own = storedStyle.values.size.resolved(parent: parent)
    if own.isUndefined { pass.reportUndefinedFraction(self) }
    return range.intersection(own.range)
  }

  /// Rounds a size up to pixels and notes it; a size that cannot be is a violation and counts as 0.
  @inline(__always)
  final func settle(_ size: Extent, in pass: LayoutPass) -> Extent {
    var result = Extent.zero
    if isValidLength(size.width) && isValidLength(size.height) {
      result = Extent(pass.ceil(size.width), pass.ceil(size.height))
    } else {
      pass.reportInvalidSize(self, size)
    }
    note(result, in: pass)
    return result
  }

  /// Notes that measuring begins; false, and a violation, where it is under way already or too deep.
  @inline(__always)
  final func begin(in pass: LayoutPass) -> Bool {
    if measured.state == .measuring || pass.depth >= LayoutPass.maximumDepth {
      refuse(in: pass)
      return false
    }
    measured.state = .measuring
    pass.depth += 1
    return true
  }

  @inline(never)
  private final func refuse(in pass: LayoutPass) {
    guard measured.state != .measuring else { return pass.reportRecursion(self) }
    leaveUnsized()
    pass.reportDepth(self)
  }

  /// Notes a size that is rounded.
  @inline(__always)
  final func note(_ size: Extent, in pass: LayoutPass) {
    measured.width = size.width
    measured.height = size.height
    measured.state = .measured
    pass.measuredCount += 1
  }

  /// Places the element in its parent.
  @inline(__always)
  final func place(_ x: Double, _ y: Double) {
    measured.x = x
    measured.y = y
  }

  /// Runs a closure with the running pass, or with a new one when there is none.
  @inline(__always)
  final func withPass<Result>(_ body: (LayoutPass) -> Result) -> Result {
    if let activePass { return activePass._withUnsafeGuaranteedRef { body($0) } }
    let pass = LayoutPass(root: self)
    activePass = Unmanaged.passUnretained(pass)
    defer { activePass = nil }
    return withExtendedLifetime(pass) { body(pass) }
  }
}

/// What few elements have, so that the others need no room for it.
final class ElementExtras {
  var debugName: String?
  /// A node's layout including specs, where the node is to keep it.
  var unflattenedLayout: ASLayout?
  /// Children that were replaced after they were measured, to which layouts may still refer.
  var replacedChildren: [any ASLayoutElement] = []
}

/// What the engine must know of an element's class.
enum ElementKind: UInt8 {
  /// A spec whose layouts list its children in their order.
  case spec
  /// A spec whose layouts list its children the other way round: a background comes first.
  case backToFrontSpec
  /// A node, which flattening keeps.
  case node
}

/// What a pass made of one element: its size, and its position in its parent.
struct MeasuredFrame {
  /// How far the pass came with an element.
  enum State: UInt8 {
    /// Not at all.
    case untouched
    /// Left at size zero without a layout of its own children.
    ///
    /// - Quirk: so Texture leaves the only child of a stack that both grows and shrinks when there
    ///   is less than a point to give it.
    case unsized
    /// Being measured: an element met in this state holds itself.
    case measuring
    /// Measured, and so were its children.
    case measured
  }

  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  /// The element's place in the walk that looks for elements met twice.
  var visit = Int32.max
  var state = State.untouched
}
