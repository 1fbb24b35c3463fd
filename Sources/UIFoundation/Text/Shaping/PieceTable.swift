/// A cache of shaped pieces of text, by typeface, style, and text. Its size is limited.
struct PieceTable {
  private struct Key: Hashable {
    let typeface: ObjectIdentifier
    let style: RuntimeText.ShapingStyle
    let text: [UInt16]
  }

  private struct Entry {
    // Keeps the typeface, so that no other object gets its address.
    let typeface: any RuntimeText.Typeface
    let clusters: [RuntimeText.ShapedCluster]
  }

  /// The maximum length of a cached piece, in UTF-16 code units.
  static let longestPiece = 1024
  static let limit = 1 << 16
  private var entries: [Key: Entry] = [:]
  private(set) var size = 0

  /// Returns the clusters of a run, from the cache or newly shaped.
  mutating func clusters(of run: RuntimeText.ShapingRun, in typeface: any RuntimeText.Typeface)
    -> [RuntimeText.ShapedCluster]
  {
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
    guard size > 0 else { return }
    entries.removeAll(keepingCapacity: true)
    size = 0
  }
}
