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
