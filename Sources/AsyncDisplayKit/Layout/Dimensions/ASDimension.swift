import Foundation

/// A length that is automatic, a number of points, or a fraction of the parent's length.
///
/// Make one with the `ASDimensionMake` functions, which check the value as Texture does.
public struct ASDimension: Hashable, Sendable {
  /// How ``value`` is to be read.
  public var unit: ASDimensionUnit
  /// Points, a fraction from 0 to 1, or 0 for an automatic dimension.
  public var value: CGFloat

  /// Makes an automatic dimension.
  public init() {
    self.init(unit: .auto, value: 0)
  }

  /// Makes a dimension without checking the value.
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
  /// The length in the engine's arithmetic; a fraction of an unknown parent is not a number.
  @inline(__always)
  func resolved(parent: Double, auto: Double) -> Double {
    switch unit {
    case .auto: auto
    case .points: Double(value)
    case .fraction: Double(value) * parent
    }
  }
}
