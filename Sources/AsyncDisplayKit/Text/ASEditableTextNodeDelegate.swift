import UIKit

/// Decides about and hears of editing an ``ASEditableTextNode``; main thread; all optional.
@preconcurrency @MainActor
public protocol ASEditableTextNodeDelegate: AnyObject {
  /// Asks whether editing may begin; the default is true.
  func editableTextNodeShouldBeginEditing(_ editableTextNode: ASEditableTextNode) -> Bool

  /// Hears that editing has begun.
  func editableTextNodeDidBeginEditing(_ editableTextNode: ASEditableTextNode)

  /// Asks whether a range of the text, in UTF-16 units, may be replaced; the default is true.
  func editableTextNode(
    _ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Hears with a later main turn that the selection has changed, in UTF-16 units.
  func editableTextNodeDidChangeSelection(
    _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange,
    dueToEditing: Bool)

  /// Hears with a later main turn that a person has changed the text.
  func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode)

  /// Hears that editing has ended.
  func editableTextNodeDidFinishEditing(_ editableTextNode: ASEditableTextNode)
}

extension ASEditableTextNodeDelegate {
  /// Agrees.
  public func editableTextNodeShouldBeginEditing(_ editableTextNode: ASEditableTextNode) -> Bool {
    true
  }

  /// Does nothing.
  public func editableTextNodeDidBeginEditing(_ editableTextNode: ASEditableTextNode) {}

  /// Agrees.
  public func editableTextNode(
    _ editableTextNode: ASEditableTextNode, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func editableTextNodeDidChangeSelection(
    _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange,
    dueToEditing: Bool
  ) {}

  /// Does nothing.
  public func editableTextNodeDidUpdateText(_ editableTextNode: ASEditableTextNode) {}

  /// Does nothing.
  public func editableTextNodeDidFinishEditing(_ editableTextNode: ASEditableTextNode) {}
}
