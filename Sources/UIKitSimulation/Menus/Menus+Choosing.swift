import UIKit

extension UIContextMenuConfiguration {
  /// Returns the menu that UIKit would display, without suggested actions.
  public func makeMenu() -> UIMenu? { actionProvider?([]) }

  /// Returns the view controller of the preview that UIKit would display.
  public func makePreview() -> UIViewController? { previewProvider?() }
}

extension UIContextMenuInteraction {
  /// Simulates a long press at a point of the view, which opens a context menu.
  ///
  /// - Parameter point: the location in the coordinate space of the interaction's view, in points.
  /// - Returns: the displayed menu; `nil` when the delegate returns no configuration.
  @discardableResult
  public func press(at point: CGPoint) -> UIMenu? {
    place = point
    guard view != nil,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return nil }
    shown = configuration
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate?.contextMenuInteraction(
      self, willDisplayMenuFor: configuration, animator: animator)
    animator.end()
    return configuration.makeMenu()
  }
}

extension UIEditMenuInteraction {
  /// The menu that is displayed, or `nil`. Choose its items with `choose(_:)`.
  public var visibleMenu: UIMenu? { shownMenu }
}

extension UIMenu {
  /// Simulates choosing the action or command with a title, in this menu or one of its submenus.
  ///
  /// Deferred elements are fetched first. Elements that their provider delivers later can be chosen once
  /// they were delivered.
  ///
  /// - Returns: `true` if there is such an element and it is neither disabled nor hidden.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    for child in fetchedChildren {
      if let menu = child as? UIMenu, menu.choose(title) { return true }
      if let command = child as? UICommand, command.title == title {
        if command.isAvailable { command.perform() }
        return command.isAvailable
      }
      guard let action = child as? UIAction, action.title == title else { continue }
      guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      action.perform(sender: self)
      return true
    }
    return false
  }
}

extension UIMenuController {
  /// The menu items whose actions an object in the responder chain, from the first responder on,
  /// can perform.
  public var offeredItems: [UIMenuItem] { performableItems }

  /// Simulates choosing the menu item with a title, which performs it and hides the menu.
  ///
  /// - Returns: `true` if the menu is visible and offers the item.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard isMenuVisible, let item = offeredItems.first(where: { $0.title == title }),
      let target = target(of: item)
    else { return false }
    item.action.call(on: target, self)
    hideMenu()
    return true
  }
}

extension UIViewController {
  /// Simulates a firm press on a view that is registered for previewing ("peek").
  ///
  /// The delegate of the registration returns the view controller of the preview.
  ///
  /// - Parameters:
  ///   - sourceView: a view that was registered with `registerForPreviewing(with:sourceView:)`.
  ///   - location: the location of the press in the view's coordinate space, in points.
  /// - Returns: the view controller of the preview; `nil` when there is none.
  @discardableResult
  public func peek(in sourceView: UIView, at location: CGPoint) -> UIViewController? {
    guard let context = previewingContexts.last(where: { $0.sourceView === sourceView }) else {
      return nil
    }
    context.sourceRect = sourceView.bounds
    let controller = context.delegate.previewingContext(
      context, viewControllerForLocation: location)
    context.previewed = controller
    return controller
  }

  /// Simulates a firmer press, which commits the preview that ``peek(in:at:)`` returned ("pop").
  public func pop(in sourceView: UIView, _ controller: UIViewController) {
    for context in previewingContexts
    where context.sourceView === sourceView && context.previewed === controller {
      context.delegate.previewingContext(context, commit: controller)
    }
  }
}
