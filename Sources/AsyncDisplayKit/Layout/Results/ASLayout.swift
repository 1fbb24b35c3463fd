import Foundation
import UIKit

/// The position of a layout that has not been placed: `nan` in both axes.
public let ASPointNull = CGPoint(x: CGFloat.nan, y: CGFloat.nan)

/// Returns whether a point is ``ASPointNull``.
public func ASPointIsNull(_ point: CGPoint) -> Bool {
  point.x.isNaN && point.y.isNaN
}

/// The size and position of a measured element and the layouts of its descendants.
///
/// Sizes and positions are points; sizes are rounded up to pixels. A layout keeps the elements of
/// its sublayouts alive, and its own element too when that is a spec. Not `Sendable`.
public final class ASLayout: NSObject {
  final var extent: Extent
  final var origin = Extent.undefined
  private final var kind: ElementKind
  /// The element, if the layout can retain it without a reference cycle.
  private final var counted: ASLayoutElementObject?
  /// A weak reference to the element, if it is a node, which may retain the layout.
  private final weak var weakElement: ASLayoutElementObject?
  /// The element, while the layout is used only within a measuring pass.
  private final var lent: ElementReference?
  /// The measuring pass that uses the layout, unretained. It calls ``settle()`` before it is
  /// deallocated.
  private final var lender: Borrowed<LayoutPass>?
  private final var snapshot: LayoutSnapshot?
  /// The range of the snapshot's records that describe the element's descendants.
  private final var bounds: Range<Int>
  private final let madeSublayouts = OnceSlot<Sublayouts>()

  /// Creates a layout with a position.
  ///
  /// The size and the position are rounded up to pixels. A size that is not a number, negative, or
  /// at least 10,000,000 points is an `invalid-layout-size` violation and is replaced by zero.
  public convenience init(
    layoutElement: any ASLayoutElement, size: CGSize, position: CGPoint, sublayouts: [ASLayout]?
  ) {
    let pass = LayoutPass(root: layoutElement)
    self.init(pass.rounded(Extent(size), of: layoutElement), of: layoutElement, content: nil)
    origin = ASPointIsNull(position) ? .undefined : pass.ceil(position)
    keep(pass.placed(sublayouts ?? [], of: layoutElement))
  }

  /// Creates a layout without a position.
  public convenience init(
    layoutElement: any ASLayoutElement, size: CGSize, sublayouts: [ASLayout]?
  ) {
    self.init(
      layoutElement: layoutElement, size: size, position: ASPointNull, sublayouts: sublayouts)
  }

  /// Creates a layout without sublayouts and without a position.
  public convenience init(layoutElement: any ASLayoutElement, size: CGSize) {
    self.init(layoutElement: layoutElement, size: size, position: ASPointNull, sublayouts: nil)
  }

  /// Creates a layout from the result of a pass.
  init(_ size: Extent, of element: ASLayoutElementObject, content: LayoutSnapshot?) {
    extent = size
    kind = element.kind
    snapshot = content
    bounds = 0..<(content?.records.count ?? 0)
    super.init()
    hold(element)
  }

  /// Creates a layout that a measuring pass reuses for one leaf after the other.
  init(lendingTo kind: ElementKind) {
    extent = .zero
    self.kind = kind
    bounds = 0..<0
    super.init()
  }

  deinit {
    if let lender { lender.with { $0.lentLayout = nil } }
  }

  /// Creates the layout of one record.
  private init(_ record: LayoutRecord, at index: Int, in snapshot: LayoutSnapshot) {
    extent = Extent(record.width, record.height)
    origin = Extent(record.x, record.y)
    let content = snapshot.content(of: record)
    let element = record.element
    self.snapshot = content ?? snapshot
    bounds = content.map { 0..<$0.records.count } ?? (index + 1)..<Int(record.end)
    kind = element.kind
    counted = element
    super.init()
  }

  /// Returns whether another layout has the same element and the same frames throughout.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ASLayout else { return false }
    if other === self { return true }
    return extent == other.extent && elementObject === other.elementObject
      && isSamePosition(as: other) && sublayouts == other.sublayouts
  }

  /// The element, the size and the position in one line, without memory addresses.
  public override var description: String {
    let element = elementObject?.layoutName ?? "freed"
    let place = ASPointIsNull(position) ? "" : "; position = {\(position.x), \(position.y)}"
    return "<ASLayout: \(element); size = {\(size.width), \(size.height)}\(place)>"
  }

  /// A hash value from the size.
  public override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

extension ASLayout {
  /// The size, in points, rounded up to pixels.
  public var size: CGSize { CGSize(extent) }

  /// The origin in the parent, in points, or ``ASPointNull`` before the parent places the layout.
  public var position: CGPoint {
    get { CGPoint(x: origin.width, y: origin.height) }
    set { origin = Extent(Double(newValue.x), Double(newValue.y)) }
  }

  /// The type of the element: a spec or a node.
  public var type: ASLayoutElementType { kind == .node ? .displayNode : .layoutSpec }

  /// The element, or `nil` if it was a node that has been deallocated.
  public var layoutElement: (any ASLayoutElement)? { elementObject as? any ASLayoutElement }

  /// The layouts of the children, in the parent's order.
  public var sublayouts: [ASLayout] {
    if let made = madeSublayouts.object { return made.layouts }
    return keep(makeSublayouts())
  }

  /// The origin and the size, in points. A position that is not finite is a violation and becomes
  /// 0.
  public var frame: CGRect {
    CGRect(
      x: finite(origin.width), y: finite(origin.height), width: extent.width, height: extent.height)
  }

  /// Returns the frame of a direct sublayout's element, or `CGRect.null` if there is none.
  public func frame(for layoutElement: any ASLayoutElement) -> CGRect {
    sublayouts.first { $0.elementObject === layoutElement }?.frame ?? .null
  }

  /// Returns a layout whose direct sublayouts are the nodes of this tree.
  ///
  /// Positions become relative to this layout and are rounded up to pixels. Specs and the
  /// descendants of nodes are dropped. A layout that is already flat is returned unchanged.
  public func filteredNodeLayoutTree() -> ASLayout {
    guard !isFlattened, let element = elementObject else { return self }
    let pass = LayoutPass(root: element)
    let nodes = LayoutFlattening.nodes(of: content ?? LayoutSnapshot(), in: pass)
    return ASLayout(extent, of: element, content: nodes)
  }
}

extension ASLayout {
  /// The element as the engine's base class.
  var elementObject: ASLayoutElementObject? { counted ?? lent?.element ?? weakElement }

  /// A snapshot of the element's descendants, or `nil` if there are none.
  var content: LayoutSnapshot? {
    if snapshot == nil && madeSublayouts.object == nil { return nil }
    if let snapshot, bounds == 0..<snapshot.records.count {
      return bounds.isEmpty ? nil : snapshot
    }
    return sublayouts.isEmpty ? nil : LayoutSnapshotBuilder.snapshot(of: sublayouts)
  }

  /// Sets up this reused object as the layout of a leaf during a measuring pass.
  @inline(__always)
  func lend(_ size: Extent, of element: ASLayoutElementObject, by pass: LayoutPass) {
    extent = size
    origin = .undefined
    lent = ElementReference(element)
    lender = Borrowed(pass)
  }

  /// Clears this reused object, so that it can be used again. No other reference to it may exist.
  @inline(__always)
  func endLending() {
    lender = nil
  }

  /// Makes the layout independent of its measuring pass, because an override has retained it.
  func settle() {
    guard let element = lent?.element else { return }
    lent = nil
    lender = nil
    hold(element)
  }

  private var isFlattened: Bool {
    ASPointIsNull(position)
      && sublayouts.allSatisfy { $0.type == .displayNode && $0.sublayouts.isEmpty }
  }

  // A node retains its layouts, so the reference to the node must be weak.
  private func hold(_ element: ASLayoutElementObject) {
    if kind == .node {
      weakElement = element
    } else {
      counted = element
    }
  }

  /// Keeps sublayouts, unless another thread was faster.
  ///
  /// - Returns: The sublayouts that are kept.
  @discardableResult
  private func keep(_ sublayouts: [ASLayout]) -> [ASLayout] {
    madeSublayouts.storeIfNil(Sublayouts(sublayouts)).layouts
  }

  private func makeSublayouts() -> [ASLayout] {
    guard let snapshot else { return [] }
    var made: [ASLayout] = []
    var index = bounds.lowerBound
    while index < bounds.upperBound {
      let record = snapshot.records[index]
      made.append(ASLayout(record, at: index, in: snapshot))
      index = Int(record.end)
    }
    return made
  }

  private func isSamePosition(as other: ASLayout) -> Bool {
    if ASPointIsNull(position) { return ASPointIsNull(other.position) }
    return origin == other.origin
  }

  private func finite(_ value: Double) -> Double {
    guard !value.isFinite else { return value }
    if let element = elementObject { LayoutPass(root: element).reportInvalidPosition(element) }
    return 0
  }
}

/// The sublayouts of a layout, which several threads may ask for at once.
private final class Sublayouts {
  let layouts: [ASLayout]

  init(_ layouts: [ASLayout]) {
    self.layouts = layouts
  }
}
