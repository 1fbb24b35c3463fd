import FixtureModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The source lines of diagnostics, which are printed with a caret below the position.
struct SourceLines {
  private let root: PackageRoot
  /// Longer lines are printed without an excerpt.
  private let lineLimit = 64 << 10
  /// Later diagnostics are printed without an excerpt.
  private let diagnosticLimit = 200

  /// Creates a source of lines for files below a root.
  init(root: PackageRoot) { self.root = root }

  /// Returns the diagnostics with their lines, and their notes with theirs.
  func attach(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    var wanted: [String: Set<Int>] = [:]
    for diagnostic in diagnostics.prefix(diagnosticLimit) {
      wanted[diagnostic.position.file, default: []].insert(diagnostic.position.line)
      for note in diagnostic.notes {
        wanted[note.position.file, default: []].insert(note.position.line)
      }
    }
    let lines = wanted.reduce(into: [:]) { $0[$1.key] = read($1.value, of: $1.key) }
    return diagnostics.map { diagnostic in
      var result = diagnostic
      result.sourceLine = lines[diagnostic.position.file]?[diagnostic.position.line]
      for index in result.notes.indices {
        let place = result.notes[index].position
        result.notes[index].sourceLine = lines[place.file]?[place.line]
      }
      return result
    }
  }

  private func read(_ wanted: Set<Int>, of path: String) -> [Int: String] {
    guard root.holds(path), let source = try? FileByteSource(path: root.absolutePath(of: path)),
      case let ordered = wanted.sorted(), let last = ordered.last
    else { return [:] }
    var remaining = ordered[...]
    var found: [Int: String] = [:]
    var line = 1
    var isWanted = remaining.first == line
    var bytes: [UInt8] = []
    var (offset, lastReturn) = (0, -2)
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while line <= last {
      let count = (try? buffer.withUnsafeMutableBytes { try source.read(into: $0) }) ?? 0
      if count == 0 { break }
      var start = 0
      var nextReturn = Self.index(of: 0x0D, in: buffer, from: 0, to: count)
      while start < count {
        if nextReturn < start {
          nextReturn = Self.index(of: 0x0D, in: buffer, from: start, to: count)
        }
        let end = min(nextReturn, Self.index(of: 0x0A, in: buffer, from: start, to: count))
        if isWanted {
          // One byte above the limit shows that the line is too long.
          bytes += buffer[start..<min(end, start + lineLimit + 1)]
        }
        guard end < count else { break }
        start = end + 1
        // A line feed after a carriage return ends no line of its own.
        if buffer[end] == 0x0A, offset + end == lastReturn + 1 { continue }
        if buffer[end] == 0x0D { lastReturn = offset + end }
        if isWanted {
          found[line] = text(bytes)
          bytes.removeAll(keepingCapacity: true)
          remaining.removeFirst()
        }
        line += 1
        isWanted = remaining.first == line
      }
      offset += count
      // What is kept of a long line stays small, however long it is.
      if bytes.count > lineLimit { bytes.removeLast(bytes.count - lineLimit - 1) }
    }
    if isWanted, found[line] == nil { found[line] = text(bytes) }
    return found
  }

  /// Returns the index of a byte in a part of a buffer, or the part's end.
  private static func index(
    of byte: Int32, in buffer: [UInt8], from start: Int, to end: Int
  ) -> Int {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base + start, byte, end - start)
      else { return end }
      return UnsafeRawPointer(found) - base
    }
  }

  private func text(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= lineLimit else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}
