import UIKit

extension ASTextNode: UIGestureRecognizerDelegate {
  /// Adds the recognizer of long presses on links, if the node has a view and a delegate.
  ///
  /// Source: `ASTextNode.mm`, `-didLoad`, which asks the delegate whether it implements the callback.
  /// Decided here: any delegate counts, because Swift cannot ask.
  @MainActor final func addLongPressRecognizer() {
    guard !isLayerBacked, delegate != nil else { return }
    let recognizer = UILongPressGestureRecognizer { [weak self] recognizer in
      self?.handleLongPress(recognizer)
    }
    recognizer.cancelsTouchesInView = longPressCancelsTouches
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    longPressRecognizer = recognizer
  }

  /// Tells the delegate when a long press on the highlighted link begins, or anywhere on an ``ASTextNode2``.
  ///
  /// Source: `ASTextNode.mm` and `ASTextNode2.mm`, `-_handleLongPress:`.
  ///
  /// - Quirk: the delegate of an ``ASTextNode2`` is also notified outside of links, without an attribute.
  ///   `ASTextNode2.mm`, `-_handleLongPress:` and `-gestureRecognizerShouldBegin:`.
  @MainActor private final func handleLongPress(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, isSecond || highlightedLink != nil else { return }
    delegate?.textNode(
      self as ASTextNode?, longPressedLinkAttribute: highlightedLink?.attribute,
      value: highlightedLink?.value, at: recognizer.location(in: view), textRange: highlightRange)
  }

  @MainActor private final var highlightedLink: TextLink? {
    if case .link(let link) = highlight?.target { link } else { nil }
  }

  /// Returns whether a recognizer may begin while a link or the truncation is highlighted.
  ///
  /// Source: `ASTextNode.mm`, `-gestureRecognizerShouldBegin:`.
  ///
  /// - Returns: whether the recognizer may begin, or `nil` to let the base class decide.
  @MainActor final func answerToRecognizer(_ recognizer: UIGestureRecognizer) -> Bool? {
    let point = recognizer.location(in: view)
    if recognizer === longPressRecognizer {
      if case .truncation = highlight?.target { return false }
      guard isSecond || highlightedLink != nil else { return true }
      return delegate?.textNode(
        self as ASTextNode?, shouldLongPressLinkAttribute: highlightedLink?.attribute,
        value: highlightedLink?.value, at: point) ?? true
    }
    guard hasPendingTap, recognizer is UITapGestureRecognizer, bounds.contains(point) else {
      return nil
    }
    return false
  }
}
