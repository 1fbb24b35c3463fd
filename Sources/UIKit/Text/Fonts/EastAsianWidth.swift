/// The widths of East Asian characters, from the Unicode Character Database.
enum EastAsianWidth {
  /// Tells whether a character takes a full square.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wide.contains(scalar.value)
  }

  /// Tells whether a character takes half a square.
  static func isHalfWidth(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20A9 && halfWidth.contains(scalar.value)
  }

  private static let wide = CodePointRanges(wideRanges)
  private static let halfWidth = CodePointRanges(halfWidthRanges)
}

/// Sorted ranges of code points, looked up by binary search.
struct CodePointRanges: Sendable {
  private let lowerBounds: [UInt32]
  private let upperBounds: [UInt32]

  /// Reads ranges such as `1100-115F`, hexadecimal and in order, with spaces between them.
  init(_ text: StaticString) {
    let ranges = "\(text)".split(separator: " ").map { $0.split(separator: "-") }
    lowerBounds = ranges.compactMap { $0.first.flatMap { UInt32($0, radix: 16) } }
    upperBounds = ranges.compactMap { $0.last.flatMap { UInt32($0, radix: 16) } }
  }

  /// Tells whether one of the ranges holds a code point.
  func contains(_ code: UInt32) -> Bool {
    var low = 0
    var high = lowerBounds.count
    while low < high {
      let middle = (low + high) / 2
      if lowerBounds[middle] <= code { low = middle + 1 } else { high = middle }
    }
    return low > 0 && code <= upperBounds[low - 1]
  }
}
