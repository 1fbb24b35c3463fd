/// The table of the reference page that says how texts of data files become values.
///
/// ``DataValueParser`` reads the values.
enum DataValueTable {
  /// The section in Markdown.
  static var text: String {
    """
    ## Values of data files

    A `map` reads the text that its path finds: that of the first node, or the result of an expression such as
    `count(track)`. A list takes the texts of all nodes, one element each. Except in strings, white space at the
    ends is removed and other runs of it are one space. Attributes of a fixture are stricter: they have the forms
    of the table of attributes.

    | Type | Accepted | nil, if the type is optional |
    | --- | --- | --- |
    \(rows.map { "| \($0.type) | \($0.accepted) | \($0.isNil) |" }.joined(separator: "\n"))

    An element with `xsi:nil="true"` is nil for each type. A path that finds nothing leaves the field to its
    default, to nil, or to an empty list; without any of them the row is reported. `position()` and `last()` are
    the number of the row and the number of rows, as in `for-each` of XSLT, and `current()` and `key()` are those
    of XSLT. `..`, `ancestor::day`, and paths from `/` find the elements around the row, their attributes, and the
    children that each step names, before and after the row; elements beside the row and `//` outside of it are
    errors.
    """
  }

  private static let absent = "an empty text"

  private static let rows: [(type: String, accepted: String, isNil: String)] = [
    ("`String`", "every text, unchanged", "with `emptyIsNil`, a text of white space alone"),
    ("`Int`", "digits with an optional sign: `+5`", absent),
    (
      "`Double`, `CGFloat`",
      "a finite decimal number with an optional sign, such as `.5`, `5.` or `1e3`",
      "\(absent), or XPath's `NaN`"
    ),
    (
      "`Int`, `Double`, `CGFloat` with `as=\"Duration\"`",
      "seconds, from `249`, `54:09`, `01:54:09`, `PT1H54M9S` or `P2W`", absent
    ),
    ("`Bool`", "`true`, `false`, `yes`, `no`, `1`, `0`, in any case", absent),
    ("`URL`", "what `URL(string:)` accepts, which percent-encodes other characters", absent),
    (
      "`Date`",
      "`2024-05-01`, `2024-05`, `2024`, each with an optional zone such as `Z` or `+02:00`, and "
        + "`2024-05-01T10:00:00.5+02:00`; UTC without a zone. `+02` is as in ISO 8601, `24:00:00` for the end of "
        + "the day as in XML Schema, `t` and `z` as in RFC 3339; no leap seconds", absent
    ),
    (
      "`Date` with `as=\"MailDate\"`",
      "RFC 5322: `Wed, 01 May 2024 10:00:00 +0200`; weekday, seconds and zone may be absent. A weekday that is "
        + "not the date's is accepted, since many feeds have one: the date counts", absent
    ),
    (
      "`Date` with `as=\"UnixTime\"`", "a number of seconds since 1970, in the years 1 to 9999",
      absent
    ),
    (
      "`Date` with `format`",
      "the fields of the format, with as many digits as it has letters; names of months and days in English, with "
        + "`locale=\"en_US_POSIX\"`", absent
    ),
    ("an enumeration", "the name or the `rawValue` of a case", absent),
    ("`CGSize`, `UIEdgeInsets`, `UIColor`, `UIFont`, `UIImage`", "as in attributes", absent),
    ("a model", "the first node of `select`, with a `map` for each field", "no node"),
    ("a list of models", "each node of `select`, with a `map` for each field", "never"),
  ]
}
