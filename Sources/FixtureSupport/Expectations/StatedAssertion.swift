import FixtureContract

/// An assertion and the position at which the fixture states it.
public struct FixtureStatedAssertion: Hashable, Sendable {
  /// The assertion that the fixture states.
  public var assertion: FixtureAssertion
  /// The position of the assertion in the fixture.
  public var position: FixturePosition

  /// Creates an assertion with its position.
  public init(_ assertion: FixtureAssertion, at position: FixturePosition) {
    self.assertion = assertion
    self.position = position
  }
}

/// A position in a fixture's XML file.
public struct FixturePosition: Hashable, Sendable {
  /// The path of the file, relative to the root of its package.
  public var path: String
  /// The line number, beginning at 1.
  public var line: Int
  /// The column number in Unicode scalars, beginning at 1.
  public var column: Int

  /// Creates a position from a path, a line and a column.
  public init(_ path: String, _ line: Int, _ column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension FixturePosition: CustomStringConvertible {
  /// The position as compilers print it: `Fixtures/Feed.xml:14:23`.
  public var description: String { "\(path):\(line):\(column)" }
}
