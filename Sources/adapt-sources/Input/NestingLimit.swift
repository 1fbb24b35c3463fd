/// A limit of nesting, beyond which a file is not parsed: the toolchain's parser is recursive.
///
/// Decided here: brackets nested 200 deep, and 2,000 tokens of a kind in one chain, are more than source that
/// people write. A chain ends at a brace, a semicolon, a comma, or a line that does not continue it.
struct NestingLimit {
  private static let depthLimit = 200
  private static let chainLimit = 2000

  private var depth = 0
  private var chain = 0
  private var conditions = 0

  /// Returns the offset of the first byte that nests too deeply, or `nil`.
  static func firstExcess(in bytes: [UInt8]) -> Int? {
    var limit = NestingLimit()
    var isLineStart = true
    for (index, byte) in bytes.enumerated() {
      if limit.takes(byte, isLineStart) { return index }
      if byte == UInt8(ascii: "#"), limit.takesCondition(bytes[index...]) { return index }
      switch byte {
      case UInt8(ascii: "\n"): isLineStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: isLineStart = false
      }
    }
    return BracketLimit.firstExcess(in: bytes)
  }

  /// Counts a directive of conditional compilation, and returns `true` if it is the first one beyond the limit.
  private mutating func takesCondition(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.starts(with: "#if".utf8) { conditions += 1 }
    if rest.starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
    return conditions > Self.depthLimit
  }

  /// Counts a byte, and returns `true` if it is the first one beyond the limit.
  private mutating func takes(_ byte: UInt8, _ isLineStart: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      depth += 1
      chain += 1
    case UInt8(ascii: "{"):
      depth += 1
      chain = 0
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
    case UInt8(ascii: ";"), UInt8(ascii: ","):
      chain = 0
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "!"),
      UInt8(ascii: "<"), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: " "):
      // Words such as `try` and `else if` nest as well: each has a space after it.
      if byte != UInt8(ascii: " ") || !isLineStart { chain += 1 }
    default:
      if isLineStart { chain = 0 }
    }
    return depth > Self.depthLimit || chain > Self.chainLimit
  }
}
