/// What a mosaic is built as.
package enum MosaicForm: String, Sendable, CaseIterable {
  /// An `ASCollectionLayoutDelegate`, measured in the background.
  case layoutDelegate
  /// A subclass of `UICollectionViewFlowLayout`.
  case flowLayout
}
