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
    if bytes.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) {
      return "the file is in an EBCDIC encoding; convert it to UTF-8"
    }
    if bytes.starts(with: "bplist".utf8) {
      return "the file is a binary property list; convert it with 'plutil -convert xml1'"
    }
    if isHTML(bytes) {
      return "the file is an HTML page; save the answer of the server that has the data"
    }
    if bytes.starts(with: "version https://git-lfs.github.com/".utf8) {
      return "the file is a pointer of Git LFS instead of what it points to; run 'git lfs pull'"
    }
    if bytes.count >= EncodingCheck.longestDeclaration {
      return
        "the XML declaration does not end within the first \(EncodingCheck.longestDeclaration) bytes"
    }
    // UTF-16 without a byte order mark begins with NUL, '<' and NUL, and UTF-32 with two or three NUL.
    let wide: [[UInt8]] = [[0, 0x3C, 0], [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x3C]]
    if first == 0, !wide.contains(where: { bytes.starts(with: $0) }) {
      return
        "the file begins with a NUL byte: it is binary, or in an encoding that is not supported"
    }
    return nil
  }

  /// Returns whether bytes begin with the document type of HTML, which is no XML in other letters than those of XML.
  private static func isHTML(_ bytes: some Collection<UInt8>) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).drop { $0 <= 0x20 }
    let type = String(decoding: text.prefix(14), as: UTF8.self)
    return type.lowercased() == "<!doctype html" && !type.hasPrefix("<!DOCTYPE")
  }
}
