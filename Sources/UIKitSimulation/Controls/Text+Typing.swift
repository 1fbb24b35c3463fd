import Foundation
import UIKit

extension UITextField {
  /// Simulates typing text, which replaces the selection. The insertion point is at the end unless
  /// it was moved.
  ///
  /// Asks the delegate, then sends `editingChanged`.
  ///
  /// - Returns: `true` if the text was inserted; `false` while the field is not being edited or if the
  ///   delegate does not allow the edit.
  @discardableResult
  public func type(_ string: String) -> Bool {
    guard isEditing else { return false }
    return replace(selectionForTyping(), with: string)
  }

  /// Simulates replacing a range of the text, in UTF-16 units.
  ///
  /// - Returns: `true` if the text was replaced; `false` while the field is not being edited, if the range is
  ///   out of bounds or if the delegate does not allow the edit.
  @discardableResult
  public func replace(_ range: NSRange, with string: String) -> Bool {
    guard isEditing, NSMaxRange(range) <= attributedText?.length ?? 0,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return false }
    replaceInput(range, with: string)
    return true
  }

  /// Simulates a tap on the clear button, which clears the text if the delegate allows it.
  public func tapClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Simulates a tap on the return key. Sends `editingDidEndOnExit` if the delegate allows it.
  public func tapReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }
}

extension UITextView {
  /// Simulates typing text, which replaces the selection. The delegate decides and is notified.
  ///
  /// - Returns: `true` if the text was inserted; `false` while the view is not being edited or if the delegate
  ///   does not allow the edit.
  @discardableResult
  public func type(_ string: String) -> Bool {
    guard isFirstResponder else { return false }
    let range = selectionForTyping()
    guard isEditable, NSMaxRange(range) <= textStorage.length,
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    else { return false }
    replaceInput(range, with: string)
    return true
  }

  /// Simulates an interaction with the link or the attachment at a character.
  ///
  /// UIKit's documentation of the delegate's `shouldInteractWith` methods: they are called while the text is
  /// selectable and not editable. The application opens a link that the delegate allows.
  ///
  /// - Parameters:
  ///   - index: the index of the character, in UTF-16 units.
  ///   - interaction: the kind of interaction.
  /// - Returns: `true` if there is a link or an attachment and the delegate allows the interaction.
  @discardableResult
  public func interact(
    withItemAt index: Int, _ interaction: UITextItemInteraction = .invokeDefaultAction
  ) -> Bool {
    guard isSelectable, !isEditable, index >= 0, index < attributedText.length else { return false }
    var range = NSRange(location: 0, length: 0)
    let whole = NSRange(location: 0, length: attributedText.length)
    if let link = attributedText.attribute(
      .link, at: index, longestEffectiveRange: &range, in: whole)
    {
      return follow(link, range, interaction)
    }
    let item = attributedText.attribute(
      .attachment, at: index, longestEffectiveRange: &range, in: whole)
    guard let attachment = item as? NSTextAttachment else { return false }
    return delegate?.textView(
      self, shouldInteractWith: attachment, in: range, interaction: interaction) ?? true
  }

  private func follow(
    _ link: Any, _ range: NSRange, _ interaction: UITextItemInteraction
  ) -> Bool {
    guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) else {
      return false
    }
    let agrees =
      delegate?.textView(self, shouldInteractWith: url, in: range, interaction: interaction)
      ?? true
    guard agrees, interaction == .invokeDefaultAction else { return agrees }
    environment.bind { UIApplication.shared.open(url) }
    return true
  }
}

extension UISearchBar {
  /// Simulates typing text at the end, and begins editing first if necessary.
  ///
  /// - Returns: `true` if the text was inserted.
  @discardableResult
  public func type(_ string: String) -> Bool {
    becomeFirstResponder() && searchTextField.type(string)
  }

  /// Simulates a tap on the Search key of the keyboard.
  public func tapSearch() {
    searchTextField.tapReturn()
  }

  /// Simulates a tap on the cancel button, which also ends the search of a search controller.
  public func tapCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  /// Simulates a tap on a scope button. Does nothing for the selected scope or one that does not
  /// exist.
  public func tapScope(at index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true, index != selectedScopeButtonIndex
    else { return }
    userSelectsScope(at: index)
  }
}
