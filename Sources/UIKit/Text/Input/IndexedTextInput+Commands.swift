import Foundation

extension IndexedTextInput {
  /// Puts the selected text on the pasteboard and takes it out of the text.
  func cutSelection() {
    guard copySelection() else { return }
    insertAtSelection("")
  }

  /// Puts the pasteboard's text in place of the selection.
  func pasteOverSelection() {
    guard let string = UIPasteboard.general.string else { return }
    insertAtSelection(string)
  }

  /// Deletes the selected text.
  func deleteSelection() {
    guard inputSelection.length > 0 else { return }
    insertAtSelection("")
  }

  func selectWholeText() {
    inputSelection = NSRange(location: 0, length: inputText.utf16.count)
  }

  /// Selects everything where the next insertion clears, which it then does no longer.
  func selectAllBeforeClearing() {
    guard clearsOnInsertion else { return }
    clearsOnInsertion = false
    selectWholeText()
  }
}
