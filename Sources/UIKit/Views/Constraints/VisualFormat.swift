import Foundation

/// A line of views and distances in UIKit's visual format language, read from its text.
struct VisualFormat: Equatable {
  /// A length or a distance: a relation to a number, or to a metric's or view's name.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: String?
  }

  /// What a length is related to.
  enum Object: Equatable {
    case number(Double)
    case name(String)
  }

  /// A view, or the superview at an end of the line.
  enum Element: Equatable {
    case superview
    case view(String, [Predicate])
  }

  /// What lies between two elements.
  enum Link: Equatable {
    case flush
    case standard
    case distances([Predicate])
  }

  /// What was expected, and where in the text.
  struct Mistake: Error, Equatable {
    let column: Int
    let expected: String
  }

  private(set) var isVertical = false
  private(set) var elements: [Element] = []
  /// One less than the elements.
  private(set) var links: [Link] = []

  /// Reads a line; throws where it is not one.
  init(_ text: String) throws(Mistake) {
    var reader = Reader(text)
    if reader.take("V:") { isVertical = true } else { _ = reader.take("H:") }
    if reader.take("|") { elements.append(.superview) }
    while !reader.isAtEnd {
      if !elements.isEmpty { links.append(try reader.link()) }
      if reader.take("|") {
        elements.append(.superview)
        guard reader.isAtEnd else { throw reader.mistake("the end") }
      } else {
        elements.append(try reader.view())
      }
    }
    guard elements.contains(where: { $0 != .superview }) else { throw reader.mistake("a view") }
  }
}

extension VisualFormat {
  /// Reads the parts of a line one after the other.
  private struct Reader {
    private let text: [Character]
    private var place = 0

    init(_ text: String) {
      self.text = text.filter { !$0.isWhitespace }
    }

    var isAtEnd: Bool { place == text.count }

    func mistake(_ expected: String) -> Mistake {
      Mistake(column: place + 1, expected: expected)
    }

    mutating func take(_ word: String) -> Bool {
      let end = place + word.count
      guard end <= text.count, String(text[place..<end]) == word else { return false }
      place = end
      return true
    }

    mutating func link() throws(Mistake) -> Link {
      guard take("-") else { return .flush }
      if place < text.count, text[place] == "[" || text[place] == "|" { return .standard }
      let distances =
        place < text.count && text[place] == "(" ? try predicates() : [try predicate()]
      guard take("-") else { throw mistake("-") }
      return .distances(distances)
    }

    mutating func view() throws(Mistake) -> Element {
      guard take("[") else { throw mistake("[") }
      let name = try word()
      let lengths = place < text.count && text[place] == "(" ? try predicates() : []
      guard take("]") else { throw mistake("]") }
      return .view(name, lengths)
    }

    private mutating func predicates() throws(Mistake) -> [Predicate] {
      _ = take("(")
      var all = [try predicate()]
      while take(",") { all.append(try predicate()) }
      guard take(")") else { throw mistake(")") }
      return all
    }

    private mutating func predicate() throws(Mistake) -> Predicate {
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
      guard number != nil || sign.isEmpty else { throw mistake("a number") }
      return Predicate(
        relation: relation, object: number.map { .number($0) } ?? .name(object),
        priority: priority)
    }

    private static func isOfWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "."
    }

    private mutating func word() throws(Mistake) -> String {
      let start = place
      while place < text.count, Self.isOfWord(text[place]) { place += 1 }
      guard place > start else { throw mistake("a name or a number") }
      return String(text[start..<place])
    }
  }
}
