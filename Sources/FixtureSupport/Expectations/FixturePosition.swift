/// A place in a fixture's XML file.
public struct FixturePosition: Hashable, Sendable {
  /// The path of the file, from the root of its package.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a position.
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
