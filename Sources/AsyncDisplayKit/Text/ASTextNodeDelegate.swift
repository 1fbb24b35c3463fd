import UIKit

/// What hears of touches on the links of a text node; main thread; every member is optional.
@MainActor
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
}
