/// Decides whether text can be a URL, without Foundation.
enum URLCheck {
  /// Whether every character may stand in a URL and the scheme, if any, is well-formed.
  static func isValid(_ text: some StringProtocol) -> Bool {
    guard !text.isEmpty else { return false }
    for byte in text.utf8 {
      guard byte > 0x20, byte < 0x7F, !forbidden.contains(byte) else { return false }
    }
    guard let colon = text.utf8.firstIndex(of: 0x3A) else { return true }
    if let slash = text.utf8.firstIndex(of: 0x2F), slash < colon { return true }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, isLetter(first) else { return false }
    return scheme.allSatisfy {
      isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || "+-.".utf8.contains($0)
    }
  }

  private static let forbidden = Set("\"<>\\^`{|}".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }
}
