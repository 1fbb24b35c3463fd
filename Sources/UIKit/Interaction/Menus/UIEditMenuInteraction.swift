import Foundation

/// An interaction that shows an edit menu in its view on the app's request.
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

  /// The menu that is displayed; `nil` while none is displayed.
  package var shownMenu: UIMenu? { shown?.menu }

  /// Creates an interaction. The delegate is held weakly.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Dismisses the menu if the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  /// Stores the view that the interaction was added to.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the delegate's menu in place of another one. Nothing is shown without a window or if the
  /// menu is empty.
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

  /// Asks the delegate for the visible menu again. The menu is dismissed if the delegate provides
  /// none.
  open func reloadVisibleMenu() {
    guard let configuration = shown?.configuration else { return }
    guard let menu = menu(for: configuration) else { return dismissMenu() }
    shown?.menu = menu
  }

  /// Asks the delegate again for the rectangle that the menu must not cover. The menu is not drawn.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration = shown?.configuration else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
  }

  /// Returns the location of the menu in a view's coordinate system, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }
}

/// The delegate of an edit menu interaction: provides the menu and is notified when it is shown and
/// dismissed. All methods are optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Asks the delegate for the menu, with the actions that the system suggests, of which there are
  /// none; `nil` shows those alone.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks the delegate for the rectangle that the menu must not cover, in the view's coordinate
  /// system, in points. A null rectangle means the source point alone.
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
  /// Returns `nil`, which shows the suggested actions alone.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Returns the null rectangle, which means the source point alone.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The animation that shows or dismisses an edit menu, to which an app can add its own.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds a closure whose changes are made along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The configuration of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier that the app gave the configuration.
  public let identifier: AnyHashable
  /// The location of the menu in the view's coordinate system, in points.
  public let sourcePoint: CGPoint
  /// The direction of the arrow. Not used by the runtime, which reports `unused-member`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
    didSet {
      reportUnused(
        "UIEditMenuConfiguration.preferredArrowDirection", if: preferredArrowDirection != .automatic
      )
    }
  }

  /// Creates a configuration. Without an identifier it gets a unique one.
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
  /// Up: the menu is below the source point.
  case up
  /// Down: the menu is above the source point.
  case down
  /// Left.
  case left
  /// Right.
  case right
}
