/// A format of a bound value in a text, such as `{price: currency EUR}`.
package enum ValueFormat: Sendable, Hashable {
  /// A number with the grouping of the locale; a length of the fraction where one is stated.
  case number(fractionLength: Int?)
  /// A number in a currency, by its ISO 4217 code.
  case currency(String, fractionLength: Int?)
  /// A percentage: of a whole number as it is, of another number times a hundred.
  case percent(fractionLength: Int?)
  /// A number of bytes, in a style of `ByteCountFormatStyle`.
  case byteCount(String)
  /// A date with the fields of a Unicode skeleton; an empty one has the fields of `Date.FormatStyle`.
  case dateTime(String)
  /// A date in relation to a moment in seconds since 1970, in a presentation of `Date.RelativeFormatStyle`.
  case relative(String, to: Double)
}
