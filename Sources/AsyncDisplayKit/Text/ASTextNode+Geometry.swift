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
  /// Main thread.
  public final func frame(forTextRange textRange: NSRange) -> CGRect {
    placed(textLayout.frame(for: content.range(textRange)))
  }

  /// Returns one rectangle per line for the characters of a range, as high as capitals.
  ///
  /// Main thread.
  public final func rects(forTextRange textRange: NSRange) -> [NSValue] {
    let layout = textLayout
    return layout.capitalRects(for: content.range(textRange)).map { NSValue(cgRect: placed($0)) }
  }

  /// Returns one rectangle per line for the characters of a range, as high as the lines.
  ///
  /// Main thread.
  public final func highlightRects(forTextRange textRange: NSRange) -> [NSValue] {
    textLayout.rects(for: content.range(textRange)).map { NSValue(cgRect: placed($0)) }
  }

  /// Returns the space after the last character, to the right and the bottom edges of the text's
  /// container, in points of the node. Without text, the whole container.
  ///
  /// Main thread. Source: `ASTextKitRenderer+Positioning.mm`, `-trailingRect`.
  public final func trailingRect() -> CGRect {
    let room = currentContainer.size
    guard content.count > 0, let last = textLayout.lines.last else {
      return placed(CGRect(origin: .zero, size: room))
    }
    return placed(
      CGRect(
        x: last.frame.maxX, y: last.y, width: max(0, room.width - last.frame.maxX),
        height: max(0, room.height - last.y)))
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

extension TextLayout {
  /// Returns one rectangle per line for the characters of a range, from the capitals' top to the
  /// baseline.
  fileprivate func capitalRects(for range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      let font = content.attributes(at: line.range.lowerBound).font
      return rects(for: range.clamped(to: line.range)).map { rect in
        CGRect(
          x: rect.minX, y: line.y + line.baseline - font.capHeight, width: rect.width,
          height: font.capHeight)
      }
    }
  }
}
