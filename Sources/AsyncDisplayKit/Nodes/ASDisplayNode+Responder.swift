import UIKit

extension ASDisplayNode {
  @MainActor final func asksToBecome() -> Bool {
    flags.insert(.answeredAsUIKit)
    guard let loadedView else { return false }
    guard let view = loadedView as? _ASDisplayView else {
      return loadedView.canBecomeFirstResponder
    }
    return view.ownCanBecomeFirstResponder
  }

  @MainActor final func asksToResign() -> Bool {
    flags.insert(.answeredAsUIKit)
    guard let loadedView else { return true }
    guard let view = loadedView as? _ASDisplayView else {
      return loadedView.canResignFirstResponder
    }
    return view.ownCanResignFirstResponder
  }

  @MainActor final func becomesFirst() -> Bool {
    let view = view
    guard canBecomeFirstResponder() else { return false }
    guard let view = view as? _ASDisplayView else { return view.becomeFirstResponder() }
    return view.becomeFirstResponderItself()
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

  @MainActor final func resignsFirst() -> Bool {
    let view = view
    guard canResignFirstResponder() else { return false }
    guard let view = view as? _ASDisplayView else { return view.resignFirstResponder() }
    return view.resignFirstResponderItself()
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
  /// The nearest view controller in the responder chain of the view or layer.
  ///
  /// Main thread. Texture: `closestViewController`. A node that is not loaded has none.
  @preconcurrency @MainActor public final var closestViewController: UIViewController? {
    guard isNodeLoaded else { return nil }
    let holder = sequence(first: self, next: \.supernode).first { !$0.isLayerBacked }
    guard let view = holder?.loadedView else { return nil }
    return sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }
}
