import Foundation

/// A spec that centers a second element, such as a badge, on a corner of its child.
open class ASCornerLayoutSpec: ASLayoutSpec {
  private final var storedLocation = ASCornerLayoutLocation.topLeft
  private final var storedOffset = CGPoint.zero
  private final var storedWraps = false

  /// The corner of the child.
  ///
  /// A spec that a node has used accepts a change, too. Source: `ASCornerLayoutSpec.h`, `cornerLocation`.
  public final var cornerLocation: ASCornerLayoutLocation {
    get { storedLocation }
    set { storedLocation = newValue }
  }

  /// The offset of the second element's center from the corner, in points. The default is zero.
  ///
  /// A spec that a node has used accepts a change, too. Source: `ASCornerLayoutSpec.h`, `offset`.
  public final var offset: CGPoint {
    get { storedOffset }
    set { storedOffset = newValue }
  }

  /// A Boolean value that indicates whether the spec is large enough for both elements. By default,
  /// it is as large as the child.
  ///
  /// A spec that a node has used accepts a change, too. Source: `ASCornerLayoutSpec.h`, `wrapsCorner`.
  public final var wrapsCorner: Bool {
    get { storedWraps }
    set { storedWraps = newValue }
  }

  /// The second element, or `nil` if there is none. Setting `nil` is a `missing-layout-child`
  /// violation.
  public final var corner: (any ASLayoutElement)? {
    get { child(at: 1) }
    set { putRequiredChild(newValue, at: 1) }
  }

  /// The child. The second element is placed on its corner.
  open override var child: (any ASLayoutElement)? {
    get { child(at: 0) }
    set { putRequiredChild(newValue, at: 0) }
  }

  /// Creates a spec for the top left corner without elements.
  public override init() {
    super.init()
  }

  /// Creates a spec of a child and the element on one of its corners.
  public init(
    child: any ASLayoutElement, corner: any ASLayoutElement, location: ASCornerLayoutLocation
  ) {
    storedLocation = location
    super.init()
    storedChildren = [child, corner]
  }

  override var followsOwnRules: Bool { type(of: self) == ASCornerLayoutSpec.self }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    guard storedChildren.count > 1 else {
      pass.reportMissingChild(self, storedChildren.isEmpty ? "a child" : "a corner element")
      return .zero
    }
    let content: ASLayoutElementObject = storedChildren[0]
    let corner: ASLayoutElementObject = storedChildren[1]
    validatePreferredSize(content, pass)
    validatePreferredSize(corner, pass)
    let size = content.measure(range, parent: range.knownMaximum, in: pass)
    let badge = corner.measure(range, parent: range.knownMaximum, in: pass)
    let x = pass.finite(cornerX(size.width, badge.width), of: self)
    let y = pass.finite(cornerY(size.height, badge.height), of: self)
    guard storedWraps else {
      content.place(0, 0)
      corner.place(x, y)
      return size
    }
    let left = smaller(0, x)
    let top = smaller(0, y)
    content.place(0 - left, 0 - top)
    corner.place(x - left, y - top)
    return range.clamp(
      Extent(
        larger(size.width, x + badge.width) - left, larger(size.height, y + badge.height) - top))
  }

  private func cornerX(_ width: Double, _ badge: Double) -> Double {
    switch storedLocation {
    case .topLeft, .bottomLeft: 0 - badge / 2 + Double(storedOffset.x)
    case .topRight, .bottomRight: 0 + width - badge / 2 + Double(storedOffset.x)
    }
  }

  private func cornerY(_ height: Double, _ badge: Double) -> Double {
    switch storedLocation {
    case .topLeft, .topRight: 0 - badge / 2 + Double(storedOffset.y)
    case .bottomLeft, .bottomRight: 0 + height - badge / 2 + Double(storedOffset.y)
    }
  }

  // Source: `ASCornerLayoutSpec.mm`, `-_validateElement:`, which reads the preferred size of both
  // elements, which cannot be a fraction.
  private func validatePreferredSize(_ element: ASLayoutElementObject, _ pass: LayoutPass) {
    let size = element.ownSize
    guard size.width.unit == .fraction || size.height.unit == .fraction else { return }
    pass.reportFractionalCorner(element)
  }
}

/// The corner of its child at which a corner spec puts the second element.
public enum ASCornerLayoutLocation: Int, Hashable, Sendable {
  /// The top left corner.
  case topLeft
  /// The top right corner.
  case topRight
  /// The bottom left corner.
  case bottomLeft
  /// The bottom right corner.
  case bottomRight
}
