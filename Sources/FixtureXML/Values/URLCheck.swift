/// A check of URLs.
///
/// `URL(string:)` is no check: it percent-encodes invalid characters instead of rejecting them.
enum URLCheck {
  /// Returns whether a URL may have all characters, and scheme, host and port, if any, are well-formed.
  ///
  /// What passes must be a URL to Foundation too, which reads it again when a list runs.
  static func isValid(_ text: String) -> Bool {
    var copy = text
    return copy.withUTF8 { isValid($0) }
  }

  /// Returns the same of bytes.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return false }
    for byte in bytes where !isAllowed(byte) { return false }
    guard let colon = bytes.firstIndex(where: { $0 == 0x3A || endsAuthority($0) }),
      bytes[colon] == 0x3A
    else { return hasValidAuthority(bytes[...]) }
    return isScheme(bytes[..<colon]) && hasValidAuthority(bytes[(colon + 1)...])
  }

  private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

  private static func isAllowed(_ byte: UInt8) -> Bool {
    // A bit for each character from a space on, except "<>\^`{|}
    let allowed: UInt64 = byte < 0x40 ? 0xAFFF_FFFA_0000_0000 : 0x47FF_FFFE_AFFF_FFFF
    return byte < 0x80 && allowed >> UInt64(byte & 0x3F) & 1 == 1
  }

  private static func isScheme(_ text: Part) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }

  /// Returns whether host and port after `//` are well-formed; true if there is no such part.
  private static func hasValidAuthority(_ text: Part) -> Bool {
    guard text.prefix(2).allSatisfy({ $0 == 0x2F }), text.count > 1 else { return true }
    let authority = text.dropFirst(2).prefix { !endsAuthority($0) }
    let place = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] }
    let host = place ?? authority
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      return isPort(host[(end + 1)...])
    }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    return !name.contains { $0 == 0x5B || $0 == 0x5D || $0 == 0x25 }
      && isPort(host[name.endIndex...])
  }

  /// Returns whether a byte is one of `/?#`.
  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == 0x2F || byte == 0x3F || byte == 0x23
  }

  /// Returns whether a text is empty or a colon with digits.
  private static func isPort(_ text: Part) -> Bool {
    text.isEmpty || (text.first == UInt8(ascii: ":") && text.dropFirst().allSatisfy(isDigit))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }
}
