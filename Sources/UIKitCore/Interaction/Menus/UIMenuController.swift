import Foundation

/// The edit menu for text and other selected content. Each environment has its own object.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// The direction that the available space allows.
    case `default`
    /// The arrow points up: the menu is below the target.
    case up
    /// The arrow points down: the menu is above the target.
    case down
    /// The arrow points to the left: the menu is on the right of the target.
    case left
    /// The arrow points to the right: the menu is on the left of the target.
    case right
  }

  private weak var target: UIView?
  private var targetRect = CGRect.zero

  /// The app's own menu items.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow. Not used by the runtime, which reports `unused-member`.
  open var arrowDirection = ArrowDirection.default {
    didSet { reportUnused("UIMenuController", if: arrowDirection != .default) }
  }
  /// A Boolean value that indicates whether the menu is shown.
  open private(set) var isMenuVisible = false

  /// The menu controller of the current environment.
  open class var shared: UIMenuController {
    RuntimeEnvironment.current.application.shared(\.menuController) { UIMenuController() }
  }

  /// The target rectangle of the menu on the screen, in points, or zero while the menu is hidden.
  ///
  /// In UIKit the property is the rectangle of the menu itself, which is not drawn here.
  open var menuFrame: CGRect {
    guard isMenuVisible, let target else { return .zero }
    return target.convert(targetRect, to: nil)
  }

  /// Sets the target rectangle of the menu, in points of a view's coordinate system.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    target = targetView
  }

  /// Shows the menu for a rectangle of a view, in points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu, regardless of its target view.
  open func hideMenu() {
    setMenuVisible(false, animated: true)
  }

  /// Hides the menu if its target is in a given view.
  open func hideMenu(from targetView: UIView) {
    if target === targetView { hideMenu() }
  }

  /// Shows or hides the menu. The notifications are posted immediately.
  ///
  /// Rule: UIKit's documentation of the notifications. That a menu without a target is not shown is
  /// the observed behavior of apps.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible, !menuVisible || target?.window != nil else { return }
    let center = NotificationCenter.default
    center.post(
      name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification,
      object: self)
    isMenuVisible = menuVisible
    center.post(
      name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification,
      object: self)
  }

  /// Updates the items. This method has no effect: items are evaluated when one is chosen.
  open func update() {}

  /// The items whose action the first responder, or a responder after it in the chain, implements.
  package var performableItems: [UIMenuItem] {
    (menuItems ?? []).filter { target(of: $0) != nil }
  }

  /// Returns the object in the responder chain that performs the action of an item, or `nil`.
  package func target(of item: UIMenuItem) -> AnyObject? {
    let responder = target?.window?.firstResponder ?? target
    return responder?.target(forAction: item.action, withSender: self).map { $0 as AnyObject }
  }
}

extension UIMenuController {
  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}

/// An item of the menu that ``UIMenuController`` shows.
///
/// The first object in the responder chain that can perform the action gets it, with the menu controller as
/// the sender.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The method that the item calls.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
