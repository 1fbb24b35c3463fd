import Foundation

/// Shows an edit menu in its view when the app says so.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  private struct Shown {
    let configuration: UIEditMenuConfiguration
    var menu: UIMenu
  }

  /// Gives the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the menu stands in.
  open private(set) weak var view: UIView?
  private var shown: Shown?
  private var place = CGPoint.zero

  /// The menu that is shown; nil for none. UIKit has no such member; a test chooses from it.
  public var visibleMenu: UIMenu? { shown?.menu }

  /// Makes an interaction; the delegate is not kept.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Takes the menu of a view that is left away.
  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  /// Notes the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the delegate's menu in place of another; none without a window, and none that is empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    place = configuration.sourcePoint
    guard view?.window != nil, let menu = menu(for: configuration) else { return }
    shown = Shown(configuration: configuration, menu: menu)
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.end()
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    return menu?.children.isEmpty == false ? menu : nil
  }

  /// Takes the menu away, and tells the delegate.
  open func dismissMenu() {
    guard let configuration = shown?.configuration else { return }
    shown = nil
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.end()
  }

  /// Asks for the menu that is shown again; it goes when there is none any more.
  open func reloadVisibleMenu() {
    guard let configuration = shown?.configuration else { return }
    guard let menu = menu(for: configuration) else { return dismissMenu() }
    shown?.menu = menu
  }

  /// Asks again what the menu must not hide; nothing is shown.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration = shown?.configuration else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }

  /// Returns where the menu stands in a view's space, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }
}

/// Gives an edit menu, and hears of its coming and going; every member may be missing.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Answers the menu, given the actions that the system suggests, none here; nil for those alone.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Answers what the menu must not hide, in points of the view's space; null for its point alone.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Hears that a menu is about to be shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Hears that a menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns the suggested actions alone.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Returns the point alone.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The coming or going of an edit menu, beside which an app may animate.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds changes that are made with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure for its end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What an edit menu is about.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// What the menu is about, as the app names it.
  public let identifier: AnyHashable
  /// Where the menu stands in the view's space, in points.
  public let sourcePoint: CGPoint
  /// Where the arrow points; kept as a value.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration; without an identifier it gets one of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// As the room allows.
  case automatic
  /// Up, from below.
  case up
  /// Down, from above.
  case down
  /// Left.
  case left
  /// Right.
  case right
}
