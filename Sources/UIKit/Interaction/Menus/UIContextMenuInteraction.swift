import Foundation

/// Shows a menu when its view is pressed; the press is a driven step.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  private var shown: UIContextMenuConfiguration?
  private var place = CGPoint.zero

  /// Makes an interaction; the delegate is not kept.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing has to be done.
  open func willMove(to view: UIView?) {}

  /// Notes the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// The place of the press in a view's space, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }

  /// Takes the menu away, and tells the delegate.
  open func dismissMenu() {
    guard let configuration = shown else { return }
    shown = nil
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.end()
  }

  /// Presses a point of the view's space, in points. A driven step.
  ///
  /// - Returns: the menu that is shown; nil when the delegate gives none.
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
