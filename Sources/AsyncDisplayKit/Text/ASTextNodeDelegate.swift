import UIKit

/// What hears of touches on the links of a text node; main thread; every member is optional.
///
/// Texture's header says of no argument whether it may be nil, so Swift imports each as implicitly
/// unwrapped; older versions did say so. Apps are written either way: the node asks the first form,
/// which asks the second where the app leaves it out.
@preconcurrency @MainActor
public protocol ASTextNodeDelegate: AnyObject {
  /// Hears that a link was tapped at a point of the node's space.
  func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange)

  /// Hears that a finger rested on a link for long.
  func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any,
    at point: CGPoint, textRange: NSRange)

  /// Hears that what stands for the text left out was tapped.
  func textNodeTappedTruncationToken(_ textNode: ASTextNode)

  /// Tells whether a link may be highlighted; the default is true.
  func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool

  /// Tells whether a link hears of long presses; the default is true.
  func textNode(
    _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool

  /// Hears that a link was tapped at a point of the node's space.
  func textNode(
    _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange)

  /// Hears that a finger rested on a link for long.
  func textNode(
    _ textNode: ASTextNode!, longPressedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange)

  /// Hears that what stands for the text left out was tapped.
  func textNodeTappedTruncationToken(_ textNode: ASTextNode!)

  /// Tells whether a link may be highlighted; the default is true.
  func textNode(
    _ textNode: ASTextNode!, shouldHighlightLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool

  /// Tells whether a link hears of long presses; the default is true.
  func textNode(
    _ textNode: ASTextNode!, shouldLongPressLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool
}

extension ASTextNodeDelegate {
  /// Ignores the tap.
  public func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange
  ) {}

  /// Ignores the long press.
  public func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any,
    at point: CGPoint, textRange: NSRange
  ) {}

  /// Ignores the tap.
  public func textNodeTappedTruncationToken(_ textNode: ASTextNode) {}

  /// Agrees.
  public func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool { true }

  /// Agrees.
  public func textNode(
    _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool { true }

  /// Asks the form whose arguments are never nil.
  public func textNode(
    _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange
  ) {
    guard let textNode, let attribute, let value else { return }
    self.textNode(
      textNode, tappedLinkAttribute: attribute, value: value, at: point, textRange: textRange)
  }

  /// Asks the form whose arguments are never nil.
  public func textNode(
    _ textNode: ASTextNode!, longPressedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange
  ) {
    guard let textNode, let attribute, let value else { return }
    self.textNode(
      textNode, longPressedLinkAttribute: attribute, value: value, at: point, textRange: textRange)
  }

  /// Asks the form whose argument is never nil.
  public func textNodeTappedTruncationToken(_ textNode: ASTextNode!) {
    guard let textNode else { return }
    textNodeTappedTruncationToken(textNode)
  }

  /// Asks the form whose arguments are never nil.
  public func textNode(
    _ textNode: ASTextNode!, shouldHighlightLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool {
    guard let textNode, let attribute, let value else { return true }
    return self.textNode(
      textNode, shouldHighlightLinkAttribute: attribute, value: value, at: point)
  }

  /// Asks the form whose arguments are never nil.
  public func textNode(
    _ textNode: ASTextNode!, shouldLongPressLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool {
    guard let textNode, let attribute, let value else { return true }
    return self.textNode(
      textNode, shouldLongPressLinkAttribute: attribute, value: value, at: point)
  }
}
