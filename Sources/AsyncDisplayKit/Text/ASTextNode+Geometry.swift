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

  /// Returns the space after the last line's text, in points of the node.
  ///
  /// Main thread.
  public final func trailingRect() -> CGRect {
    let layout = textLayout
    guard let last = layout.lines.last else { return .zero }
    let width = bounds.width - last.frame.maxX
    return placed(
      CGRect(x: last.frame.maxX, y: last.y, width: max(0, width), height: last.height))
  }

  /// Converts a rectangle from the text layout's coordinates to the node's.
  final func placed(_ rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    let padding = shadowPadding
    return rect.offsetBy(dx: -padding.left, dy: -padding.top)
  }

  // MARK: Links

  final var hasLinks: Bool {
    guard let text = attributedText else { return false }
    let whole = NSRange(location: 0, length: text.length)
    var isFound = false
    text.enumerateAttributes(in: whole, options: []) { values, _, stop in
      let names = linkAttributeNames.map { NSAttributedString.Key(rawValue: $0) }
      guard names.contains(where: { values[$0] != nil }) else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }

  /// Returns the value of the link at a point of the node, with its attribute's name and range.
  ///
  /// Main thread. Outside of links, the result is `nil` and the output parameters are unchanged.
  @preconcurrency @MainActor
  public final func linkAttributeValue(
    at point: CGPoint, attributeName: UnsafeMutablePointer<NSString?>?,
    range: UnsafeMutablePointer<NSRange>?
  ) -> Any? {
    guard let link = link(at: point, in: textLayout) else { return nil }
    attributeName?.pointee = link.attribute as NSString
    range?.pointee = link.range
    return link.value
  }

  /// Returns the link at a point of the node, or `nil`.
  final func link(at point: CGPoint, in layout: TextLayout) -> TextLink? {
    let padding = shadowPadding
    let insets = settings.containerInset
    let place = CGPoint(
      x: point.x + padding.left - insets.left, y: point.y + padding.top - insets.top)
    guard let cluster = layout.cluster(at: place), let text = attributedText else { return nil }
    let visible = content.nsRange(layout.visibleRange)
    let index = content.nsRange(cluster).location
    for name in linkAttributeNames {
      var range = NSRange(location: 0, length: 0)
      let key = NSAttributedString.Key(rawValue: name)
      guard index < visible.upperBound,
        let value = text.attribute(
          key, at: index, longestEffectiveRange: &range, in: visible)
      else { continue }
      return TextLink(attribute: name, value: value, range: range)
    }
    return nil
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
