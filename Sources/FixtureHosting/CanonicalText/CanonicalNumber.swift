import AsyncDisplayKit
import Foundation

/// Canonical text for numbers, the same on every machine: at most three decimals, without trailing
/// zeros.
public enum FixtureNumber {
  /// Returns the text of a number. Negative zero is `0`; a value that is not finite is `inf`,
  /// `-inf` or `nan`.
  public static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let scaled = (value * 1000).rounded(.toNearestOrAwayFromZero)
    guard abs(scaled) < 9e15 else { return value == .greatestFiniteMagnitude ? "max" : "\(value)" }
    let thousandths = Int(scaled)
    let whole = abs(thousandths) / 1000
    let sign = thousandths < 0 ? "-" : ""
    return "\(sign)\(whole)\(fraction(abs(thousandths) % 1000))"
  }

  /// Returns the texts of several numbers, separated by spaces, as for a rectangle, a size or
  /// insets.
  public static func text(_ values: [Double]) -> String {
    values.map(text).joined(separator: " ")
  }

  private static func fraction(_ thousandths: Int) -> String {
    guard thousandths > 0 else { return "" }
    var digits = String(thousandths + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }
}

extension FixtureNumber {
  /// Returns the text of a size range: four numbers, the minimum first.
  public static func text(_ range: ASSizeRange) -> String {
    text([range.min.width, range.min.height, range.max.width, range.max.height])
  }
}
