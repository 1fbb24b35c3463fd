/// What the byte scan refuses before libxml2 sees it.
struct ByteScanIssue: Equatable {
  /// The kinds of refusal.
  enum Kind: Equatable {
    case nulByte
    case invalidUTF8
    case doctype
    case tooManyAttributes
    case attributeTooLong
    case tagTooLong
    case commentTooLong
    case tooDeep
  }

  /// What is refused.
  let kind: Kind
  /// The offset of the byte that is to blame.
  let offset: Int
  /// The offset up to which the parser may still be fed.
  let safeEnd: Int
}
