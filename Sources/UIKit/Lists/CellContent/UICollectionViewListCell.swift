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

extension UICollectionView {
  /// Taps an accessory of the list cell at a place, as a finger would.
  ///
  /// The accessory's own action runs, else an outline's mark opens or closes its item. An accessory
  /// that the cell's editing state hides cannot be tapped. A test's step: UIKit has no such member.
  ///
  /// - Returns: whether the tap did something.
  @discardableResult
  public func tapAccessory(
    _ type: UICellAccessory.AccessoryType, at indexPath: IndexPath
  ) -> Bool {
    guard let cell = cellForItem(at: indexPath) as? UICollectionViewListCell,
      let accessory = cell.accessories.first(where: {
        $0.accessoryType == type && $0.displayedState.isShown(whileEditing: isEditing)
      })
    else { return false }
    if let action = accessory.actionHandler {
      action()
      return true
    }
    guard type == .outlineDisclosure else { return false }
    return (dataSource as? any OutlineDataSource)?.toggleItem(at: indexPath) ?? false
  }
}

extension UICellAccessory.DisplayedState {
  fileprivate func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
