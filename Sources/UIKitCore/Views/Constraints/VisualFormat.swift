import Foundation

/// A parsed format of UIKit's visual format language: a row or column of views and distances.
struct VisualFormat: Equatable {
  /// A condition for a length or a distance: its relation to a number, a metric, or a view.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: String?
  }

  /// The right side of a condition: a number, a metric, or a view.
  enum Object: Equatable {
    case number(Double)
    case name(String)
  }

  /// A view, or the superview at an end of the format.
  enum Element: Equatable {
    case superview
    case view(String, [Predicate])
  }

  /// The distance between two elements.
  enum Link: Equatable {
    case flush
    case standard
    case distances([Predicate])
  }

  /// An error in the syntax of a format: what was expected, and at which character, counted from 1
  /// without white space.
  struct SyntaxError: Error, Equatable {
    let column: Int
    let expected: String
  }

  private(set) var isVertical = false
  private(set) var elements: [Element] = []
  /// The distances between the elements, one less than the elements.
  private(set) var links: [Link] = []

  /// Parses a format. Throws an error for invalid syntax.
  init(_ text: String) throws(SyntaxError) {
    var reader = Reader(text)
    if reader.take("V:") { isVertical = true } else { _ = reader.take("H:") }
    if reader.take("|") { elements.append(.superview) }
    while !reader.isAtEnd {
      if !elements.isEmpty { links.append(try reader.link()) }
      if reader.take("|") {
        elements.append(.superview)
        guard reader.isAtEnd else { throw reader.syntaxError("the end") }
      } else {
        elements.append(try reader.view())
      }
    }
    guard elements.contains(where: { $0 != .superview }) else { throw reader.syntaxError("a view") }
  }
}

extension VisualFormat {
  /// A reader of the parts of a format.
  private struct Reader {
    private let text: [Character]
    private var place = 0

    init(_ text: String) {
      self.text = text.filter { !$0.isWhitespace }
    }

    var isAtEnd: Bool { place == text.count }

    func syntaxError(_ expected: String) -> SyntaxError {
      SyntaxError(column: place + 1, expected: expected)
    }

    mutating func take(_ word: String) -> Bool {
      let end = place + word.count
      guard end <= text.count, String(text[place..<end]) == word else { return false }
      place = end
      return true
    }

    mutating func link() throws(SyntaxError) -> Link {
      guard take("-") else { return .flush }
      if place < text.count, text[place] == "[" || text[place] == "|" { return .standard }
      let distances =
        place < text.count && text[place] == "(" ? try predicates() : [try predicate()]
      guard take("-") else { throw syntaxError("-") }
      return .distances(distances)
    }

    mutating func view() throws(SyntaxError) -> Element {
      guard take("[") else { throw syntaxError("[") }
      let name = try word()
      let lengths = place < text.count && text[place] == "(" ? try predicates() : []
      guard take("]") else { throw syntaxError("]") }
      return .view(name, lengths)
    }

    private mutating func predicates() throws(SyntaxError) -> [Predicate] {
      _ = take("(")
      var all = [try predicate()]
      while take(",") { all.append(try predicate()) }
      guard take(")") else { throw syntaxError(")") }
      return all
    }

    private mutating func predicate() throws(SyntaxError) -> Predicate {
      var relation = NSLayoutConstraint.Relation.equal
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      let sign = take("-") ? "-" : ""
      let object = try word()
      let priority = take("@") ? try word() : nil
      let number = Double(sign + object)
      guard number != nil || sign.isEmpty else { throw syntaxError("a number") }
      return Predicate(
        relation: relation, object: number.map { .number($0) } ?? .name(object),
        priority: priority)
    }

    private static func isOfWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "."
    }

    private mutating func word() throws(SyntaxError) -> String {
      let start = place
      while place < text.count, Self.isOfWord(text[place]) { place += 1 }
      guard place > start else { throw syntaxError("a name or a number") }
      return String(text[start..<place])
    }
  }
}
