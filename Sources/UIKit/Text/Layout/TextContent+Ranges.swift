import Foundation

extension TextContent {
  /// Returns a range of `NSString` as offsets in UTF-8 code units, cut to the text.
  public func range(_ range: NSRange) -> Range<Int> {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return 0..<0 }
    let start = offset(utf16: range.location)
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    return start..<max(start, overflow ? count : offset(utf16: end))
  }

  /// Returns offsets in UTF-8 code units as a range of `NSString`.
  public func nsRange(_ range: Range<Int>) -> NSRange {
    let start = utf16Offset(range.lowerBound)
    return NSRange(location: start, length: utf16Offset(range.upperBound) - start)
  }

  /// Returns the part of the text between two offsets in UTF-8 code units.
  public func substring(_ range: Range<Int>) -> Substring {
    string[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// Returns the index of an offset in UTF-8 code units.
  func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: min(max(offset, 0), count))
  }

  private func offset(utf16 offset: Int) -> Int {
    if isPlainASCII { return min(offset, count) }
    let end = string.endIndex
    let index = string.utf16.index(string.startIndex, offsetBy: offset, limitedBy: end) ?? end
    return string.utf8.distance(from: string.startIndex, to: index)
  }

  private func utf16Offset(_ offset: Int) -> Int {
    if isPlainASCII { return min(max(offset, 0), count) }
    return string.utf16.distance(from: string.startIndex, to: index(offset))
  }
}
