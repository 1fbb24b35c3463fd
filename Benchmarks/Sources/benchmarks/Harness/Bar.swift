import Foundation

/// A measured number and the greatest that it may be.
struct Bar: CustomStringConvertible {
  /// What was measured.
  let subject: String
  /// The result.
  let value: Double
  /// The greatest result that is right.
  let greatest: Double

  /// Whether the result is right.
  var isMet: Bool { value <= greatest }

  /// One line with both numbers.
  var description: String {
    "\(subject): \(String(format: "%.2f", value)), at most \(String(format: "%.2f", greatest))"
  }

  /// Prints the line and returns the bar.
  func printed() -> Bar {
    print("  \(self)\(isMet ? "" : "  MISSED")")
    return self
  }
}
