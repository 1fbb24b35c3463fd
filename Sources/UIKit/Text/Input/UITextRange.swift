import Foundation

/// A part of the text of an input; inputs make theirs.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Where the part begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where the part ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { true }
}

/// A part that is counted in UTF-16 units from the beginning.
final class TextOffsets: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(NSMaxRange(range)) }
  override var isEmpty: Bool { range.length == 0 }
}
