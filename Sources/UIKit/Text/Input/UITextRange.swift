import Foundation

/// A part of the text of an input; inputs make theirs.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether there is nothing in it.
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

/// A place in the text of an input; inputs make theirs.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A place that is counted in UTF-16 units from the beginning.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A rectangle of a selected part: one line of it.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private let place: CGRect
  private let ends: (hasStart: Bool, hasEnd: Bool)

  /// Creates an empty rectangle; subclasses answer with their own.
  public override init() {
    place = .zero
    ends = (false, false)
    super.init()
  }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    place = rect
    ends = (containsStart, containsEnd)
    super.init()
  }

  /// The rectangle in points of the input's space.
  open var rect: CGRect { place }
  /// The direction of the line's text; natural.
  open var writingDirection: NSWritingDirection { .natural }
  /// A Boolean value that indicates whether the selection begins in the line.
  open var containsStart: Bool { ends.hasStart }
  /// A Boolean value that indicates whether the selection ends in the line.
  open var containsEnd: Bool { ends.hasEnd }
  /// A Boolean value that indicates whether the text runs from top to bottom; no.
  open var isVertical: Bool { false }
}
