import Foundation
import UIKit

/// A spec that surrounds its child with insets. An infinite inset pushes the child to the opposite
/// edge.
///
/// - Quirk: the spec's own width, height, minimum and maximum are ignored when it lays itself out;
///   advisory `spec-size-ignored`, once. `ASInsetLayoutSpec.mm`, `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
/// - Quirk: an unknown size of the parent is passed to the child as 0 instead of unknown.
///   `ASInsetLayoutSpec.mm`, `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
open class ASInsetLayoutSpec: ASLayoutSpec {
  private final var storedInsets = UIEdgeInsets.zero

  /// The distances from the child to the spec's edges, in points. May be infinite.
  public final var insets: UIEdgeInsets {
    get { storedInsets }
    set { if mayChange() { storedInsets = newValue } }
  }

  /// Creates a spec without insets and without a child.
  public override init() {
    super.init()
  }

  /// Creates a spec that insets a child.
  public convenience init(insets: UIEdgeInsets, child: any ASLayoutElement) {
    self.init()
    storedInsets = insets
    storedChildren = [child]
  }

  override var followsOwnRules: Bool { type(of: self) == ASInsetLayoutSpec.self }

  override var narrowsByStyle: Bool { false }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    guard let child = firstChild(in: pass) else { return .zero }
    let horizontal = InsetAxis(Double(storedInsets.left), Double(storedInsets.right))
    let vertical = InsetAxis(Double(storedInsets.top), Double(storedInsets.bottom))
    let inner = ExtentRange(
      minWidth: horizontal.innerMinimum(range.minWidth),
      minHeight: vertical.innerMinimum(range.minHeight),
      maxWidth: horizontal.inner(range.maxWidth),
      maxHeight: vertical.inner(range.maxHeight))
    let innerParent = Extent(horizontal.inner(parent.width), vertical.inner(parent.height))
    let size = child.measure(inner, parent: innerParent, in: pass)
    let x = horizontal.position(size.width, maximum: range.maxWidth, in: pass)
    let y = vertical.position(size.height, maximum: range.maxHeight, in: pass)
    child.place(pass.finite(x, of: self), pass.finite(y, of: self))
    return range.clamp(
      Extent(
        horizontal.length(size.width, maximum: range.maxWidth),
        vertical.length(size.height, maximum: range.maxHeight)))
  }
}

/// The two insets of one axis.
struct InsetAxis {
  private let near: Double
  private let far: Double
  /// The sum of the insets that are finite.
  private let sum: Double

  @inline(__always)
  init(_ near: Double, _ far: Double) {
    self.near = near
    self.far = far
    sum = (near.isInfinite ? 0 : near) + (far.isInfinite ? 0 : far)
  }

  /// Returns a maximum, or the parent's length, reduced by the insets, at least 0.
  @inline(__always)
  func inner(_ length: Double) -> Double {
    larger(0, length - sum)
  }

  /// Returns the child's minimum length: 0 if an inset is infinite.
  @inline(__always)
  func innerMinimum(_ minimum: Double) -> Double {
    larger(0, (near.isInfinite || far.isInfinite ? 0 : minimum) - sum)
  }

  /// Returns the spec's length before clamping: the whole maximum if one inset is infinite.
  @inline(__always)
  func length(_ child: Double, maximum: Double) -> Double {
    let length = child + near + far
    return length.isInfinite ? maximum : length
  }

  /// Returns the child's position. Between two infinite insets, the child is centered and rounded
  /// to a pixel.
  @inline(__always)
  func position(_ child: Double, maximum: Double, in pass: LayoutPass) -> Double {
    guard near.isInfinite else { return near }
    let inset = far.isInfinite ? pass.round((maximum - child) / 2) : far
    return maximum - (inset + child)
  }
}
