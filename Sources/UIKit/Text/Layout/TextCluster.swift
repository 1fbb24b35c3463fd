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
