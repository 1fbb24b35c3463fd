import UIKit

/// A link in a text, with its attribute and range.
struct TextLink {
  let attribute: String
  let value: Any
  let range: NSRange
}

extension ASTextNode {
  /// Returns the rectangle around the characters of a range, in points of the node.
  ///
  /// Main thread. A range beyond the shown text is a violation, and the result is null. Source:
  /// `ASTextKitRenderer+Positioning.mm`, `-frameForTextRange:`.
  ///
  /// - Quirk: in a truncated text, the characters of the truncation token follow those of the visible text, and
  ///   the characters that are not visible do not count. `ASTextKitTailTruncater.mm`, `-truncate`.
  public final func frame(forTextRange textRange: NSRange) -> CGRect {
    let shown = shownText
    guard textRange.isWithin(shown.length) else {
      report(
        .textRangeOutOfBounds, "The range \(textRange) is beyond the text.",
        remedy: "Pass a range of the present text.",
        numbers: [textRange.location, textRange.length, shown.length])
      return .null
    }
    return placed(shown.frame(for: textRange))
  }

  /// Returns one rectangle per line for the characters of a range: as high as the capitals of their fonts, with
  /// 1.3 times the descent above and below.
  ///
  /// Main thread. The range is one of the shown text, as in ``frame(forTextRange:)``. A shadow does not move the
  /// rectangles. Source: `ASTextKitRenderer+Positioning.mm`, `-rectsForTextRange:measureOption:`.
  public final func rects(forTextRange textRange: NSRange) -> [NSValue] {
    shownText.capitalRects(for: textRange).map { NSValue(cgRect: $0) }
  }

  /// Returns at most three rectangles for the characters of a range, as high as those of
  /// ``rects(forTextRange:)``: the first line, the lines in the middle, and the last line.
  ///
  /// Main thread. They have a common outline. A shadow does not move them. Source: `ASTextNode.mm`,
  /// `-highlightRectsForTextRange:`; `ASTextKitRenderer+Positioning.mm`,
  /// `-rectsForTextRange:measureOption:`.
  public final func highlightRects(forTextRange textRange: NSRange) -> [NSValue] {
    TextBlock(lines: shownText.capitalRects(for: textRange)).rects.map { NSValue(cgRect: $0) }
  }

  private final var shownText: ShownText {
    let layout = textLayout
    return ShownText(layout, isTruncated: countsAsTruncated(layout.metrics))
  }

  /// Returns the space after the last character, to the right and the bottom edges of the text's
  /// container, in points of the node. Without text, the whole container.
  ///
  /// Main thread. Source: `ASTextKitRenderer+Positioning.mm`, `-trailingRect`; `ASTextNode.mm`, `-trailingRect`.
  ///
  /// - Quirk: a shadow to the left or above makes the rectangle larger, and moves that of an empty text.
  ///   `ASTextKitRenderer+Positioning.mm`, `-trailingRect`, which subtracts the place of a rectangle that the shadow
  ///   has moved.
  public final func trailingRect() -> CGRect {
    let room = currentContainer.size
    guard textContent.count > 0, let last = textLayout.lines.last else {
      return placed(CGRect(origin: .zero, size: room))
    }
    let padding = shadowPadding
    return CGRect(
      x: last.frame.maxX, y: last.y,
      width: max(0, room.width - last.frame.maxX - padding.left),
      height: max(0, room.height - last.y - padding.top))
  }

  /// Converts a rectangle from the text layout's coordinates to the node's.
  final func placed(_ rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    let padding = shadowPadding
    return rect.offsetBy(dx: -padding.left, dy: -padding.top)
  }

  // MARK: Links

  /// A Boolean value that indicates whether the first character is part of a link.
  final var beginsWithLink: Bool {
    guard let text = attributedText, text.length > 0 else { return false }
    return linkAttributeNames.contains { name in
      text.attribute(NSAttributedString.Key(rawValue: name), at: 0, effectiveRange: nil) != nil
    }
  }

  /// A Boolean value that indicates whether a character of the text is part of a link.
  final var hasLink: Bool {
    guard let text = attributedText else { return false }
    let whole = NSRange(location: 0, length: text.length)
    return linkAttributeNames.contains { name in
      var hasLink = false
      text.enumerateAttribute(NSAttributedString.Key(name), in: whole, options: []) { value, _, _ in
        if value != nil { hasLink = true }
      }
      return hasLink
    }
  }

  /// Returns the value of the link at a point of the node, with its attribute's name and range.
  ///
  /// Main thread. Outside of links, the result is `nil` and the output parameters are unchanged.
  @preconcurrency @MainActor
  public final func linkAttributeValue(
    at point: CGPoint, attributeName: UnsafeMutablePointer<NSString?>?,
    range: UnsafeMutablePointer<NSRange>?
  ) -> Any? {
    guard let link = touchedText(at: point).link else { return nil }
    attributeName?.pointee = link.attribute as NSString
    range?.pointee = link.range
    return link.value
  }
}

/// The rectangles of the lines of a range, joined to a block.
///
/// Source: `ASTextKitRenderer+Positioning.mm`, `-unlockedRectsForTextRange:measureOptions:layoutManager:textStorage:textContainer:`.
struct TextBlock {
  /// The first line, the block of the lines in the middle, and the last line, as far as there are any.
  let rects: [CGRect]

  /// Joins the rectangles of lines.
  init(lines: [CGRect]) {
    guard var first = lines.first, lines.count > 1, var last = lines.last else {
      rects = lines
      return
    }
    var block = lines.dropFirst().dropLast().reduce(CGRect.null) { $0.union($1) }
    if !block.isNull {
      first.size.width = max(first.maxX, block.maxX, last.maxX) - first.minX
      let right = max(first.maxX, last.maxX)
      block.origin.x = min(first.minX, last.minX)
      // The width grows by the distance to the right edge after the left one has moved.
      block.size.width += right - block.maxX
    }
    let left = block.isNull ? first.minX : min(block.minX, first.minX)
    if last.minX > left {
      last.size.width += last.minX - left
      last.origin.x = left
    }
    rects = block.isNull ? [first, last] : [first, block, last]
  }
}

extension NSRange {
  /// Returns whether the range is within a text of a length. One that is not found or too long is not.
  func isWithin(_ count: Int) -> Bool {
    location >= 0 && length >= 0 && location <= count && length <= count - location
  }
}
