import Foundation

/// The menu of text and other things that were chosen: one object an environment.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Where the menu's arrow points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// As the room allows.
    case `default`
    /// Up, from below the target.
    case up
    /// Down, from above the target.
    case down
    /// Left.
    case left
    /// Right.
    case right
  }

  private weak var target: UIView?
  private var targetRect = CGRect.zero

  /// The app's own lines.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points; kept as a value.
  open var arrowDirection = ArrowDirection.default
  /// A Boolean value that indicates whether the menu is shown.
  open private(set) var isMenuVisible = false

  /// The menu of the running environment.
  open class var shared: UIMenuController {
    let state = RuntimeEnvironment.current.application
    if let controller = state.menuController { return controller }
    let controller = UIMenuController()
    state.menuController = controller
    return controller
  }

  /// The rectangle of the screen that the menu is about, in points; zero while it is not shown.
  ///
  /// In UIKit it is the rectangle of the menu itself, which is not drawn here.
  open var menuFrame: CGRect {
    guard isMenuVisible, let target else { return .zero }
    return target.convert(targetRect, to: nil)
  }

  /// Says what the menu is about, in points of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    target = targetView
  }

  /// Shows the menu about a rectangle of a view, in points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu, whichever view it is about.
  open func hideMenu() {
    setMenuVisible(false, animated: true)
  }

  /// Hides the menu if it is about a view.
  open func hideMenu(from targetView: UIView) {
    if target === targetView { hideMenu() }
  }

  /// Shows or hides the menu; observers of the notifications hear of it at once.
  ///
  /// Rule: UIKit's documentation of the notifications; that a menu without a target is not shown is what
  /// apps see.
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

  /// Asks for the lines again; they are asked for when one is chosen.
  open func update() {}

  /// The lines that something along the chain from the first responder can run.
  public var offeredItems: [UIMenuItem] {
    (menuItems ?? []).filter { $0.run(from: responder) != nil }
  }

  private var responder: UIResponder? { target?.window?.firstResponder ?? target }

  /// Chooses the line of a title and hides the menu. A driven step.
  ///
  /// - Returns: whether the menu is shown and offers that line.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard isMenuVisible, let item = offeredItems.first(where: { $0.title == title }),
      let action = item.run(from: responder)
    else { return false }
    action()
    hideMenu()
    return true
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

/// One line of the menu that ``UIMenuController`` shows.
///
/// A selector needs the Objective-C runtime; the line takes a method of a responder here, as in
/// `UIMenuItem(title: "Quote", action: MessageView.quote)`. The nearest object of that class along the
/// chain from the first responder runs it.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  private enum Action {
    case closure(() -> Void)
    case method((UIResponder) -> (() -> Void)?)
  }

  /// The title.
  open var title: String
  private let action: Action

  /// Makes a line that runs a closure.
  public init(title: String, handler: @escaping () -> Void) {
    self.title = title
    action = .closure(handler)
    super.init()
  }

  /// Makes a line that runs a method of the nearest responder of a class.
  public init<Responder: UIResponder>(
    title: String, action: @escaping (Responder) -> () -> Void
  ) {
    self.title = title
    self.action = .method { ($0 as? Responder).map(action) }
    super.init()
  }

  /// Returns the action of the item for a first responder, or `nil` if no object in the chain
  /// implements it.
  func run(from responder: UIResponder?) -> (() -> Void)? {
    switch action {
    case .closure(let handler): return handler
    case .method(let find):
      return sequence(first: responder, next: { $0?.next }).lazy
        .compactMap { $0.flatMap(find) }.first
    }
  }
}
