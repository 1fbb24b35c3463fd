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

  /// Tells the delegate when a long press on the highlighted link begins.
  ///
  /// Source: `ASTextNode.mm`, `-_handleLongPress:`.
  @MainActor private final func handleLongPress(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let highlight, case .link(let link) = highlight.target else {
      return
    }
    delegate?.textNode(
      self as ASTextNode?, longPressedLinkAttribute: link.attribute as String?,
      value: link.value as Any?, at: recognizer.location(in: view), textRange: highlight.range)
  }

  /// Returns whether a recognizer may begin while a link or the truncation is highlighted.
  ///
  /// Source: `ASTextNode.mm`, `-gestureRecognizerShouldBegin:`.
  ///
  /// - Returns: whether the recognizer may begin, or `nil` to let the base class decide.
  @MainActor final func answerToRecognizer(_ recognizer: UIGestureRecognizer) -> Bool? {
    let point = recognizer.location(in: view)
    if recognizer === longPressRecognizer {
      switch highlight?.target {
      case .truncation: return false
      case .link(let link) where delegate != nil:
        return delegate?.textNode(
          self as ASTextNode?, shouldLongPressLinkAttribute: link.attribute as String?,
          value: link.value as Any?, at: point) ?? true
      default: return true
      }
    }
    guard hasPendingTap, recognizer is UITapGestureRecognizer, bounds.contains(point) else {
      return nil
    }
    return false
  }
}
