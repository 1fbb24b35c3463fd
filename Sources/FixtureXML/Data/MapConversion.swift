/// How the text that a `map` finds is read.
enum MapConversion: String, Sendable, CaseIterable {
  /// As a whole number.
  case int = "Int"
  /// As a number.
  case double = "Double"
  /// As a number of points.
  case cgFloat = "CGFloat"
  /// As `true`, `false`, `yes`, `no`, `1` or `0`.
  case bool = "Bool"
  /// As it stands.
  case string = "String"
  /// As a URL.
  case url = "URL"
  /// As an ISO 8601 date.
  case date = "Date"
  /// As the date of a mail or of an RSS feed.
  case mailDate = "MailDate"
  /// As seconds since 1970.
  case unixTime = "UnixTime"
}
