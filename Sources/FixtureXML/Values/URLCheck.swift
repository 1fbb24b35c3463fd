/// A check of URLs.
///
/// `URL(string:)` is no check: it percent-encodes invalid characters instead of rejecting them.
enum URLCheck {
  /// Returns whether a URL may have all characters, and scheme, host and port, if any, are well-formed.
  ///
  /// What passes must be a URL to Foundation too, which reads it again when a list runs.
  static func isValid(_ text: some StringProtocol) -> Bool {
    guard !text.isEmpty else { return false }
    for byte in text.utf8 {
      guard byte > 0x20, byte < 0x7F, !forbidden.contains(byte) else { return false }
    }
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }), bytes[colon] == 0x3A
    else { return hasValidAuthority(bytes[...]) }
    return isScheme(bytes[..<colon]) && hasValidAuthority(bytes[(colon + 1)...])
  }

  private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// Returns whether host and port after `//` are well-formed; true if there is no such part.
  private static func hasValidAuthority(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: "//".utf8) else { return true }
    let authority = text.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
    let place = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] }
    let host = place ?? authority
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      return isPort(host[(end + 1)...])
    }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    return !name.contains { "[]%".utf8.contains($0) } && isPort(host[name.endIndex...])
  }

  /// Returns whether a text is empty or a colon with digits.
  private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
    text.isEmpty || (text.first == UInt8(ascii: ":") && text.dropFirst().allSatisfy(isDigit))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static let forbidden = Set("\"<>\\^`{|}".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }
}
