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
    (menuItems ?? []).filter { $0.run(from: responder) != nil }
  }

  package var responder: UIResponder? { target?.window?.firstResponder ?? target }
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
/// A selector needs the Objective-C runtime, so the item takes a method of a responder, as in
/// `UIMenuItem(title: "Quote", action: MessageView.quote)`. The nearest object of that class in the
/// responder chain from the first responder runs it.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  private enum Action {
    case closure(() -> Void)
    case method((UIResponder) -> (() -> Void)?)
  }

  /// The title of the item.
  open var title: String
  private let action: Action

  /// Creates an item that runs a closure.
  public init(title: String, handler: @escaping () -> Void) {
    self.title = title
    action = .closure(handler)
    super.init()
  }

  /// Creates an item that runs a method of the nearest responder of a class.
  public init<Responder: UIResponder>(
    title: String, action: @escaping (Responder) -> () -> Void
  ) {
    self.title = title
    self.action = .method { ($0 as? Responder).map(action) }
    super.init()
  }

  /// Returns the action of the item for a first responder, or `nil` if no responder in the chain
  /// implements it.
  package func run(from responder: UIResponder?) -> (() -> Void)? {
    switch action {
    case .closure(let handler): return handler
    case .method(let find):
      return sequence(first: responder, next: { $0?.next }).lazy
        .compactMap { $0.flatMap(find) }.first
    }
  }
}
