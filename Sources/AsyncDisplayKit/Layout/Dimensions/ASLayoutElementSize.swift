import Foundation

/// The six size constraints of an element's style.
///
/// The minimum takes precedence over the maximum, which takes precedence over the width or height.
public struct ASLayoutElementSize: Hashable, Sendable {
  /// The width of the element.
  public var width = ASDimension()
  /// The height of the element.
  public var height = ASDimension()
  /// The minimum width. An automatic dimension is 0.
  public var minWidth = ASDimension()
  /// The maximum width. An automatic dimension is infinite.
  public var maxWidth = ASDimension()
  /// The minimum height. An automatic dimension is 0.
  public var minHeight = ASDimension()
  /// The maximum height. An automatic dimension is infinite.
  public var maxHeight = ASDimension()

  /// Creates constraints that are all automatic.
  public init() {}
}

/// Returns the size range that an element's constraints allow inside a parent.
///
/// An unknown side of the parent is not a number; a fractional width or height is then treated as
/// automatic.
public func ASLayoutElementSizeResolve(
  _ size: ASLayoutElementSize, _ parentSize: CGSize
) -> ASSizeRange {
  ASSizeRange(size.resolved(parent: Extent(parentSize)).range)
}

extension ASLayoutElementSize {
  /// A size range that a style allows, and whether a fractional constraint refers to a parent of
  /// unknown size.
  struct Resolution {
    var range: ExtentRange
    var isUndefined: Bool
  }

  /// Returns the size range that the constraints allow. Automatic constraints use the values of
  /// `auto`.
  ///
  /// - Quirk: a fractional width or height of an unknown parent counts as automatic. A fractional
  ///   minimum or maximum of one trips Texture's assertions; here it counts as automatic too, and
  ///   `isUndefined` is set. `ASDimensionInternal.mm`, `ASLayoutElementSizeResolveAutoSize` and
  ///   `ASLayoutElementSizeConstrain`.
  @inline(__always)
  func resolved(
    parent: Extent,
    auto: ExtentRange = ExtentRange(
      minWidth: 0, minHeight: 0, maxWidth: .infinity, maxHeight: .infinity)
  ) -> Resolution {
    let horizontal = AxisSize(minimum: minWidth, exact: width, maximum: maxWidth)
      .resolved(parent: parent.width, auto.minWidth, auto.maxWidth)
    let vertical = AxisSize(minimum: minHeight, exact: height, maximum: maxHeight)
      .resolved(parent: parent.height, auto.minHeight, auto.maxHeight)
    return Resolution(
      range: ExtentRange(
        minWidth: horizontal.low, minHeight: vertical.low,
        maxWidth: horizontal.high, maxHeight: vertical.high),
      isUndefined: horizontal.isUndefined || vertical.isUndefined)
  }
}

/// The size constraints of an element in one axis.
struct AxisSize {
  let minimum: ASDimension
  let exact: ASDimension
  let maximum: ASDimension

  /// Returns the least and the greatest length that the constraints allow. Automatic limits use the
  /// given ones.
  @inline(__always)
  func resolved(
    parent: Double, _ autoMinimum: Double = 0, _ autoMaximum: Double = .infinity
  ) -> (low: Double, high: Double, isUndefined: Bool) {
    if minimum.unit == .auto && maximum.unit == .auto {
      if exact.unit == .auto {
        let high = autoMaximum <= autoMinimum ? autoMinimum : autoMaximum
        return (autoMinimum, high, autoMinimum.isNaN || autoMaximum.isNaN)
      }
      let length = Double(exact.value)
      if exact.unit == .points && length >= autoMinimum && length <= autoMaximum {
        return (length, length, false)
      }
    }
    return Self.resolved(minimum, exact, maximum, parent: parent, autoMinimum, autoMaximum)
  }

  // The dimensions are passed one by one, in registers.
  @inline(never)
  private static func resolved(
    _ minimum: ASDimension, _ exact: ASDimension, _ maximum: ASDimension, parent: Double,
    _ autoMinimum: Double, _ autoMaximum: Double
  ) -> (low: Double, high: Double, isUndefined: Bool) {
    var low = minimum.resolved(parent: parent, auto: autoMinimum)
    var high = maximum.resolved(parent: parent, auto: autoMaximum)
    let isUndefined = low.isNaN || high.isNaN
    if low.isNaN { low = autoMinimum }
    if high.isNaN { high = autoMaximum }
    if high <= low { return (low, low, isUndefined) }
    let length = exact.resolved(parent: parent, auto: .nan)
    if length.isNaN { return (low, high, isUndefined) }
    if length > high { return (high, high, isUndefined) }
    if length < low { return (low, low, isUndefined) }
    return (length, length, isUndefined)
  }
}
