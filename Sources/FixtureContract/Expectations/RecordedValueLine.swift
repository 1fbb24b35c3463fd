/// One line of a file of recorded values: the place of an assertion, its expected and its actual value.
///
/// `FixtureTesting` writes such files, and `fixture-tool` writes their values into fixtures.
package struct RecordedValueLine: Hashable, Sendable {
  /// The environment variable with the path of the folder of the files.
  package static let variable = "TEXTURE_FIXTURES_RECORDED"
  /// The folder of the files in the package's folder, without the variable.
  package static let folder = ".build/recorded-fixtures"

  /// The path of the fixture, from the root of its package.
  package let path: String
  /// The line of the assertion, from 1.
  package let line: Int
  /// The column of the assertion in Unicode scalars, from 1.
  package let column: Int
  /// The expected value as messages print it; numbers are separated by spaces, and `?` is one to record.
  package let expected: String
  /// The actual value as fixtures spell it.
  package let actual: String

  /// Creates a line from its parts.
  package init(path: String, line: Int, column: Int, expected: String, actual: String) {
    self.path = path
    self.line = line
    self.column = column
    self.expected = expected
    self.actual = actual
  }

  /// Reads a line of five fields between tabs, or returns `nil` if it is not one.
  package init?(_ text: some StringProtocol) {
    let fields = String(text).split(separator: "\t", omittingEmptySubsequences: false)
      .map { Self.unescaped($0) }
    guard fields.count == 5, let line = Int(fields[1]), let column = Int(fields[2]) else {
      return nil
    }
    self.init(path: fields[0], line: line, column: column, expected: fields[3], actual: fields[4])
  }

  /// The line without its end: five fields between tabs.
  package var text: String {
    [path, String(line), String(column), expected, actual].map { Self.escaped($0) }
      .joined(separator: "\t")
  }

  private static let escapes: [(Character, Character)] = [
    ("\\", "\\"), ("\t", "t"), ("\n", "n"), ("\r", "r"),
  ]

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes.first(where: { $0.0 == Character(scalar) }) {
        result += "\\\(escape.1)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        let known = escapes.first { $0.1 == Character(scalar) }
        result.append(known?.0 ?? Character(scalar))
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
