import FixtureModel

/// A formatter of fixtures, which keeps comments and the meaning of the fixture.
package struct FixtureFormatter {
  /// The reason why a file cannot be formatted.
  package struct Failure: Error {
    /// The error for which the text was not formatted.
    package let diagnostic: Diagnostic
  }

  private let root: PackageRoot
  private let limits: ReadingLimits

  /// Creates a formatter for files below a root.
  package init(root: PackageRoot, limits: ReadingLimits = ReadingLimits()) {
    self.root = root
    self.limits = limits
  }

  /// Returns the formatted text of the file at a path relative to the root.
  package func format(_ path: String) -> Result<String, Failure> {
    var bytes: [UInt8] = []
    do throws(FileError) {
      guard root.holds(path) else { throw FileError(message: "it is outside of the package") }
      var source = try FileByteSource(path: root.absolutePath(of: path))
      guard source.size <= limits.fixtureSize else {
        throw FileError(message: "it is larger than \(limits.fixtureSize) bytes")
      }
      let handler = SilentHandler()
      let fatal = try DocumentReader(path: path, limits: limits)
        .read(&source, handler: handler, observe: { bytes += $0 })
      if let fatal { return failure(fatal) }
    } catch {
      let start = SourcePosition(file: path, line: 1, column: 1)
      return failure(
        Diagnostic(.unreadableFile, "the file cannot be read: \(error.message)", at: start))
    }
    return .success(format(bytes))
  }

  /// Returns the formatted text of a well-formed document, with the line ends and the byte order
  /// mark of the document.
  func format(_ bytes: [UInt8]) -> String {
    let mark = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
    let document = mark.isEmpty ? bytes : Array(bytes.dropFirst(mark.count))
    return String(decoding: mark + formatDocument(document), as: UTF8.self)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private func formatDocument(_ bytes: [UInt8]) -> [UInt8] {
    if Self.endsLinesWithReturnsAlone(bytes) {
      let lines = formatLines(bytes.map { $0 == 0x0D ? 0x0A : $0 })
      return lines.utf8.map { $0 == 0x0A ? 0x0D : $0 }
    }
    guard Self.endsLinesWithReturns(bytes) else { return Array(formatLines(bytes).utf8) }
    let lines = formatLines(Self.withoutReturns(bytes)).utf8
    var text: [UInt8] = []
    text.reserveCapacity(lines.count * 21 / 20)
    for byte in lines {
      if byte == 0x0A { text.append(0x0D) }
      text.append(byte)
    }
    return text
  }

  /// Returns whether a document has carriage returns and no line feed.
  private static func endsLinesWithReturnsAlone(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0x0D) && !bytes.contains(0x0A)
  }

  /// Returns whether the first line of a document ends with a carriage return and a line feed.
  private static func endsLinesWithReturns(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0 else { return false }
    return bytes[end - 1] == 0x0D
  }

  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.compactMap { index in
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      return isPair ? nil : bytes[index]
    }
  }

  private func formatLines(_ bytes: [UInt8]) -> String {
    var tokenizer = MarkupTokenizer(bytes)
    var printer = MarkupPrinter()
    while let token = tokenizer.next() { printer.print(token) }
    printer.finish()
    return printer.text
  }

  private func failure(_ diagnostic: Diagnostic) -> Result<String, Failure> {
    .failure(Failure(diagnostic: SourceLines(root: root).attach(to: [diagnostic])[0]))
  }
}

/// A handler that ignores all events, for checking that a document is well-formed.
final class SilentHandler: SAXHandler {
  func startElement(_ tag: StartTag, in parser: SAXParser) {}
  func endElement(in parser: SAXParser) {}
  func characters(_ bytes: UnsafeBufferPointer<UInt8>, in parser: SAXParser) {}
}
