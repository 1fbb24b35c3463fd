import Foundation

/// An interaction that shows an edit menu in its view when the app requests it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  private struct Shown {
    let configuration: UIEditMenuConfiguration
    var menu: UIMenu
  }

  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  private var shown: Shown?
  private var place = CGPoint.zero

  /// The visible menu, or `nil`.
  package var shownMenu: UIMenu? { shown?.menu }

  /// Creates an interaction with a delegate, which is referenced weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Dismisses the menu when the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  /// Stores the view that the interaction was added to.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the delegate's menu in place of any other. Nothing is shown without a window or for an
  /// empty menu.
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

  /// Dismisses the menu, and notifies the delegate.
  open func dismissMenu() {
    guard let configuration = shown?.configuration else { return }
    shown = nil
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.end()
  }

  /// Updates the visible menu from the delegate. The menu is dismissed if the delegate provides
  /// none.
  open func reloadVisibleMenu() {
    guard let configuration = shown?.configuration else { return }
    guard let menu = menu(for: configuration) else { return dismissMenu() }
    shown?.menu = menu
  }

  /// Asks the delegate again for the rectangle that the menu must not cover. The menu is not drawn
  /// here.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration = shown?.configuration else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }

  /// Returns the location of the menu in a view's coordinate system, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }
}

/// The delegate of an edit menu interaction, which provides the menu. All methods are optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Asks the delegate for the menu. The suggested actions are always empty here. `nil` shows only
  /// the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks the delegate for the rectangle that the menu must not cover, in points of the view's
  /// coordinate system. The null rectangle means the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Tells the delegate that a menu is about to be shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that a menu is about to be dismissed.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The default implementation returns `nil`, which shows only the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// The default implementation returns the null rectangle, which means the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The animation of an edit menu that appears or disappears, to which an app can add changes.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds a closure whose changes are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The configuration of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: AnyHashable
  /// The location of the menu in the view's coordinate system, in points.
  public let sourcePoint: CGPoint
  /// The preferred direction of the menu's arrow. Not used by the runtime, which reports
  /// `unused-member`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
    didSet { reportUnused("UIEditMenuConfiguration", if: preferredArrowDirection != .automatic) }
  }

  /// Creates a configuration. Without an identifier, it gets a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of the arrow of an edit menu.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// The direction that the available space allows.
  case automatic
  /// The arrow points up: the menu is below the source point.
  case up
  /// The arrow points down: the menu is above the source point.
  case down
  /// The arrow points to the left: the menu is on the right of the source point.
  case left
  /// The arrow points to the right: the menu is on the left of the source point.
  case right
}
