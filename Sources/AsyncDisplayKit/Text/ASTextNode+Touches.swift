import UIKit

/// The part of a text that a touch is on.
struct TouchedText {
  /// The link that is nearest to the touch.
  var link: TextLink?
  /// A Boolean value that indicates whether the truncation token is near the touch, and no link is nearer.
  var isInTruncation = false
}

extension ASTextNode {
  /// Returns the part of the text at or near a point of the node.
  ///
  /// Nine points around the touch are tried, and the link whose glyph is nearest to the touch is found.
  /// ``textContainerInset`` is not subtracted from the point. The token of an ``ASTextNode2`` is touched only if
  /// there is an additional truncation message. Source: `ASTextNode.mm`,
  /// `-_linkAttributeValueAtPoint:attributeName:range:inAdditionalTruncationMessage:forHighlighting:`, and
  /// `ASTextKitRenderer+Positioning.mm`, `-enumerateTextIndexesAtPosition:usingBlock:`; `ASTextNode2.mm`,
  /// `-_locked_pointInsideAdditionalTruncationMessage:withLayout:`.
  final func touchedText(
    at point: CGPoint, where isAllowed: (TextLink) -> Bool = { _ in true }
  ) -> TouchedText {
    var touched = TouchedText()
    let room = currentContainer.size
    // Source: `ASTextKitShadower.mm`, `-offsetPointWithExternalPoint:`, which subtracts the negative padding.
    let touch = CGPoint(x: point.x - shadowPadding.left, y: point.y - shadowPadding.top)
    guard let text = attributedText, touch.x <= room.width, touch.y <= room.height else {
      return touched
    }
    let (layout, content) = (textLayout, textContent)
    let visible = content.nsRange(visibleCharacters(of: layout))
    let hasToken =
      countsAsTruncated(layout.metrics) && (!isSecond || additionalTruncationMessage != nil)
    // Source: `ASTextKitTailTruncater.mm`, `-truncate`, which finds no visible range without a place for the token.
    let isHidden =
      hasToken && !isSecond && layout.tokenX == nil && truncationToken.count > 0
    var nearest = CGFloat.infinity
    for place in Self.places(around: touch) {
      guard let glyph = layout.touchedGlyph(at: place) else { continue }
      let distance = hypot(touch.x - glyph.center.x, touch.y - glyph.center.y)
      guard distance < nearest else { continue }
      if hasToken, glyph.range == nil || isHidden { touched.isInTruncation = true }
      guard !touched.isInTruncation, let range = glyph.range,
        let link = link(in: text, at: content.nsRange(range).location, visible, where: isAllowed)
      else { continue }
      nearest = distance
      touched.link = link
    }
    return touched
  }

  /// Returns nine points in a square of 44 points around a touch, column by column.
  private static func places(around touch: CGPoint) -> [CGPoint] {
    let steps = [-44.0 / 3, 0, 44.0 / 3]
    return steps.flatMap { x in steps.map { CGPoint(x: touch.x + x, y: touch.y + $0) } }
  }

  private final func link(
    in text: NSAttributedString, at index: Int, _ visible: NSRange,
    where isAllowed: (TextLink) -> Bool
  ) -> TextLink? {
    guard index < visible.upperBound else { return nil }
    for name in linkAttributeNames {
      var range = NSRange(location: 0, length: 0)
      let key = NSAttributedString.Key(rawValue: name)
      guard
        let value = text.attribute(key, at: index, longestEffectiveRange: &range, in: visible)
      else { continue }
      let link = TextLink(attribute: name, value: value, range: range)
      if isAllowed(link) { return link }
    }
    return nil
  }
}

extension RuntimeText.Layout {
  /// The distance from a glyph at which a touch is on it, in points.
  ///
  /// Source: `ASTextKitRenderer+Positioning.mm`, `-enumerateTextIndexesAtPosition:usingBlock:`.
  private static var touchSlop: CGFloat { 5 }

  /// Returns the range and the center of the glyph that is nearest to a point, or `nil` if it is more than
  /// 5 points away. A truncation token has no range; its center is decided here to be where it is touched.
  fileprivate func touchedGlyph(at point: CGPoint) -> (range: Range<Int>?, center: CGPoint)? {
    let filled = lines.filter { !$0.frame.isEmpty }
    guard let line = filled.min(by: { $0.distance(to: point.y) < $1.distance(to: point.y) }) else {
      return nil
    }
    let frame = line.frame
    let place = CGPoint(
      x: min(max(point.x, frame.minX), frame.maxX - 0.01),
      y: min(max(point.y, frame.minY), frame.maxY - 0.01))
    guard abs(place.x - point.x) <= Self.touchSlop, abs(place.y - point.y) <= Self.touchSlop else {
      return nil
    }
    if isToken(at: place) { return (nil, CGPoint(x: place.x, y: frame.midY)) }
    guard let range = cluster(at: place) else { return nil }
    let rect = rects(for: range).first ?? CGRect(origin: place, size: .zero)
    return (range, CGPoint(x: rect.midX, y: rect.midY))
  }
}

extension RuntimeText.Line {
  /// Returns the vertical distance of the line from a coordinate, in points.
  fileprivate func distance(to y: CGFloat) -> CGFloat {
    max(frame.minY - y, y - frame.maxY, 0)
  }
}
