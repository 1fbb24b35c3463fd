import Foundation

/// A place in a collection view for an item that is still to be loaded.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  /// Where the item will be inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cells that stand for it.
  public let reuseIdentifier: String
  /// Fills the cell; kept as a value, for no cell is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}
