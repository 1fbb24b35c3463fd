/// What a pool of reusable views is for.
struct ReusePoolKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  let kind: String
  let identifier: String
  /// The registration whose views these are; nil for those of a registered class.
  var registration: ObjectIdentifier?
}
