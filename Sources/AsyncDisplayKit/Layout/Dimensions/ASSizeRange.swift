import Foundation

/// An inclusive range of sizes, in points: what a parent allows its child to be.
///
/// The minimum is finite, no number is negative, and the maximum may be infinite.
public struct ASSizeRange: Hashable, Sendable {
  /// The smallest size allowed, in points.
  public var min: CGSize
  /// The largest size allowed, in points; infinite where the axis is unconstrained.
  public var max: CGSize

  /// Makes the range that only allows zero.
  public init() {
    self.init(min: .zero, max: .zero)
  }

  /// Makes a range without checking it.
  public init(min: CGSize, max: CGSize) {
    self.min = min
    self.max = max
  }
}

extension ASSizeRange: CustomStringConvertible {
  /// The range as text: `{{w, h}}` when exact, else `{{w, h}, {w, h}}`.
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
  /// Makes a public range from the engine's.
  @inline(__always)
  init(_ range: ExtentRange) {
    self.init(
      min: CGSize(width: range.minWidth, height: range.minHeight),
      max: CGSize(width: range.maxWidth, height: range.maxHeight))
  }
}
