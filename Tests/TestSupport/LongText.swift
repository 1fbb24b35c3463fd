import Testing

/// A text as an argument of a parameterized test, which a test run prints in at most 100 characters.
public struct LongText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The whole text.
  public let text: String

  /// Creates an argument from a text.
  public init(_ text: String) { self.text = text }

  /// Creates an argument from a literal.
  public init(stringLiteral value: String) { text = value }
}

extension LongText: CustomTestStringConvertible, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The text, or its beginning with its length.
  public var description: String {
    text.utf8.count <= 100
      ? text : "\(String(text.unicodeScalars.prefix(60)))… (\(text.utf8.count) bytes)"
  }

  /// The same text inside of a tuple.
  public var debugDescription: String { description }
  /// The same text for a test run.
  public var testDescription: String { description }
}
