import Foundation

/// A width and a height in double precision, used by the layout engine.
struct Extent: Equatable {
  var width: Double
  var height: Double

  @inline(__always)
  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(_ size: CGSize) {
    self.init(Double(size.width), Double(size.height))
  }

  static let zero = Extent(0, 0)

  /// The size of a parent whose size is unknown.
  static let undefined = Extent(.nan, .nan)

  /// Returns the size rounded up to pixels of a screen scale, or `nil` if it is not valid for an element.
  @inline(__always)
  func roundedUp(scale: Double) -> Extent? {
    guard isValidLength(width), isValidLength(height) else { return nil }
    return Extent(
      AsyncDisplayKit.roundedUp(width, scale: scale),
      AsyncDisplayKit.roundedUp(height, scale: scale))
  }
}

extension CGSize {
  @inline(__always)
  init(_ extent: Extent) {
    self.init(width: extent.width, height: extent.height)
  }
}

/// Returns the larger number, or the first if either is not a number. Foundation's macro `MAX`,
/// which Texture's stack uses, does the same (`ASStackUnpositionedLayout.mm`,
/// `computeLinesCrossSizeAndBaseline`).
@inline(__always)
func larger(_ first: Double, _ second: Double) -> Double {
  first < second ? second : first
}

/// Returns the smaller number, or the second if either is not a number.
@inline(__always)
func smaller(_ first: Double, _ second: Double) -> Double {
  first < second ? first : second
}

/// A minimum and a maximum size in double precision, used by the layout engine.
struct ExtentRange: Equatable {
  var minWidth: Double
  var minHeight: Double
  var maxWidth: Double
  var maxHeight: Double

  @inline(__always)
  init(minWidth: Double, minHeight: Double, maxWidth: Double, maxHeight: Double) {
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
  }

  @inline(__always)
  init(_ range: ASSizeRange) {
    self.init(
      minWidth: Double(range.min.width), minHeight: Double(range.min.height),
      maxWidth: Double(range.max.width), maxHeight: Double(range.max.height))
  }

  /// The range of all sizes that are not negative.
  @inline(__always)
  static var positive: ExtentRange {
    ExtentRange(minWidth: 0, minHeight: 0, maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Creates the range that allows one size only.
  @inline(__always)
  init(exactly size: Extent) {
    self.init(
      minWidth: size.width, minHeight: size.height, maxWidth: size.width, maxHeight: size.height)
  }

  @inline(__always)
  var minimum: Extent { Extent(minWidth, minHeight) }

  @inline(__always)
  var maximum: Extent { Extent(maxWidth, maxHeight) }

  /// The maximum as a parent's size, with `nan` in an axis without a valid maximum.
  @inline(__always)
  var knownMaximum: Extent {
    Extent(
      isValidLength(maxWidth) ? maxWidth : .nan, isValidLength(maxHeight) ? maxHeight : .nan)
  }

  /// Returns a size clamped to the range: to the maximum first, then to the minimum.
  @inline(__always)
  func clamp(_ size: Extent) -> Extent {
    Extent(
      larger(minWidth, smaller(maxWidth, size.width)),
      larger(minHeight, smaller(maxHeight, size.height)))
  }

  /// Returns the intersection with another range, or the end of this range nearest to it if they do
  /// not overlap.
  @inline(__always)
  func intersection(_ other: ExtentRange) -> ExtentRange {
    let width = intersect(minWidth, maxWidth, other.minWidth, other.maxWidth)
    let height = intersect(minHeight, maxHeight, other.minHeight, other.maxHeight)
    return ExtentRange(
      minWidth: width.low, minHeight: height.low, maxWidth: width.high, maxHeight: height.high)
  }
}

/// Returns whether a length is valid for an element: from 0 to below 10,000,000 points.
@inline(__always)
func isValidLength(_ length: Double) -> Bool {
  // Source: `ASDimension.h`, `ASPointsValidForSize`: subnormal numbers are invalid, and zero is valid.
  length == 0 || (length >= Double.leastNormalMagnitude && length < 10_000_000)
}

/// The tolerance for rounding errors, the epsilon of single precision. Source:
/// `ASInternalHelpers.mm`, `ASCeilPixelValue` and `ASFloorPixelValue`.
@inline(__always)
var pixelSlack: Double { 0x1p-23 }

/// Returns a length rounded up to a multiple of one pixel of a screen scale.
@inline(__always)
func roundedUp(_ length: Double, scale: Double) -> Double {
  // The sum makes zero of a negative zero.
  ((length - pixelSlack) * scale).rounded(.up) / scale + 0
}

@inline(__always)
private func intersect(
  _ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double
) -> (low: Double, high: Double) {
  let newLow = larger(low, otherLow)
  let newHigh = smaller(high, otherHigh)
  if newLow <= newHigh { return (newLow, newHigh) }
  return low < otherLow ? (high, high) : (low, low)
}
