/// A finder of the positions where the lines of a paragraph may end.
enum LineBreaks {
  /// Returns a flag for each UTF-16 code unit that indicates whether a line may end before it.
  ///
  /// The rules are ICU's, with the dictionaries of Thai and other scripts that write no spaces. One rule
  /// is decided here: a line may end after spaces beside a quotation mark, as in Chromium and in ICU
  /// before version 74, because French writes spaces inside of its quotation marks. It may end between
  /// spaces and a word joiner or a zero width space too, as in Chromium. Beside quotation marks without
  /// spaces, ``QuotationMarkRules`` apply.
  ///
  /// Decided here: lines do not end between spaces and closing punctuation, such as `a , b` and `a / b`, as
  /// Unicode Standard Annex 14 says (LB13). Chromium ends them there, because CSS Text has a break opportunity
  /// after preserved spaces; Core Text follows no CSS.
  static func opportunities(
    in source: ParagraphSource, language: String, analyzer: TextAnalyzer
  ) -> [Bool] {
    if source.isASCII, let simple = simpleOpportunities(in: source.text) { return simple }
    var flags = [Bool](repeating: false, count: source.text.count)
    let quotationMarks = QuotationMarkRules(source.text, language: language)
    analyzer.lineBreaks(in: source.text, language: language) { position in
      guard position < flags.count else { return }
      flags[position] = quotationMarks?.excludeBreak(before: position) != true
    }
    if !source.isASCII { addBreaksAfterSpaces(&flags, source.text) }
    removeBreaksAfterSeparators(&flags, source.text)
    return flags
  }

  private static func addBreaksAfterSpaces(_ flags: inout [Bool], _ text: [UInt16]) {
    var beforeSpaces: UInt16 = 0
    for index in text.indices.dropFirst() {
      if text[index] == 0x20 {
        if text[index - 1] != 0x20 { beforeSpaces = text[index - 1] }
      } else if text[index - 1] == 0x20,
        isQuote(text[index]) || isInvisible(text[index]) || isQuote(beforeSpaces)
      {
        flags[index] = true
      }
    }
  }

  /// Removes the opportunities between an infix separator and a prefix or postfix of a number, such as in
  /// `tel:+1`, where Unicode Standard Annex 14 has one (LB31).
  ///
  /// Decided here, as in Chromium, whose rules for ASCII characters have none there.
  private static func removeBreaksAfterSeparators(_ flags: inout [Bool], _ text: [UInt16]) {
    for index in text.indices.dropFirst()
    where flags[index] && isSeparator(text[index - 1]) && isAffix(text[index]) {
      flags[index] = false
    }
  }

  /// Returns whether a code unit is a comma, a full stop, a colon or a semicolon.
  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2C, 0x2E, 0x3A, 0x3B: true
    default: false
    }
  }

  /// Returns whether a code unit is a dollar, percent or plus sign or a backslash.
  private static func isAffix(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x24, 0x25, 0x2B, 0x5C: true
    default: false
    }
  }

  /// Returns whether a code unit is a zero width space or a word joiner.
  private static func isInvisible(_ unit: UInt16) -> Bool { unit == 0x200B || unit == 0x2060 }

  private static func isQuote(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: true
    default: false
    }
  }

  /// Returns the flags of a text that consists of plain words, or `nil` when the text requires
  /// ICU's rules.
  ///
  /// A word begins with a letter or a digit and continues with those, apostrophes and the marks of
  /// enumeration; an exclamation or question mark may end it. Such words have no opportunity inside
  /// (LB19, LB23, LB25, LB28 and LB29 of Unicode Standard Annex 14) and one after their spaces (LB18).
  private static func simpleOpportunities(in text: [UInt16]) -> [Bool]? {
    var flags = [Bool](repeating: false, count: text.count)
    var former = PlainWordCharacter.space
    for index in text.indices {
      let next = PlainWordCharacter(text[index])
      guard next.canFollow(former) else { return nil }
      flags[index] = former == .space && next != .space && index > 0
      former = next
    }
    return flags
  }
}

/// The class of an ASCII character within plain words.
enum PlainWordCharacter: UInt8 {
  case other
  case space
  /// A letter or a digit.
  case letter
  /// A punctuation mark that can be inside or at the end of a word.
  case inner
  /// A punctuation mark that ends a word.
  case final

  init(_ unit: UInt16) {
    self = unit < 0x80 ? Self.classes[Int(unit)] : .other
  }

  /// Returns a Boolean value that indicates whether the character can follow another one in plain
  /// words.
  func canFollow(_ former: PlainWordCharacter) -> Bool {
    switch self {
    case .other: false
    case .space: true
    case .letter: former != .final
    case .inner, .final: former == .letter || former == .inner
    }
  }

  private static let classes: [PlainWordCharacter] = (0..<0x80).map { code in
    switch UInt8(code) {
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      .letter
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "'"):
      .inner
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .final
    default: .other
    }
  }
}
