import Foundation

/// A paragraph that is being laid out.
struct Paragraph {
  /// The start as an offset in UTF-8 code units.
  let start: Int
  let clusters: [TextCluster]
  let attributes: ParagraphAttributes
  let isRightToLeft: Bool

  init(start: Int, clusters: [TextCluster], content: TextContent) {
    let run = clusters.first.map { Int($0.run) } ?? content.runs.count - 1
    self.start = start
    self.clusters = clusters
    attributes = content.runs[run].attributes.paragraph
    switch attributes.baseWritingDirection {
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    case .natural: isRightToLeft = Self.beginsRightToLeft(content, at: start)
    }
  }

  /// Returns the start of a cluster as an offset in UTF-8 code units; the end for an index past it.
  func offset(_ cluster: Int) -> Int {
    cluster == 0 ? start : Int(clusters[cluster - 1].end)
  }

  /// Whether every line of the paragraph is cut instead of wrapped.
  var isSingleLine: Bool {
    switch attributes.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }

  /// Tells whether the first letter is one of a script that is read from right to left.
  private static func beginsRightToLeft(_ content: TextContent, at start: Int) -> Bool {
    if content.isPlainASCII { return false }
    let letters = content.string[content.index(start)...].unicodeScalars
    guard let first = letters.first(where: { $0.properties.isAlphabetic || $0 == "\n" })
    else { return false }
    switch first.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return true
    default:
      return false
    }
  }
}

/// A grapheme cluster of a paragraph, ready for line filling.
struct TextCluster {
  /// What a cluster means to a line.
  enum Kind: UInt8 {
    case visible
    case space
    case tab
    case softHyphen
    case newline
  }

  /// The end as an offset in UTF-8 code units.
  let end: Int32
  /// The advance in thousandths of an em.
  let units: Int32
  /// The index of the run.
  let run: Int32
  let kind: Kind
  /// Whether a line may end before the cluster.
  let breaksBefore: Bool
}
