import Foundation

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
