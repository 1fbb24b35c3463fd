import Foundation
import UIKit

extension UICollectionView {
  /// Simulates a long press on an item, which opens a context menu.
  ///
  /// Asks the delegate for the configuration and the preview, and notifies it that the menu is displayed. UIKit's
  /// documentation: the older method for one item is called where the one for several is not implemented.
  ///
  /// - Returns: the configuration of the menu; `nil` when there is no such item or the delegate returns no
  ///   configuration.
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
    _ = optionalMembers.ask("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)")
    {
      delegate.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    animator.end()
    return configuration
  }

  /// Simulates a tap on the preview of a context menu: notifies the delegate, then runs its animations.
  public func tapPreview(of configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.end()
  }

  /// Simulates a tap outside a context menu, which closes it: asks the delegate for the preview, and
  /// notifies it.
  public func closeContextMenu(_ configuration: UIContextMenuConfiguration) {
    guard let delegate else { return }
    _ = optionalMembers.ask("collectionView(_:previewForDismissingContextMenuWithConfiguration:)") {
      delegate.collectionView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    let animator = ContextMenuAnimator(preview: nil)
    delegate.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
    animator.end()
  }
}

extension UITableView {
  /// Simulates a long press on a row, which opens a context menu.
  ///
  /// Asks the delegate for the configuration and the preview, and notifies it that the menu is displayed.
  ///
  /// - Returns: the configuration of the menu; `nil` when there is no such row or the delegate returns no
  ///   configuration.
  @discardableResult
  public func openContextMenu(at indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let frame = rectForRow(at: indexPath)
    guard !frame.isEmpty, let delegate = untranslatedDelegate,
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: indexPath,
        point: CGPoint(x: frame.midX, y: frame.midY))
    else { return nil }
    _ = optionalMembers.ask("tableView(_:previewForHighlightingContextMenuWithConfiguration:)") {
      delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    animator.end()
    return configuration
  }

  /// Simulates a tap on the preview of a context menu: notifies the delegate, then runs its animations.
  public func tapPreview(of configuration: UIContextMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    untranslatedDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.end()
  }

  /// Simulates a tap outside a context menu, which closes it: asks the delegate for the preview, and
  /// notifies it.
  public func closeContextMenu(_ configuration: UIContextMenuConfiguration) {
    guard let delegate = untranslatedDelegate else { return }
    _ = optionalMembers.ask("tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
      delegate.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    let animator = ContextMenuAnimator(preview: nil)
    delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    animator.end()
  }
}
