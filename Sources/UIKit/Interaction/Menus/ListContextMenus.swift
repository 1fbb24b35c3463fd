import Foundation

extension UICollectionView {
  /// Presses an item for long. A driven step: the delegate gives the menu and hears that it is shown.
  ///
  /// Rule: UIKit's documentation: the older member of one item is asked where that of several is
  /// missing.
  ///
  /// - Returns: what is shown; nil when there is no such item or the delegate gives nothing.
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

  /// Taps the preview of a menu. A driven step: the delegate hears, then what it added is run.
  public func tapPreview(of configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.end()
  }

  /// Takes a menu away. A driven step: the delegate hears.
  public func closeContextMenu(_ configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
    animator.end()
  }
}

extension UITableView {
  /// Presses a row for long. A driven step: the delegate gives the menu and hears that it is shown.
  ///
  /// - Returns: what is shown; nil when there is no such row or the delegate gives nothing.
  @discardableResult
  public func openContextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let frame = rectForRow(at: indexPath)
    guard !frame.isEmpty, let delegate,
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: indexPath,
        point: CGPoint(x: frame.midX, y: frame.midY))
    else { return nil }
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    animator.end()
    return configuration
  }

  /// Taps the preview of a menu. A driven step: the delegate hears, then what it added is run.
  public func tapPreview(of configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.end()
  }

  /// Takes a menu away. A driven step: the delegate hears.
  public func closeContextMenu(_ configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    animator.end()
  }
}
