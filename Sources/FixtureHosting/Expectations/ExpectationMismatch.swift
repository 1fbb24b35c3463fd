/// One way in which a container is not as its fixture says.
public struct ExpectationMismatch: Hashable, Sendable, CustomStringConvertible {
  /// What was looked at: an element and a property.
  public let subject: String
  /// What the fixture says.
  public let expected: String
  /// What the container has.
  public let actual: String
  /// The constraint that produced it, if the element was measured.
  public let constraint: String?

  /// One line with all four.
  public var description: String {
    let behind = constraint.map { "; measured in \($0)" } ?? ""
    return "\(subject) is \(actual), expected \(expected)\(behind)"
  }
}
