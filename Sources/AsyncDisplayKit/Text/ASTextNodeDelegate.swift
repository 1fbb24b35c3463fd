import UIKit

/// The methods of a text node's delegate, which is notified of touches on links on the main thread.
/// All are optional.
///
/// Texture's header does not declare the nullability of the arguments, so Swift imports them as
/// implicitly unwrapped; older versions declared it. Apps use either form: the node calls the first
/// form, whose default implementation calls the second.
///
/// The methods are isolated to the main actor and the protocol is not: a cell can conform without becoming
/// isolated as a whole, as with Texture's headers, which name no actor.
public protocol ASTextNodeDelegate: AnyObject {
  /// Tells the delegate that a link was tapped at a point of the node's coordinate system.
  @preconcurrency @MainActor
  func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange)

  /// Tells the delegate that a link was long-pressed.
  @preconcurrency @MainActor
  func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any,
    at point: CGPoint, textRange: NSRange)

  /// Tells the delegate that the truncation token was tapped.
  @preconcurrency @MainActor
  func textNodeTappedTruncationToken(_ textNode: ASTextNode)

  /// Asks the delegate whether a link may be highlighted. The default is `true`.
  @preconcurrency @MainActor
  func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool

  /// Asks the delegate whether a link responds to long presses. The default is `true`.
  @preconcurrency @MainActor
  func textNode(
    _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool

  /// Tells the delegate that a link was tapped at a point of the node's coordinate system.
  @preconcurrency @MainActor
  func textNode(
    _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange)

  /// Tells the delegate that a link was long-pressed.
  @preconcurrency @MainActor
  func textNode(
    _ textNode: ASTextNode!, longPressedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange)

  /// Tells the delegate that the truncation token was tapped.
  @preconcurrency @MainActor
  func textNodeTappedTruncationToken(_ textNode: ASTextNode!)

  /// Asks the delegate whether a link may be highlighted. The default is `true`.
  @preconcurrency @MainActor
  func textNode(
    _ textNode: ASTextNode!, shouldHighlightLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool

  /// Asks the delegate whether a link responds to long presses. The default is `true`.
  @preconcurrency @MainActor
  func textNode(
    _ textNode: ASTextNode!, shouldLongPressLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool
}

extension ASTextNodeDelegate {
  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func textNode(
    _ textNode: ASTextNode, tappedLinkAttribute attribute: String, value: Any, at point: CGPoint,
    textRange: NSRange
  ) {}

  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func textNode(
    _ textNode: ASTextNode, longPressedLinkAttribute attribute: String, value: Any,
    at point: CGPoint, textRange: NSRange
  ) {}

  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func textNodeTappedTruncationToken(_ textNode: ASTextNode) {}

  /// The default implementation returns `true`.
  @preconcurrency @MainActor
  public func textNode(
    _ textNode: ASTextNode, shouldHighlightLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool { true }

  /// The default implementation returns `true`.
  @preconcurrency @MainActor
  public func textNode(
    _ textNode: ASTextNode, shouldLongPressLinkAttribute attribute: String, value: Any,
    at point: CGPoint
  ) -> Bool { true }

  /// The default implementation calls the method with non-optional arguments.
  @preconcurrency @MainActor
  public func textNode(
    _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange
  ) {
    guard let textNode, let attribute, let value else { return }
    self.textNode(
      textNode, tappedLinkAttribute: attribute, value: value, at: point, textRange: textRange)
  }

  /// The default implementation calls the method with non-optional arguments.
  @preconcurrency @MainActor
  public func textNode(
    _ textNode: ASTextNode!, longPressedLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint, textRange: NSRange
  ) {
    guard let textNode, let attribute, let value else { return }
    self.textNode(
      textNode, longPressedLinkAttribute: attribute, value: value, at: point, textRange: textRange)
  }

  /// The default implementation calls the method with a non-optional argument.
  @preconcurrency @MainActor
  public func textNodeTappedTruncationToken(_ textNode: ASTextNode!) {
    guard let textNode else { return }
    textNodeTappedTruncationToken(textNode)
  }

  /// The default implementation calls the method with non-optional arguments.
  @preconcurrency @MainActor
  public func textNode(
    _ textNode: ASTextNode!, shouldHighlightLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool {
    guard let textNode, let attribute, let value else { return true }
    return self.textNode(
      textNode, shouldHighlightLinkAttribute: attribute, value: value, at: point)
  }

  /// The default implementation calls the method with non-optional arguments.
  @preconcurrency @MainActor
  public func textNode(
    _ textNode: ASTextNode!, shouldLongPressLinkAttribute attribute: String!, value: Any!,
    at point: CGPoint
  ) -> Bool {
    guard let textNode, let attribute, let value else { return true }
    return self.textNode(
      textNode, shouldLongPressLinkAttribute: attribute, value: value, at: point)
  }
}
