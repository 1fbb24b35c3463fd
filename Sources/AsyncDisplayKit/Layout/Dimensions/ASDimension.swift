import Foundation
import UIKit

/// A length that is automatic, a number of points, or a fraction of the parent's length.
///
/// Create one with the `ASDimensionMake` functions, which validate the value. Source:
/// `ASDimension.h`, `ASDimensionMake`.
public struct ASDimension: Hashable, Sendable {
  /// The unit of ``value``.
  public var unit: ASDimensionUnit
  /// Points, a fraction from 0 to 1, or 0 for an automatic dimension.
  public var value: CGFloat

  /// Creates an automatic dimension.
  public init() {
    self.init(unit: .auto, value: 0)
  }

  /// Creates a dimension without checking the value.
  public init(unit: ASDimensionUnit, value: CGFloat) {
    self.unit = unit
    self.value = value
  }
}

extension ASDimension: CustomStringConvertible {
  /// The dimension in the form of Texture's `NSStringFromASDimension`: `12pt`, `50%` or `Auto`.
  public var description: String {
    switch unit {
    case .auto: "Auto"
    case .points: String(format: "%.0fpt", Double(value))
    case .fraction: String(format: "%.0f%%", Double(value) * 100)
    }
  }
}

extension ASDimension {
  /// Returns the length in points. A fraction of an unknown parent length is `nan`.
  @inline(__always)
  func resolved(parent: Double, auto: Double) -> Double {
    switch unit {
    case .auto: auto
    case .points: Double(value)
    case .fraction: Double(value) * parent
    }
  }
}

/// The units of an ``ASDimension``.
public enum ASDimensionUnit: Int, Hashable, Sendable {
  /// Automatic: the element's content or its parent determines the length.
  case auto
  /// A number of points.
  case points
  /// A fraction of the parent's length in the same axis, from 0 to 1.
  case fraction
}

/// The automatic dimension.
public let ASDimensionAuto = ASDimension()

/// Returns a dimension with a unit and a value.
///
/// An automatic dimension requires the value 0, points a finite value of at least 0, and a fraction
/// a value from 0 to 1. Any other value is an `invalid-dimension` violation and is replaced by the
/// nearest valid value.
public func ASDimensionMake(_ unit: ASDimensionUnit, _ value: CGFloat) -> ASDimension {
  let legal = legalValue(value, for: unit)
  if legal != value { reportInvalidDimension(unit, value) }
  return ASDimension(unit: unit, value: legal)
}

/// Returns a dimension in points, which must be finite and at least 0.
public func ASDimensionMake(_ points: CGFloat) -> ASDimension {
  ASDimensionMake(.points, points)
}

/// Returns a dimension from a string: `10pt`, `50%` or `auto`. Any other string gives an automatic
/// dimension.
public func ASDimensionMake(_ dimension: String) -> ASDimension {
  if dimension.hasSuffix("pt") { return ASDimensionMake(.points, leadingNumber(of: dimension)) }
  if dimension.hasSuffix("%") {
    return ASDimensionMake(.fraction, leadingNumber(of: dimension) / 100)
  }
  return ASDimensionAuto
}

/// Returns a dimension in points, which must be finite and at least 0.
public func ASDimensionMakeWithPoints(_ points: CGFloat) -> ASDimension {
  ASDimensionMake(.points, points)
}

/// Returns a dimension that is a fraction of the parent's length, from 0 to 1.
public func ASDimensionMakeWithFraction(_ fraction: CGFloat) -> ASDimension {
  ASDimensionMake(.fraction, fraction)
}

/// Returns whether two dimensions have the same unit and value.
public func ASDimensionEqualToDimension(_ lhs: ASDimension, _ rhs: ASDimension) -> Bool {
  lhs == rhs
}

/// Returns a dimension in points, or `autoSize` if it is automatic.
///
/// A fraction of a parent of unknown size, which is not a number, is not a number either.
public func ASDimensionResolve(
  _ dimension: ASDimension, _ parentSize: CGFloat, _ autoSize: CGFloat
) -> CGFloat {
  CGFloat(dimension.resolved(parent: Double(parentSize), auto: Double(autoSize)))
}

/// Returns a string for a dimension: `12pt`, `50%` or `Auto`.
public func NSStringFromASDimension(_ dimension: ASDimension) -> String {
  dimension.description
}

private func legalValue(_ value: CGFloat, for unit: ASDimensionUnit) -> CGFloat {
  switch unit {
  case .auto: 0
  case .points: value.isFinite ? max(0, value) : 0
  case .fraction: value.isNaN ? 0 : min(max(0, value), 1)
  }
}

private func reportInvalidDimension(_ unit: ASDimensionUnit, _ value: CGFloat) {
  RuntimeEnvironment.current.report(
    RuntimeViolation(
      .invalidDimension,
      subject: "ASDimension",
      message: "A dimension of unit '\(unit)' was made with the value \(value).",
      remedy: "Give 0 for auto, a finite number from 0 for points, 0 to 1 for a fraction."))
}

private func leadingNumber(of text: String) -> CGFloat {
  let digits = text.drop(while: \.isWhitespace).prefix { "+-.0123456789eE".contains($0) }
  return CGFloat(Double(digits) ?? 0)
}
