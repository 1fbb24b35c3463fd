import UIKit

/// The methods of the delegate of an ``ASEditableTextNode``, called on the main thread. All methods
/// are optional.
///
/// The methods are isolated to the main actor and the protocol is not: a cell can conform without becoming
/// isolated as a whole, as with Texture's headers, which name no actor.
public protocol ASEditableTextNodeDelegate: AnyObject {
  /// Asks the delegate whether editing may begin. The default is `true`.
  @preconcurrency @MainActor
  func editableTextNodeShouldBeginEditing(_ editableTextNode: ASEditableTextNode) -> Bool

  /// Tells the delegate that editing has begun.
  @preconcurrency @MainActor
  func editableTextNodeDidBeginEditing(_ editableTextNode: ASEditableTextNode)

  /// Asks the delegate whether a text range, in UTF-16 units, may be replaced. The default is
  /// `true`.
  @preconcurrency @MainActor
  func editableTextNode(
    _ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Tells the delegate in a later main-queue job that the selection has changed, in UTF-16 units.
  @preconcurrency @MainActor
  func editableTextNodeDidChangeSelection(
    _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange,
    dueToEditing: Bool)

  /// Tells the delegate in a later main-queue job that the user has changed the text.
  @preconcurrency @MainActor
  func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode)

  /// Tells the delegate that editing has ended.
  @preconcurrency @MainActor
  func editableTextNodeDidFinishEditing(_ editableTextNode: ASEditableTextNode)
}

extension ASEditableTextNodeDelegate {
  /// The default implementation returns `true`.
  @preconcurrency @MainActor
  public func editableTextNodeShouldBeginEditing(_ editableTextNode: ASEditableTextNode) -> Bool {
    true
  }

  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func editableTextNodeDidBeginEditing(_ editableTextNode: ASEditableTextNode) {}

  /// The default implementation returns `true`.
  @preconcurrency @MainActor
  public func editableTextNode(
    _ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func editableTextNodeDidChangeSelection(
    _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange,
    dueToEditing: Bool
  ) {}

  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode) {}

  /// The default implementation does nothing.
  @preconcurrency @MainActor
  public func editableTextNodeDidFinishEditing(_ editableTextNode: ASEditableTextNode) {}
}
