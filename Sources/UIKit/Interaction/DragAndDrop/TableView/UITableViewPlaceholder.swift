import Foundation

/// A place in a table for an item that is still to be loaded.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  /// Where the item will be inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cells that stand for it.
  public let reuseIdentifier: String
  /// The height of the placeholder's row, in points; kept as a value.
  public let rowHeight: CGFloat
  /// Fills the cell; kept as a value, for no cell is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}
