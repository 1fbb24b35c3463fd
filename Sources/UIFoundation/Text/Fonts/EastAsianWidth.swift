/// The widths of East Asian characters, from the Unicode Character Database.
enum EastAsianWidth {
  /// Returns a Boolean value that indicates whether a character has the width of a full square.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wide.contains(scalar.value)
  }

  /// Returns a Boolean value that indicates whether a character has half the width of a square.
  static func isHalfWidth(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20A9 && halfWidth.contains(scalar.value)
  }

  private static let wide = CodePointRanges(wideRanges)
  private static let halfWidth = CodePointRanges(halfWidthRanges)
}

/// A set of Unicode code points, stored as sorted ranges and searched by bisection.
struct CodePointRanges: Sendable {
  private let lowerBounds: [UInt32]
  private let upperBounds: [UInt32]

  /// Creates a set from hexadecimal ranges in ascending order, such as `1100-115F`, separated by
  /// spaces.
  init(_ text: StaticString) {
    let ranges = "\(text)".split(separator: " ").map { $0.split(separator: "-") }
    lowerBounds = ranges.compactMap { $0.first.flatMap { UInt32($0, radix: 16) } }
    upperBounds = ranges.compactMap { $0.last.flatMap { UInt32($0, radix: 16) } }
  }

  /// Returns a Boolean value that indicates whether the set contains a code point.
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
