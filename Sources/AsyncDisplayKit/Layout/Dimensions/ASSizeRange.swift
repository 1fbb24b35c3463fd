import Foundation
import UIKit

/// An inclusive range of sizes, in points, that a parent allows for its child.
///
/// The minimum is finite, no number is negative, and the maximum may be infinite.
public struct ASSizeRange: Hashable, Sendable {
  /// The smallest size allowed, in points.
  public var min: CGSize
  /// The largest size allowed, in points. Infinite in an unconstrained axis.
  public var max: CGSize

  /// Creates the range that allows only a size of zero.
  public init() {
    self.init(min: .zero, max: .zero)
  }

  /// Creates a range without checking it.
  public init(min: CGSize, max: CGSize) {
    self.min = min
    self.max = max
  }
}

extension ASSizeRange: CustomStringConvertible {
  /// A string for the range: `{{w, h}}` for an exact size, or `{{w, h}, {w, h}}`.
  public var description: String {
    let minimum = "{\(shortest(min.width)), \(shortest(min.height))}"
    guard min != max else { return "{\(minimum)}" }
    return "{\(minimum), {\(shortest(max.width)), \(shortest(max.height))}}"
  }

  private func shortest(_ value: CGFloat) -> String {
    String(format: "%.*g", 17, Double(value))
  }
}

extension ASSizeRange {
  /// A Boolean value that indicates whether a minimum is above its maximum, or a value is not a number.
  package var isInverted: Bool { !(min.width <= max.width && min.height <= max.height) }

  /// What is wrong with a range that is inverted.
  package var inversion: String {
    let isNumber = ![min.width, min.height, max.width, max.height].contains(where: \.isNaN)
    return isNumber
      ? "a minimum above its maximum; the minimum is used" : "a value that is not a number"
  }

  /// Creates a size range from the engine's representation.
  @inline(__always)
  init(_ range: ExtentRange) {
    self.init(
      min: CGSize(width: range.minWidth, height: range.minHeight),
      max: CGSize(width: range.maxWidth, height: range.maxHeight))
  }
}

/// The range that allows only a size of zero.
public let ASSizeRangeZero = ASSizeRange()

/// The range from zero to infinity in both axes.
public let ASSizeRangeUnconstrained = ASSizeRange(
  min: .zero, max: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))

/// Returns a size range with a minimum and a maximum size.
///
/// A minimum that is not finite, a negative number, or a minimum above the maximum is an
/// `invalid-size-range` violation; the nearest valid range is returned.
public func ASSizeRangeMake(_ min: CGSize, _ max: CGSize) -> ASSizeRange {
  let width = legalBounds(min.width, max.width)
  let height = legalBounds(min.height, max.height)
  let range = ASSizeRange(
    min: CGSize(width: width.min, height: height.min),
    max: CGSize(width: width.max, height: height.max))
  if range.min != min || range.max != max { reportInvalidRange(min, max) }
  return range
}

/// Returns the size range that allows only one size.
public func ASSizeRangeMake(_ exactSize: CGSize) -> ASSizeRange {
  ASSizeRangeMake(exactSize, exactSize)
}

/// Returns the size in a range that is nearest to a given size. The minimum takes precedence over
/// the maximum.
public func ASSizeRangeClamp(_ sizeRange: ASSizeRange, _ size: CGSize) -> CGSize {
  CGSize(ExtentRange(sizeRange).clamp(Extent(size)))
}

/// Returns the intersection of two ranges.
///
/// If they do not overlap in an axis, the result is the end of the first range that is nearest to
/// the second range.
public func ASSizeRangeIntersect(
  _ sizeRange: ASSizeRange, _ otherSizeRange: ASSizeRange
) -> ASSizeRange {
  ASSizeRange(ExtentRange(sizeRange).intersection(ExtentRange(otherSizeRange)))
}

/// Returns whether two ranges have the same minimum and maximum.
public func ASSizeRangeEqualToSizeRange(_ lhs: ASSizeRange, _ rhs: ASSizeRange) -> Bool {
  lhs == rhs
}

/// Returns whether the width and the height of the range's maximum both exceed 0.1 points.
public func ASSizeRangeHasSignificantArea(_ sizeRange: ASSizeRange) -> Bool {
  // Source: `ASDimension.h`, `ASSizeRangeHasSignificantArea`, whose limit is the single-precision tenth,
  // slightly above 0.1.
  let limit = CGFloat(Float(0.1))
  return sizeRange.max.width > limit && sizeRange.max.height > limit
}

/// Returns a string for a range: `{{w, h}}` for an exact size, or `{{w, h}, {w, h}}`.
public func NSStringFromASSizeRange(_ sizeRange: ASSizeRange) -> String {
  sizeRange.description
}

private func legalBounds(_ min: CGFloat, _ max: CGFloat) -> (min: CGFloat, max: CGFloat) {
  let low = min.isFinite && min > 0 ? min : 0
  guard !max.isNaN else { return (low, .infinity) }
  return (low, max < low ? low : max)
}

private func reportInvalidRange(_ min: CGSize, _ max: CGSize) {
  RuntimeEnvironment.current.report(
    RuntimeViolation(
      .invalidSizeRange,
      subject: "ASSizeRange",
      message: "A size range was made from \(min) to \(max).",
      remedy: "Give a finite minimum from 0 that does not exceed the maximum."))
}
