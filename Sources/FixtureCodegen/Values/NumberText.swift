/// The shortest spelling of a number that reads back as the same number.
enum NumberText {
  /// Returns the spelling, for whole numbers without a fraction.
  ///
  /// Rounding functions of the C library are avoided, since they alone would need it linked.
  static func spelling(_ value: Double) -> String {
    guard value > -1e15, value < 1e15, Double(Int(value)) == value else { return "\(value)" }
    return String(Int(value))
  }
}
