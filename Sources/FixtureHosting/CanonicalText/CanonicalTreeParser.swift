/// A parser that converts canonical text to a tree.
struct CanonicalTreeParser {
  /// An error in a line of the text.
  struct Failure: Error, Hashable, CustomStringConvertible {
    let line: Int
    let reason: String
    var description: String { "line \(line): \(reason)" }
  }

  private let lines: [(number: Int, text: Substring)]
  private var position = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, $0.element) }
      .filter { !$0.text.isEmpty }
  }

  mutating func parse() throws(Failure) -> FixtureTree {
    guard !lines.isEmpty else { throw Failure(line: 1, reason: "the text is empty") }
    let tree = try node(depth: 0)
    guard position == lines.count else {
      throw Failure(line: lines[position].number, reason: "a second root")
    }
    return tree
  }

  private mutating func node(depth: Int) throws(Failure) -> FixtureTree {
    let (number, line) = lines[position]
    guard Self.depth(of: line) == depth else {
      throw Failure(line: number, reason: "the indentation is not two spaces per level")
    }
    position += 1
    var segments = line.drop { $0 == " " }.split(separator: " | ", omittingEmptySubsequences: false)
    var tree = FixtureTree(Self.unescaped(segments.removeFirst()))
    for segment in segments {
      let parts = segment.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      tree.properties.append(
        .init(String(parts[0]), parts.count > 1 ? Self.unescaped(parts[1]) : ""))
    }
    while position < lines.count, Self.depth(of: lines[position].text) ?? .max > depth {
      tree.children.append(try node(depth: depth + 1))
    }
    return tree
  }

  /// Returns the depth of a line from its indentation, or `nil` if the number of spaces is odd.
  private static func depth(of line: Substring) -> Int? {
    let spaces = line.prefix { $0 == " " }.count
    return spaces.isMultiple(of: 2) ? spaces / 2 : nil
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result += ["p": "|", "n": "\n", "r": "\r"][character] ?? String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension FixtureTree {
  /// Creates a tree from canonical text, or returns `nil` if the text does not describe exactly one
  /// tree.
  public init?(text: String) {
    var parser = CanonicalTreeParser(text)
    guard let tree = try? parser.parse() else { return nil }
    self = tree
  }
}
