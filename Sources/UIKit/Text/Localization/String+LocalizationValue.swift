import Foundation

extension String {
  /// A key of a table of texts, with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key: each value stands there as the conversion of its type.
    let key: String
    private let values: [String]

    /// Makes a key without values.
    public init(_ value: String) {
      key = value
      values = []
    }

    /// Makes a key without values.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Makes a key of text and values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// A text of the table with the values in place of their conversions, which may be numbered.
    func filled(in format: String) -> String {
      guard !values.isEmpty else { return format }
      var (text, rest, next) = ("", format[...], 0)
      while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        guard let end = rest.firstIndex(where: { "%@dufs".contains($0) }) else { break }
        let conversion = rest[...end]
        rest = rest[rest.index(after: end)...]
        if conversion == "%" {
          text += "%"
          continue
        }
        let number = conversion.firstIndex(of: "$").flatMap { Int(conversion[..<$0]) }
        let index = number.map { $0 - 1 } ?? next
        if number == nil { next += 1 }
        if values.indices.contains(index) { text += values[index] }
      }
      return text + rest
    }
  }
}
