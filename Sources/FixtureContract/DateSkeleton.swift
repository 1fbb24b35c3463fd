/// The fields of a date in a Unicode skeleton, such as `yMMMd`.
///
/// Decided here: of the letters of Unicode Technical Standard 35, "Date Field Symbol Table", those for which
/// `Date.FormatStyle` has a field. The locale determines the order and what is between the fields; `j` is the hour
/// as the locale counts it.
package struct DateSkeleton: Sendable, Hashable {
  /// The runs of one letter, in the order of the skeleton.
  package let fields: [String]

  /// Reads a skeleton.
  ///
  /// - Throws: The first run that is not a field, or that repeats one.
  package init(_ text: String) throws(UnknownField) {
    var fields: [String] = []
    for letter in text {
      if fields.last?.first == letter {
        fields[fields.count - 1].append(letter)
      } else {
        fields.append(String(letter))
      }
    }
    var seen: Set<Character> = []
    for field in fields {
      guard Self.known.contains(field), let letter = field.first, seen.insert(letter).inserted
      else {
        throw UnknownField(field: field)
      }
    }
    self.fields = fields
  }

  /// A run of letters that is not a field, or is one for the second time.
  package struct UnknownField: Error, Hashable {
    /// The run.
    package let field: String
  }

  /// The fields, from the era to the time zone.
  package static let known = [
    "G", "y", "yy", "yyyy", "Q", "QQQ", "QQQQ", "M", "MM", "MMM", "MMMM", "MMMMM", "d", "dd", "E",
    "EEE", "EEEE", "EEEEE", "EEEEEE", "j", "jj", "m", "mm", "s", "ss", "z", "zzzz",
  ]
}
