/// The numbers of sections and items that a list accepts from its data source.
///
/// Decided here: all counts of a list together are at most ten million. A device has no memory for a node, or for layout
/// attributes, for each item of a larger list.
package struct CountLimit {
  /// The reason for which a count is rejected.
  package enum Problem: Equatable, Sendable {
    case negative
    case tooLarge

    /// Returns the violation for a count of a data source.
    ///
    /// - Parameters:
    ///   - subject: The class of the data source.
    ///   - text: A description of the count.
    ///   - count: The count.
    /// - Returns: The violation.
    package func violation(subject: String, text: String, count: Int) -> RuntimeViolation {
      switch self {
      case .negative:
        RuntimeViolation(
          .negativeCount, subject: subject, message: "The data source returned \(text).",
          remedy: "Return zero or more.", numbers: [count])
      case .tooLarge:
        RuntimeViolation(
          .excessiveCount, subject: subject,
          message:
            "The data source returned \(text), more than the \(CountLimit.most) that a list may have.",
          remedy: "Return the number of items that the data has.", numbers: [count])
      }
    }
  }

  /// The largest number of sections and items of a list.
  package static let most = 10_000_000

  private var remaining = CountLimit.most

  /// Creates the limit of a list without items.
  package init() {}

  /// Returns the reason for which a count is rejected, or `nil` for a valid count, which it subtracts.
  package mutating func problem(of count: Int) -> Problem? {
    guard count >= 0 else { return .negative }
    guard count <= remaining else { return .tooLarge }
    remaining -= count
    return nil
  }
}
