import Foundation

/// A measured number and the greatest that it may be.
struct Bar: CustomStringConvertible {
  /// The measured quantity.
  let subject: String
  /// The result.
  let value: Double
  /// The greatest result that is right.
  let greatest: Double

  /// A Boolean value that indicates whether the value is at most the greatest allowed one.
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
