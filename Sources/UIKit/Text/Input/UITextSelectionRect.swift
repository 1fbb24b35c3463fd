import Foundation

/// A rectangle of a selected part: one line of it.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private let place: CGRect
  private let ends: (hasStart: Bool, hasEnd: Bool)

  /// Makes an empty rectangle; subclasses answer with their own.
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
  /// Whether the selection begins in the line.
  open var containsStart: Bool { ends.hasStart }
  /// Whether the selection ends in the line.
  open var containsEnd: Bool { ends.hasEnd }
  /// Whether the text runs from top to bottom; no.
  open var isVertical: Bool { false }
}
