import Foundation

/// A text of which parts can be named, selected and replaced.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selected part, empty at the place of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The part that is being composed; none here, as no keyboard composes.
  var markedTextRange: UITextRange? { get }
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the text of a part; nil when it is not of this text.
  func text(in range: UITextRange) -> String?
  /// Replaces a range of the text without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the part between two places, in either order; nil when they are not of this text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the place some UTF-16 units further; nil when that is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns how many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the order of two places.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the rectangle of the caret at a place, in points of the input's space.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangle around the first line of a part, in points of the input's space.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangles of a part, one a line, in points of the input's space.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the place that is nearest to a point of the input's space.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the character at a point of the input's space; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// An input of this module, whose places are counted in UTF-16 units.
@MainActor protocol IndexedTextInput: UITextInput {
  /// The text.
  var inputText: String { get }
  /// The selection, in UTF-16 units.
  var inputSelection: NSRange { get set }
  /// The positions of the characters.
  var inputGeometry: TextInputGeometry { get }
  /// A Boolean value that indicates whether the next insertion replaces the whole text.
  var clearsOnInsertion: Bool { get set }
  /// Replaces a range of the text, moves the insertion point after it, and notifies the delegate.
  func replaceInput(_ range: NSRange, with text: String)
}

extension UITextInput {
  private var input: (any IndexedTextInput)? { self as? any IndexedTextInput }
  private var length: Int { input?.inputText.utf16.count ?? 0 }

  private func range(_ range: UITextRange) -> NSRange? {
    guard let range = (range as? TextOffsets)?.range, NSMaxRange(range) <= length else {
      return nil
    }
    return range
  }

  /// A Boolean value that indicates whether there is a text.
  public var hasText: Bool { length > 0 }

  /// The selected part; a part that is not of this text is not selected.
  public var selectedTextRange: UITextRange? {
    get { (input?.inputSelection).map { TextOffsets($0) } }
    set {
      guard let range = newValue.flatMap({ range($0) }) else { return }
      input?.inputSelection = range
    }
  }

  /// None.
  public var markedTextRange: UITextRange? { nil }
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { TextOffset(length) }

  /// Returns the text of a part; nil when it is not of this text.
  public func text(in range: UITextRange) -> String? {
    guard let input, let range = self.range(range) else { return nil }
    return (input.inputText as NSString).substring(with: range)
  }

  /// Replaces a range of the text and moves the insertion point after it, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = self.range(range) else { return }
    input?.replaceInput(range, with: text)
  }

  /// Types a text over the selection; the delegate is not asked.
  public func insertText(_ text: String) { insertAtSelection(text) }

  func insertAtSelection(_ text: String) {
    guard let input else { return }
    input.replaceInput(input.inputSelection, with: text)
  }

  /// Copies the selected text and answers whether there is any.
  @discardableResult
  func copySelection() -> Bool {
    guard let input, input.inputSelection.length > 0 else { return false }
    UIPasteboard.general.string = (input.inputText as NSString)
      .substring(with: input.inputSelection)
    return true
  }

  /// Deletes the selection, or the character before the caret; the delegate is not asked.
  public func deleteBackward() { deleteAtSelection() }

  func deleteAtSelection() {
    guard let input else { return }
    let selection = input.inputSelection
    guard selection.length == 0 else { return input.replaceInput(selection, with: "") }
    guard selection.location > 0 else { return }
    let last = (input.inputText as NSString).rangeOfComposedCharacterSequence(
      at: selection.location - 1)
    input.replaceInput(last, with: "")
  }

  /// Returns the part between two places, in either order; nil when they are not of this text.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = (fromPosition as? TextOffset)?.offset,
      let to = (toPosition as? TextOffset)?.offset, max(from, to) <= length
    else { return nil }
    return TextOffsets(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// Returns the place some UTF-16 units further; nil when that is outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let from = (position as? TextOffset)?.offset else { return nil }
    let (place, isTooLarge) = from.addingReportingOverflow(offset)
    return isTooLarge || place < 0 || place > length ? nil : TextOffset(place)
  }

  /// Returns how many UTF-16 units lie between two places; 0 for places of other inputs.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.offset - from.offset
  }

  /// Returns the order of two places.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    if distance == 0 { return .orderedSame }
    return distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// Returns the rectangle of the caret at a place; null for one that is not of this text.
  ///
  /// The caret is 2 points wide and as high as its line; at a line break it begins the next line.
  public func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  func caret(at position: UITextPosition) -> CGRect {
    guard let input, let offset = (position as? TextOffset)?.offset, offset <= length else {
      return .null
    }
    return input.inputGeometry.caret(at: offset)
  }

  /// Returns the rectangle around the first line of a part; the caret for an empty one.
  public func firstRect(for range: UITextRange) -> CGRect {
    guard let input, let range = self.range(range) else { return .null }
    if range.length == 0 { return input.inputGeometry.caret(at: range.location) }
    return input.inputGeometry.firstRect(of: range)
  }

  /// Returns the rectangles of a part, one a line; none for an empty one.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rectangles(of: range)
  }

  func rectangles(of range: UITextRange) -> [UITextSelectionRect] {
    guard let input, let range = self.range(range), range.length > 0 else { return [] }
    let rects = input.inputGeometry.rects(of: range)
    return rects.indices.map { index in
      UITextSelectionRect(
        rects[index], containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  /// Returns the place that is nearest to a point, of the line beside it.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    (input?.inputGeometry.offset(nearestTo: point)).map { TextOffset($0) }
  }

  /// Returns the character at a point, as the part that it is; nil beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let geometry = input?.inputGeometry,
      let cluster = geometry.layout.cluster(at: point - geometry.origin)
    else { return nil }
    return TextOffsets(geometry.layout.content.nsRange(cluster))
  }
}

/// Something that takes typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is a text.
  var hasText: Bool { get }
  /// Types a text over the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

extension IndexedTextInput {
  /// Moves the selected text to the pasteboard.
  func cutSelection() {
    guard copySelection() else { return }
    insertAtSelection("")
  }

  /// Replaces the selection with the pasteboard's text.
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
