import Foundation

/// A range of the text of an input. Each input has its own subclass.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { true }
}

/// A range of offsets in UTF-16 code units from the beginning of the text.
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

/// A position in the text of an input. Each input has its own subclass.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A position that is an offset in UTF-16 code units from the beginning of the text.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A rectangle of a selected range in one line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private let place: CGRect
  private let ends: (hasStart: Bool, hasEnd: Bool)

  /// Creates an empty rectangle. Subclasses return their own values.
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

  /// The rectangle in points of the input's coordinate space.
  open var rect: CGRect { place }
  /// The writing direction of the line; always `natural`.
  open var writingDirection: NSWritingDirection { .natural }
  /// A Boolean value that indicates whether the selection begins in the line.
  open var containsStart: Bool { ends.hasStart }
  /// A Boolean value that indicates whether the selection ends in the line.
  open var containsEnd: Bool { ends.hasEnd }
  /// A Boolean value that indicates whether the text runs from top to bottom; always `false`.
  open var isVertical: Bool { false }
}
