/// The recognition of files that are not XML by their first bytes.
enum FileSignature {
  /// Returns the reason why a file that begins with the given bytes is not XML, `nil` otherwise.
  static func problem(_ bytes: some Collection<UInt8>) -> String? {
    guard let first = bytes.first else { return "the file is empty" }
    if bytes.starts(with: [0x1F, 0x8B]) {
      return "the file is compressed with gzip; decompress it first"
    }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) {
      return "the file is a ZIP archive; extract it first"
    }
    // UTF-16 without a byte order mark begins with NUL, '<' and NUL.
    if first == 0, !bytes.starts(with: [0, 0x3C, 0]) {
      return
        "the file begins with a NUL byte: it is binary, or in an encoding that is not supported"
    }
    return nil
  }
}
