/// A Swift file of an app, as bytes with its path.
struct SourceFile: Sendable {
  /// The path of the original, which diagnostics and `#file` state.
  let path: String
  /// The bytes without a byte order mark, and with blanks in the place of a line `#!`, which only the first line of a
  /// program can be.
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    if bytes.starts(with: "#!".utf8) {
      let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      for index in bytes.indices.prefix(end ?? bytes.count) { bytes[index] = UInt8(ascii: " ") }
    }
    self.bytes = bytes
  }

  /// The largest file that is parsed, in bytes. A larger one is copied without a change.
  static let sizeLimit = 1 << 20

  /// Returns the line and the column of a byte offset, both from 1.
  func place(at offset: Int) -> (line: Int, column: Int) {
    var (line, start) = (1, 0)
    for index in bytes.indices.prefix(offset) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  /// The name of the file without its folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
