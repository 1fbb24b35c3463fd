import Foundation

/// A paragraph of shaped text that is being laid out.
struct Paragraph {
  /// The start of the paragraph in the text, in UTF-8 code units.
  let start: Int
  let clusters: [TextCluster]
  /// The items of the paragraph, in the order of the text.
  let items: [TextItem]
  let attributes: RuntimeText.ParagraphAttributes
  let isRightToLeft: Bool
  /// A Boolean value that indicates whether all items have the writing direction of the paragraph.
  let isUniform: Bool
  /// The characters that no font has a glyph for, by the names of the fonts.
  let missingGlyphs: [String: [Unicode.Scalar]]

  init(
    start: Int, clusters: [TextCluster], items: [TextItem],
    attributes: RuntimeText.ParagraphAttributes,
    isRightToLeft: Bool, missingGlyphs: [String: [Unicode.Scalar]] = [:]
  ) {
    self.start = start
    self.clusters = clusters
    self.items = items
    self.attributes = attributes
    self.isRightToLeft = isRightToLeft
    self.missingGlyphs = missingGlyphs
    isUniform = items.allSatisfy { ($0.level & 1 == 1) == isRightToLeft }
  }

  /// Reports the characters that no font has a glyph for, once in each environment.
  func reportMissingGlyphs() {
    for (name, scalars) in missingGlyphs.sorted(by: { $0.key < $1.key }) {
      FontReport.missingGlyphs(scalars, in: name)
    }
  }

  /// Returns the start of a cluster as an offset in UTF-8 code units; the end for an index past it.
  func offset(_ cluster: Int) -> Int {
    cluster == 0 ? start : Int(clusters[cluster - 1].end)
  }

  /// Returns the index of the cluster that contains an offset in UTF-8 code units.
  func index(of offset: Int) -> Int {
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if Int(clusters[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A Boolean value that indicates whether the paragraph is clipped or truncated instead of
  /// wrapped.
  var isSingleLine: Bool {
    switch attributes.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }
}

/// A cluster of a paragraph: the smallest part that lines never divide.
struct TextCluster {
  /// The meaning of a cluster for line breaking.
  enum Kind: UInt8 {
    case visible
    case space
    case tab
    case softHyphen
    case newline

    init(_ code: UInt32) {
      switch code {
      case 0x20, 0x3000, 0x2000...0x2006, 0x2008...0x200A, 0x205F: self = .space
      case 0x9: self = .tab
      case 0xAD: self = .softHyphen
      case 0xA...0xD, 0x85, 0x2028, 0x2029: self = .newline
      default: self = .visible
      }
    }
  }

  /// The end of the cluster in the text, in UTF-8 code units.
  let end: Int32
  /// The advance in units of the item's typeface.
  var units: Int32
  /// The index of the item.
  let item: Int32
  let kind: Kind
  /// A Boolean value that indicates whether a line may end before the cluster.
  let breaksBefore: Bool
  /// A Boolean value that indicates whether a line that ends before the cluster has the same
  /// advances as the paragraph.
  let isSafe: Bool
}
