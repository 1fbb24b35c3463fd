import Foundation

/// A paragraph of shaped text that is being laid out.
struct Paragraph {
  /// The start of the paragraph in the text, in UTF-8 code units.
  let start: Int
  let clusters: [TextCluster]
  /// The items of the paragraph, in the order of the text.
  let items: [TextItem]
  let attributes: ParagraphAttributes
  let isRightToLeft: Bool
  /// A Boolean value that indicates whether all items have the writing direction of the paragraph.
  let isUniform: Bool

  init(
    start: Int, clusters: [TextCluster], items: [TextItem], attributes: ParagraphAttributes,
    isRightToLeft: Bool
  ) {
    self.start = start
    self.clusters = clusters
    self.items = items
    self.attributes = attributes
    self.isRightToLeft = isRightToLeft
    isUniform = items.allSatisfy { ($0.level & 1 == 1) == isRightToLeft }
  }

  /// Returns the start of a cluster in UTF-8 code units. For an index after the last cluster, it is
  /// the end of the paragraph.
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
  /// The advance of the cluster, in units of the item's typeface.
  let units: Int32
  /// The index of the cluster's item.
  let item: Int32
  let kind: Kind
  /// A Boolean value that indicates whether a line may end before the cluster.
  let breaksBefore: Bool
  /// A Boolean value that indicates whether a line that ends before the cluster has the same
  /// advances as the paragraph.
  let isSafe: Bool
}
