import Foundation

/// An input whose text can be selected and replaced by ranges.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selected range. An empty range is the position of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text that an input method is composing; always `nil` here.
  var markedTextRange: UITextRange? { get }
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the text in a range, or `nil` for a range of another input.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range. The input does not call its delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions in either order, or `nil` for positions of another
  /// input.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 code units from another one, or `nil` outside of
  /// the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the number of UTF-16 code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the rectangle of the caret at a position, in points of the input's coordinate space.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangle around the first line of a range, in points of the input's coordinate
  /// space.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangles of a range, one for each line, in points of the input's coordinate
  /// space.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position that is nearest to a point of the input's coordinate space.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the range of the character at a point of the input's coordinate space, or `nil`
  /// outside of the text.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// An input of this module, whose positions are offsets in UTF-16 code units.
@MainActor protocol IndexedTextInput: UITextInput {
  /// The text of the input.
  var inputText: String { get }
  /// The selected range, in UTF-16 code units.
  var inputSelection: NSRange { get set }
  /// The geometry of the characters, such as caret rectangles.
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

  /// A Boolean value that indicates whether the input contains text.
  public var hasText: Bool { length > 0 }

  /// The selected range. Setting a range of another input has no effect.
  public var selectedTextRange: UITextRange? {
    get { (input?.inputSelection).map { TextOffsets($0) } }
    set {
      guard let range = newValue.flatMap({ range($0) }) else { return }
      input?.inputSelection = range
    }
  }

  /// The range of text that an input method is composing; always `nil`.
  public var markedTextRange: UITextRange? { nil }
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { TextOffset(length) }

  /// Returns the text in a range, or `nil` for a range of another input.
  public func text(in range: UITextRange) -> String? {
    guard let input, let range = self.range(range) else { return nil }
    return (input.inputText as NSString).substring(with: range)
  }

  /// Replaces the text in a range and moves the caret after it. The input does not call its
  /// delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = self.range(range) else { return }
    input?.replaceInput(range, with: text)
  }

  /// Replaces the selection with text. The input does not ask its delegate.
  public func insertText(_ text: String) { insertAtSelection(text) }

  func insertAtSelection(_ text: String) {
    guard let input else { return }
    input.replaceInput(input.inputSelection, with: text)
  }

  /// Copies the selected text to the pasteboard and returns a Boolean value that indicates whether
  /// there is any.
  @discardableResult
  func copySelection() -> Bool {
    guard let input, input.inputSelection.length > 0 else { return false }
    UIPasteboard.general.string = (input.inputText as NSString)
      .substring(with: input.inputSelection)
    return true
  }

  /// Deletes the selection, or the character before the caret. The input does not ask its delegate.
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

  /// Returns the range between two positions in either order, or `nil` for positions of another
  /// input.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = (fromPosition as? TextOffset)?.offset,
      let to = (toPosition as? TextOffset)?.offset, max(from, to) <= length
    else { return nil }
    return TextOffsets(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// Returns the position at an offset in UTF-16 code units from another one, or `nil` outside of
  /// the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let from = (position as? TextOffset)?.offset else { return nil }
    let (place, isTooLarge) = from.addingReportingOverflow(offset)
    return isTooLarge || place < 0 || place > length ? nil : TextOffset(place)
  }

  /// Returns the number of UTF-16 code units between two positions, or 0 for positions of other
  /// inputs.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.offset - from.offset
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    if distance == 0 { return .orderedSame }
    return distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// Returns the rectangle of the caret at a position, or the null rectangle for a position of
  /// another input.
  ///
  /// The caret is 2 points wide and has the height of its line. After a line break, it is at the
  /// start of the next line.
  public func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  func caret(at position: UITextPosition) -> CGRect {
    guard let input, let offset = (position as? TextOffset)?.offset, offset <= length else {
      return .null
    }
    return input.inputGeometry.caret(at: offset)
  }

  /// Returns the rectangle around the first line of a range. For an empty range, it is that of the
  /// caret.
  public func firstRect(for range: UITextRange) -> CGRect {
    guard let input, let range = self.range(range) else { return .null }
    if range.length == 0 { return input.inputGeometry.caret(at: range.location) }
    return input.inputGeometry.firstRect(of: range)
  }

  /// Returns the rectangles of a range, one for each line. For an empty range, the array is empty.
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

  /// Returns the position that is nearest to a point, in the line that is nearest to the point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    (input?.inputGeometry.offset(nearestTo: point)).map { TextOffset($0) }
  }

  /// Returns the range of the character at a point, or `nil` outside of the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let geometry = input?.inputGeometry,
      let cluster = geometry.layout.cluster(at: point - geometry.origin)
    else { return nil }
    return TextOffsets(geometry.layout.content.nsRange(cluster))
  }
}

/// An object that accepts typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether the input contains text.
  var hasText: Bool { get }
  /// Replaces the selection with text, or inserts the text at the caret.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

extension IndexedTextInput {
  /// Moves the selected text to the pasteboard.
  func cutSelection() {
    guard copySelection() else { return }
    insertAtSelection("")
  }

  /// Replaces the selection with the text of the pasteboard.
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

  /// Selects the whole text if the next insertion clears the text, so that the insertion replaces
  /// the selection.
  func selectAllBeforeClearing() {
    guard clearsOnInsertion else { return }
    clearsOnInsertion = false
    selectWholeText()
  }
}
