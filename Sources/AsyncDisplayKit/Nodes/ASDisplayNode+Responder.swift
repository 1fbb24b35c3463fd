import UIKit

extension ASDisplayNode {
  @MainActor final func asksToBecome() -> Bool {
    flags.insert(.answeredAsUIKit)
    return loadedView?.canBecomeFirstResponder ?? false
  }

  @MainActor final func asksToResign() -> Bool {
    flags.insert(.answeredAsUIKit)
    return loadedView?.canResignFirstResponder ?? true
  }

  /// Makes the view the first responder, if the node allows it.
  ///
  /// Called outside of the view's method, it calls the view, which asks the node again. Source:
  /// `ASDisplayNode+UIViewBridge.mm`, `-becomeFirstResponder`.
  @MainActor final func becomesFirst() -> Bool {
    let view = view
    return canBecomeFirstResponder() && view.becomeFirstResponder()
  }

  @MainActor final func isFirst() -> Bool { loadedView?.isFirstResponder ?? false }

  @MainActor final func superviewAllows(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let loadedView else { return true }
    return loadedView.superview?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
  }

  @MainActor final func touchAreaContains(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    if hitTestSlop == .zero, let loadedView { return loadedView.point(inside: point, with: event) }
    return bounds.inset(by: hitTestSlop).contains(point)
  }

  /// Resigns first responder status of the view, if the node allows it. Source:
  /// `ASDisplayNode+UIViewBridge.mm`, `-resignFirstResponder`.
  @MainActor final func resignsFirst() -> Bool {
    let view = view
    return canResignFirstResponder() && view.resignFirstResponder()
  }
}

extension ASDisplayNode {
  /// Reports a node that wraps a foreign view and overrides first-responder methods, which are
  /// never called.
  ///
  /// Both methods are called to detect an override, because an override does not affect the foreign
  /// view's class.
  @MainActor final func checkResponderCompatibility() {
    guard isSynchronous, !isLayerBacked else { return }
    let answersItself =
      answersItself { canBecomeFirstResponder() } || answersItself { canResignFirstResponder() }
    guard answersItself else { return }
    report(
      .responderAnswersForForeignView,
      "The node wraps a foreign view and overrides first-responder methods, which that view never "
        + "calls.",
      remedy: "Override them in the class of the view, or do not use a view block.")
  }

  @MainActor private final func answersItself(_ question: () -> Bool) -> Bool {
    flags.remove(.answeredAsUIKit)
    _ = question()
    return !flags.contains(.answeredAsUIKit)
  }
}

extension ASDisplayNode {
  /// The nearest view controller in the responder chain of the nearest view.
  ///
  /// Main thread. A node that is not loaded has none. The view of a layer-backed node is that of its nearest
  /// superlayer with one. Source: `ASDisplayNode+Convenience.mm`, `-closestViewController`, and
  /// `ASDisplayNodeExtras.mm`, `ASFindClosestViewOfLayer`.
  @preconcurrency @MainActor public final var closestViewController: UIViewController? {
    guard let loadedLayer else { return nil }
    return ASFindClosestViewOfLayer(loadedLayer)?.asdk_associatedViewController
  }
}

extension UIResponder {
  /// The nearest view controller of the responder chain, which begins with the responder itself.
  ///
  /// Main thread. Source: `UIResponder+AsyncDisplayKit.mm`, `-asdk_associatedViewController`.
  @preconcurrency @MainActor public final var asdk_associatedViewController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
