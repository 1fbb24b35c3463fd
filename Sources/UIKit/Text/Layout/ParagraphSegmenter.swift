import Foundation

/// Cuts a text into paragraphs and those into clusters, one paragraph at a time.
struct ParagraphSegmenter {
  private let string: String
  private let isPlainASCII: Bool
  private let runs: [RunMetrics]
  private let end: Int
  private var index: String.Index
  /// The offset of the next paragraph in UTF-8 code units.
  private(set) var offset: Int
  private var run = 0
  private(set) var clusters: [TextCluster] = []

  /// Makes a segmenter that begins at an offset in UTF-8 code units.
  init(_ content: TextContent, runs: [RunMetrics], at offset: Int = 0) {
    self.string = content.string
    self.isPlainASCII = content.isPlainASCII
    self.runs = runs
    self.end = content.count
    self.offset = offset
    self.index = content.index(offset)
  }

  /// Whether there is no text left.
  var isAtEnd: Bool { offset >= end }

  /// Fills ``clusters`` with the next paragraph, its terminator included.
  mutating func next() {
    clusters.removeAll(keepingCapacity: true)
    var breaker = LineBreaker()
    if isPlainASCII { return appendASCII(&breaker) }
    while index < string.endIndex {
      let cluster = string[index]
      index = string.index(after: index)
      append(cluster, &breaker)
      if clusters[clusters.count - 1].kind == .newline { return }
    }
  }

  /// Appends a whole text of visible ASCII characters and spaces, which has no line breaks.
  private mutating func appendASCII(_ breaker: inout LineBreaker) {
    clusters.reserveCapacity(end - offset)
    var text = string
    text.withUTF8 { bytes in
      while offset < end {
        let byte = bytes[offset]
        let units = units(byte)
        offset += 1
        append(
          units, kind: byte == 0x20 ? .space : .visible,
          breaksBefore: breaker.opportunity(before: Unicode.Scalar(byte)) != .prohibited)
      }
    }
  }

  private mutating func append(_ cluster: Character, _ breaker: inout LineBreaker) {
    let scalars = cluster.unicodeScalars
    let first = scalars[scalars.startIndex]
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    let breaks = breaker.opportunity(before: first) != .prohibited
    if !isSingle { scalars.dropFirst().forEach { _ = breaker.opportunity(before: $0) } }
    let kind = isSingle || first == "\r" ? Self.kind(of: first) : .visible
    moveToRun()
    let units = kind == .visible || kind == .space ? units(cluster, isSingle ? first : nil) : 0
    offset += cluster.utf8.count
    append(units, kind: kind, breaksBefore: breaks)
  }

  private mutating func append(_ units: Int, kind: TextCluster.Kind, breaksBefore: Bool) {
    clusters.append(
      TextCluster(
        end: Int32(clamping: offset), units: Int32(clamping: units), run: Int32(run), kind: kind,
        breaksBefore: breaksBefore))
  }

  private mutating func moveToRun() {
    while run < runs.count - 1, runs[run].end <= offset { run += 1 }
  }

  private mutating func units(_ byte: UInt8) -> Int {
    moveToRun()
    return runs[run].isAttachment
      ? 0 : FontMetricsTable.advance(of: Unicode.Scalar(byte), in: runs[run].face)
  }

  private func units(_ cluster: Character, _ single: Unicode.Scalar?) -> Int {
    if runs[run].isAttachment { return 0 }
    let face = runs[run].face
    if let single, single.value < 0x2000 { return FontMetricsTable.advance(of: single, in: face) }
    return FontMetricsTable.advance(of: cluster, in: face)
  }

  private static func kind(of scalar: Unicode.Scalar) -> TextCluster.Kind {
    switch scalar.value {
    case 0x20, 0x3000, 0x2000...0x2006, 0x2008...0x200A, 0x205F: .space
    case 0x9: .tab
    case 0xAD: .softHyphen
    case 0xA...0xD, 0x85, 0x2028, 0x2029: .newline
    default: .visible
    }
  }
}
