import Foundation

extension UICollectionView {
  /// Simulates a long press on an item: the delegate provides the menu and is notified that it is
  /// shown.
  ///
  /// Rule: UIKit's documentation: the older method for one item is called if the method for several
  /// items is not implemented.
  ///
  /// - Returns: The configuration that is shown, or `nil` if there is no such item or the delegate
  ///   provides none.
  @discardableResult
  public func openContextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    guard let place = layoutAttributesForItem(at: indexPath)?.center, let delegate else {
      return nil
    }
    let several = optionalMembers.ask(
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    ) {
      delegate.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: place)
    }
    let configuration =
      several
      ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: place)
    guard let configuration else { return nil }
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
    animator.end()
    return configuration
  }

  /// Simulates a tap on the preview of a menu: the delegate is notified, and then the animations
  /// that it added run.
  public func tapPreview(of configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.end()
  }

  /// Simulates the dismissal of a menu. The delegate is notified.
  public func closeContextMenu(_ configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
    animator.end()
  }
}

extension UITableView {
  /// Simulates a long press on a row: the delegate provides the menu and is notified that it is
  /// shown.
  ///
  /// - Returns: The configuration that is shown, or `nil` if there is no such row or the delegate
  ///   provides none.
  @discardableResult
  public func openContextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let frame = rectForRow(at: indexPath)
    guard !frame.isEmpty, let delegate = untranslatedDelegate,
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: indexPath,
        point: CGPoint(x: frame.midX, y: frame.midY))
    else { return nil }
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    animator.end()
    return configuration
  }

  /// Simulates a tap on the preview of a menu: the delegate is notified, and then the animations
  /// that it added run.
  public func tapPreview(of configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    untranslatedDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.end()
  }

  /// Simulates the dismissal of a menu. The delegate is notified.
  public func closeContextMenu(_ configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: nil)
    untranslatedDelegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
    animator.end()
  }
}
