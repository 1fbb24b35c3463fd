import FixtureContract
import FixtureModel
import Foundation

/// A format of the fixture language: its words, the types of values that it takes, and its decoder.
///
/// The parser, the schemas and the reference page come from this table.
struct FormatSpec: Sendable {
  /// The format's name, which is that of Foundation's format style.
  let name: String
  /// The words after the name, for the reference page and for messages.
  let arguments: String
  /// The meaning, in one sentence.
  let summary: String
  /// The types of values that the format takes.
  let types: [ScalarType]
  /// Decodes the words after the name; the date of the fixture is in the scope.
  let decode: @Sendable ([String], BindingScope) -> Result<ValueFormat, FormatError>

  /// The formats.
  static let all: [FormatSpec] = [
    FormatSpec(
      name: "number", arguments: "[fraction digits]",
      summary: "A number with the separators of the locale.", types: numbers
    ) { words, _ in
      digits(words).map { .number(fractionLength: $0) }
    },
    FormatSpec(
      name: "currency", arguments: "CODE [fraction digits]",
      summary: "An amount in a currency, by its ISO 4217 code: `currency EUR`.", types: numbers
    ) { words, _ in
      guard let code = words.first else {
        return .failure(FormatError("'currency' needs a code, such as 'currency EUR'"))
      }
      let known = Locale.commonISOCurrencyCodes
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }),
        known.isEmpty || known.contains(code)
      else {
        return .failure(
          FormatError(
            "'\(code)' is not the code of a currency, such as 'EUR'",
            suggestion: SpellingSuggestion.nearest(to: code, among: known)))
      }
      return digits(Array(words.dropFirst())).map { .currency(code, fractionLength: $0) }
    },
    FormatSpec(
      name: "percent", arguments: "[fraction digits]",
      summary: "A percentage: 0.25 of a `Double` and 25 of an `Int` are 25 %.", types: numbers
    ) { words, _ in
      digits(words).map { .percent(fractionLength: $0) }
    },
    FormatSpec(
      name: "byteCount", arguments: "[file|memory|decimal|binary]",
      summary: "A number of bytes in the unit that suits it; `file` if no style is stated.",
      types: [.int]
    ) { words, _ in
      word(words, among: ["file", "memory", "decimal", "binary"]).map { .byteCount($0) }
    },
    FormatSpec(
      name: "dateTime", arguments: "[skeleton]",
      summary:
        "A date with the fields of a Unicode skeleton, in the order of the locale: `dateTime yMMMd`. "
        + "`j` is the hour.", types: [.date]
    ) { words, _ in
      guard words.count < 2 else {
        return .failure(FormatError("'dateTime' takes one skeleton, such as 'yMMMd'"))
      }
      do throws(DateSkeleton.UnknownField) {
        _ = try DateSkeleton(words.first ?? "")
      } catch {
        return .failure(FormatError(message(about: error.field)))
      }
      return .success(.dateTime(words.first ?? ""))
    },
    FormatSpec(
      name: "relative", arguments: "[numeric|named]",
      summary:
        "A date in relation to the `date` of `fixture` and the virtual clock: `2 hours ago`; with "
        + "`named`, `yesterday` instead of `1 day ago`.", types: [.date]
    ) { words, scope in
      guard let date = scope.index.date else {
        return .failure(
          FormatError("'relative' needs a moment: state it as the attribute 'date' of 'fixture'"))
      }
      return word(words, among: ["numeric", "named"]).map { .relative($0, to: date) }
    },
  ]

  private static let numbers: [ScalarType] = [.int, .double, .cgFloat]

  /// Reads an optional number of fraction digits.
  private static func digits(_ words: [String]) -> Result<Int?, FormatError> {
    guard let word = words.first else { return .success(nil) }
    guard words.count == 1, let digits = ValueParser.index(word), digits <= 20 else {
      return .failure(
        FormatError(
          "'\(words.joined(separator: " "))' is not a number of fraction digits from 0 to 20"))
    }
    return .success(digits)
  }

  /// Reads an optional word, the first of the known ones if absent.
  private static func word(
    _ words: [String], among known: [String]
  ) -> Result<String, FormatError> {
    guard let word = words.first else { return .success(known[0]) }
    guard words.count == 1, known.contains(word) else {
      let list = known.map { "'\($0)'" }.joined(separator: ", ")
      return .failure(
        FormatError(
          "'\(words.joined(separator: " "))' is not one of \(list)",
          suggestion: SpellingSuggestion.nearest(to: word, among: known)))
    }
    return .success(word)
  }

  private static func message(about field: String) -> String {
    switch field.first {
    case "h", "H", "k", "K": "write 'j' for the hour: the locale decides how it counts"
    case "a": "'j' adds the period of the day where the locale has one"
    default:
      "'\(field)' is not a field of a date, or occurs twice; the fields are "
        + DateSkeleton.known.joined(separator: " ")
    }
  }
}

/// The reason why the words of a format are not valid.
struct FormatError: Error, Equatable {
  /// One sentence without a full stop.
  let message: String
  /// The word that was probably intended, or `nil`.
  var suggestion: String?

  /// Creates an error.
  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}
