import Foundation

/// A row of a list that a collection view shows; accessories and indentation are values.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content; nothing of it is laid out.
  open var accessories: [UICellAccessory] = []
  /// The level in a hierarchy; kept as a value; default 0.
  open var indentationLevel = 0
  /// How far a level would push the content, in points; 10 by default.
  open var indentationWidth: CGFloat = 10
  /// Whether indentation pushes accessories too; kept as a value; default yes.
  open var indentsAccessories = true

  private lazy var separatorGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The area of the separator: the app's constraints place it; nothing is drawn in it.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

  /// A content like that of rows of lists.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// A background like that of rows of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
