/// A limit of nested square brackets, beyond which a file is not parsed: the time of the toolchain's parser doubles
/// with each bracket that is open.
///
/// Decided here: ten brackets are more than source that people write, and take a fifth of a second. Those in comments
/// and in strings do not count, and a brace begins anew.
struct BracketLimit {
  private static let limit = 10

  private enum Mode {
    /// Code, with the number of open parentheses in an interpolation.
    case code(Int)
    /// A string literal with a number of signs `#` before it.
    case string(signs: Int, isMultiline: Bool)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var modes: [Mode] = [.code(0)]
  private var open = 0
  private var outer: [Int] = []
  private var signs = 0

  /// Returns the offset of the first bracket beyond the limit, or `nil`.
  static func firstExcess(in bytes: [UInt8]) -> Int? {
    var limit = BracketLimit(bytes)
    while limit.index < bytes.count {
      limit.step()
      if limit.open > Self.limit { return limit.index - 1 }
    }
    return nil
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func step() {
    switch modes.last {
    case .string(let signs, let isMultiline): stepInString(signs, isMultiline)
    case .code, nil: stepInCode()
    }
  }

  private func byte(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  // MARK: Code

  private mutating func stepInCode() {
    let byte = bytes[index]
    let signs = signs
    self.signs = byte == UInt8(ascii: "#") ? signs + 1 : 0
    switch byte {
    case UInt8(ascii: "["): open += 1
    case UInt8(ascii: "]"): open = max(0, open - 1)
    case UInt8(ascii: "{"):
      outer.append(open)
      open = 0
    case UInt8(ascii: "}"): open = outer.popLast() ?? 0
    case UInt8(ascii: "("): changeParentheses(by: 1)
    case UInt8(ascii: ")"): changeParentheses(by: -1)
    case UInt8(ascii: "/"): skipComment()
    case UInt8(ascii: "\n"): endLine()
    case UInt8(ascii: "\""): return beginString(signs)
    default: break
    }
    index += 1
  }

  /// Counts a parenthesis in an interpolation, and ends the interpolation with its last one.
  private mutating func changeParentheses(by change: Int) {
    guard modes.count > 1, case .code(let count) = modes.removeLast() else { return }
    if count + change >= 0 { modes.append(.code(count + change)) }
  }

  /// Ends an interpolation of a string of one line.
  private mutating func endLine() {
    guard modes.count > 1, case .string(_, false) = modes[modes.count - 2] else { return }
    modes.removeLast(2)
  }

  private mutating func skipComment() {
    switch byte(1) {
    case UInt8(ascii: "/"):
      while let next = byte(1), next != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      var depth = 1
      index += 1
      while depth > 0, let first = byte(1) {
        let second = byte(2)
        index += 1
        if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
          depth -= 1
          index += 1
        } else if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
          depth += 1
          index += 1
        }
      }
    default: break
    }
  }

  private mutating func beginString(_ signs: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(1) == quote && byte(2) == quote
    modes.append(.string(signs: signs, isMultiline: isMultiline))
    index += isMultiline ? 3 : 1
  }

  // MARK: Strings

  private mutating func stepInString(_ signs: Int, _ isMultiline: Bool) {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      guard hasSigns(signs, after: 1) else { break }
      index += signs + 1
      if byte(0) == UInt8(ascii: "(") { modes.append(.code(0)) }
      // A line that ends with a backslash ends.
      if byte(0) == UInt8(ascii: "\n") { return }
    case UInt8(ascii: "\""):
      let quote = UInt8(ascii: "\"")
      let length = isMultiline ? 3 : 1
      if isMultiline, byte(1) != quote || byte(2) != quote { break }
      guard hasSigns(signs, after: length) else { break }
      modes.removeLast()
      index += length - 1 + signs
    case UInt8(ascii: "\n"):
      if !isMultiline { modes.removeLast() }
    default: break
    }
    index += 1
  }

  private func hasSigns(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }
}
