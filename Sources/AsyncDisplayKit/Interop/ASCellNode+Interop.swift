extension ASCellNode {
  /// Whether the node merely stands for a plain UIKit cell, which the interop data source supplies.
  ///
  /// Readable on any thread. Such a node is never shown; see ``ASCollectionDataSourceInterop``.
  public final var shouldUseUIKitCell: Bool { self is PlainCellNode }
}
