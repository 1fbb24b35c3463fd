import Foundation

/// The rules LB19 and LB19a of Unicode Standard Annex 14, version 16: lines do not end beside quotation marks
/// without spaces, unless East Asian characters are on both sides.
///
/// ICU 76 has these rules, but ends lines beside quotation marks at the start and the end of a text, after
/// some punctuation marks and after another quotation mark. Later versions, such as Chromium's, do not.
struct QuotationMarkRules {
  /// The UTF-16 code units of a paragraph.
  private let text: [UInt16]
  private let isChinese: Bool

  /// Creates the rules for a paragraph, or returns `nil` if it has no quotation mark.
  init?(_ text: [UInt16], language: String) {
    let hasQuotationMark = text.contains { unit in
      UTF16.isLeadSurrogate(unit) || Unicode.Scalar(unit).map(Self.isQuotationMark) ?? false
    }
    guard hasQuotationMark else { return nil }
    self.text = text
    isChinese = language.prefix { $0 != "-" && $0 != "_" } == "zh"
  }

  /// Returns a Boolean value that indicates whether the rules exclude the end of a line before a position.
  func excludeBreak(before index: Int) -> Bool {
    guard index > 0, index < text.count, let next = scalar(at: index) else { return false }
    let before = base(before: index)
    guard let former = before.scalar else { return false }
    let (isOpened, isClosed) = (isUnresolved(next), isUnresolved(former))
    guard isOpened || isClosed, !Self.endsBeforeQuotationMarks(former) else { return false }
    // LB19: × [QU - Pi] and [QU - Pf] ×
    if isOpened, next.properties.generalCategory != .initialPunctuation { return true }
    if isClosed, former.properties.generalCategory != .finalPunctuation { return true }
    // LB19a: [^EastAsian] × QU and × QU ( [^EastAsian] | eot )
    if isOpened {
      return !Self.isEastAsian(former) || !Self.isEastAsian(scalar(after: index))
    }
    // LB19a: QU × [^EastAsian] and ( sot | [^EastAsian] ) QU ×
    return !Self.isEastAsian(next) || !Self.isEastAsian(base(before: before.start).scalar)
  }

  /// Returns the character before a position, without the combining marks that LB9 attaches to it, and where
  /// it begins.
  private func base(before index: Int) -> (scalar: Unicode.Scalar?, start: Int) {
    var position = index
    var last: (scalar: Unicode.Scalar?, start: Int) = (nil, index)
    while let scalar = scalar(before: position) {
      position -= UTF16.width(scalar)
      // LB10: a mark after a space, or at the start, is a letter of its own.
      guard !Self.endsBeforeQuotationMarks(scalar) else {
        return last.scalar == nil ? (scalar, position) : last
      }
      last = (scalar, position)
      guard Self.isMark(scalar) else { return last }
    }
    return last
  }

  /// Returns the character after the one at a position and its combining marks.
  private func scalar(after index: Int) -> Unicode.Scalar? {
    var position = index
    while let scalar = scalar(at: position) {
      position += UTF16.width(scalar)
      guard let next = self.scalar(at: position), Self.isMark(next) else {
        return self.scalar(at: position)
      }
    }
    return nil
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < text.count else { return nil }
    if let scalar = Unicode.Scalar(text[index]) { return scalar }
    guard UTF16.isLeadSurrogate(text[index]), index + 1 < text.count,
      UTF16.isTrailSurrogate(text[index + 1])
    else { return "\u{FFFD}" }
    let (lead, trail) = (UInt32(text[index]) - 0xD800, UInt32(text[index + 1]) - 0xDC00)
    return Unicode.Scalar(0x10000 + lead << 10 + trail)
  }

  private func scalar(before index: Int) -> Unicode.Scalar? {
    guard index > 0 else { return nil }
    let isPair =
      index > 1 && UTF16.isTrailSurrogate(text[index - 1])
      && UTF16.isLeadSurrogate(text[index - 2])
    return scalar(at: index - (isPair ? 2 : 1))
  }

  /// Returns a Boolean value that indicates whether an earlier rule ends lines after a character: spaces
  /// (LB18), the zero width space (LB8), and line breaks (LB4 and LB5).
  private static func endsBeforeQuotationMarks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x200B, 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a character has the line-break class QU in the language.
  ///
  /// In Chinese, ICU resolves the double curly quotation marks to opening and closing punctuation.
  private func isUnresolved(_ scalar: Unicode.Scalar) -> Bool {
    if isChinese, scalar == "\u{201C}" || scalar == "\u{201D}" { return false }
    return Self.isQuotationMark(scalar)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.value == 0x200D
    }
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { EastAsianWidth.isWide($0) || EastAsianWidth.isHalfWidth($0) } ?? false
  }

  /// Returns a Boolean value that indicates whether a character has the line-break class QU.
  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x27, 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A,
      0x275B...0x2760, 0x2E00...0x2E0D, 0x2E1C, 0x2E1D, 0x2E20, 0x2E21, 0x1F676...0x1F678:
      true
    default: false
    }
  }
}
