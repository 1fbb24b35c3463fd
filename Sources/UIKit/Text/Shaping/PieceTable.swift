/// Shaped pieces of text by typeface, style and text: at most a number of UTF-16 code units in all.
struct PieceTable {
  private struct Key: Hashable {
    let typeface: ObjectIdentifier
    let style: ShapingStyle
    let text: [UInt16]
  }

  private struct Entry {
    // Keeps the typeface, so that no other object gets its address.
    let typeface: any Typeface
    let clusters: [ShapedCluster]
  }

  /// Pieces that are longer are not kept.
  static let longestPiece = 1024
  static let limit = 1 << 16
  private var entries: [Key: Entry] = [:]
  private(set) var size = 0

  /// Returns the clusters of a run, shaped now or before.
  mutating func clusters(of run: ShapingRun, in typeface: any Typeface) -> [ShapedCluster] {
    guard run.text.count <= Self.longestPiece else { return typeface.shape(run) }
    let key = Key(typeface: ObjectIdentifier(typeface), style: run.style, text: run.text)
    if let entry = entries[key] { return entry.clusters }
    let clusters = typeface.shape(run)
    if size + run.text.count > Self.limit { removeAll() }
    size += run.text.count
    entries[key] = Entry(typeface: typeface, clusters: clusters)
    return clusters
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    size = 0
  }
}
