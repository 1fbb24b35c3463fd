import FixtureContract
import FixtureModel

/// The numbers, dates, index paths and Boolean values that were probably meant by texts that are none.
enum NumberSuggestion {
  /// Texts that are longer have no suggestion: hostile ones are long.
  private static let lengthLimit = 100

  /// Returns the constant of a kind that a text states with commas or units, such as `0, 0, 8, 8`, `10x20` or `8pt`;
  /// `nil` if there is none.
  static func constant(_ text: String, _ kind: ValueKind) -> String? {
    kind == .bool ? bool(text) : numbers(text) { ValueDecoder.parse($0, kind) != nil }
  }

  /// Returns the numbers that a text states with commas or units, of which `isValid` accepts the spelling.
  static func numbers(_ text: String, _ isValid: (String) -> Bool) -> String? {
    guard text.utf8.count <= lengthLimit, text.contains(where: \.isNumber) else { return nil }
    let decimal = text.replacing(",", with: ".")
    let words = text.split { $0.isWhitespace || ",;".contains($0) }.map(withoutUnit)
    let numbers = words.flatMap { $0.split { "x×".contains($0) } }
    let candidates = [decimal, numbers.joined(separator: " ")]
    return candidates.first { $0 != text && isValid($0) }
  }

  /// Returns the index path that a text states with a comma, a hyphen or in brackets, such as `[0, 1]`; `nil` if there
  /// is none.
  static func indexPath(_ text: String) -> String? {
    guard text.utf8.count <= lengthLimit else { return nil }
    let numbers = text.split { $0.isWhitespace || ",;:-/[]()".contains($0) }
    let path = numbers.joined(separator: ".")
    return numbers.count == 2 && ValueParser.indexPath(path) != nil ? path : nil
  }

  /// Returns the index paths that a text states with commas, or the one of ``indexPath(_:)``; `nil` if there are none.
  static func indexPaths(_ text: String) -> String? {
    guard text.utf8.count <= lengthLimit else { return nil }
    let words = text.split { $0.isWhitespace || ",;".contains($0) }
    guard words.allSatisfy({ ValueParser.indexPath($0) != nil }) else { return indexPath(text) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Returns the indexes that a text states with commas; `nil` if there are none.
  static func indexes(_ text: String) -> String? {
    numbers(text) { ValueParser.words($0).allSatisfy { ValueParser.position($0) != nil } }
  }

  /// Returns the date that a text states with slashes or dots after the year; `nil` if there is none.
  static func date(_ text: String) -> String? {
    guard text.utf8.count <= lengthLimit else { return nil }
    let parts = text.split(maxSplits: 1) { $0.isWhitespace || $0 == "T" }
    guard let day = parts.first else { return nil }
    let dashed = String(day.map { "/.".contains($0) ? "-" : $0 })
    let date = ([dashed] + parts.dropFirst().map(String.init)).joined(separator: "T")
    return date != text && DateParser.iso8601(date) != nil ? date : nil
  }

  /// Returns the range that a text states with another sign, such as `1...5` or `1-5`; `nil` if there is none.
  static func range(_ text: String) -> String? {
    guard text.utf8.count <= lengthLimit else { return nil }
    for sign in ["...", "..<", "…", "–", "-"] {
      guard let found = text.dropFirst().firstRange(of: sign) else { continue }
      let ends = [text[..<found.lowerBound], text[found.upperBound...]].compactMap {
        $0.split(whereSeparator: \.isWhitespace).first.map(String.init)
      }
      if ends.count == 2, ends.allSatisfy({ NumberParser.number($0) != nil }) {
        return ends.joined(separator: "..")
      }
    }
    return nil
  }

  /// Returns the Boolean value that a text states in another word, such as `YES`; `nil` if there is none.
  static func bool(_ text: String) -> String? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": "true"
    case "false", "no", "off", "0": "false"
    default: nil
    }
  }

  private static func withoutUnit(_ word: Substring) -> Substring {
    let unit = ["pts", "pt", "px", "dp", "sec", "s"].first { word.lowercased().hasSuffix($0) }
    return word.dropLast(unit?.count ?? 0)
  }
}
