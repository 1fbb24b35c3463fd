import UIKit

/// The text that a text node shows: the text up to the truncation, and the truncation token.
///
/// Source: `ASTextKitTailTruncater.mm`, `-truncate`, which replaces the characters that are not visible.
struct ShownText {
  private let layout: RuntimeText.Layout
  private let token: RuntimeText.Content?
  /// The number of characters before the token.
  private let tokenStart: Int
  /// The number of characters.
  let length: Int

  /// Creates the text of a layout.
  init(_ layout: RuntimeText.Layout, isTruncated: Bool) {
    self.layout = layout
    let last = layout.lines.last
    token = isTruncated && last?.continuation.isEmpty == true ? last?.token : nil
    let end = token == nil ? layout.content.count : layout.visibleRange.upperBound
    tokenStart = layout.content.nsRange(0..<end).length
    length = tokenStart + (token.map { $0.nsRange(0..<$0.count).length } ?? 0)
  }

  /// Returns the rectangle around the characters of a range, or the null rectangle if none is visible.
  func frame(for range: NSRange) -> CGRect {
    let (text, token) = parts(of: range)
    return tokenRects(for: token).reduce(layout.frame(for: text)) { $0.union($1) }
  }

  /// Returns one rectangle per line for the characters of a range: as high as the capitals of their fonts, with
  /// 1.3 times the descent above the capitals and below the baseline. That of a blank line is empty, and as high as
  /// the line.
  func capitalRects(for range: NSRange) -> [CGRect] {
    let (text, token) = parts(of: range)
    return layout.lines.indices.compactMap { index in
      let line = layout.lines[index]
      if line.frame.isEmpty, line.range.overlaps(text) { return line.frame }
      var rect = layout.content.parts(of: text.clamped(to: line.range)).reduce(CGRect.null) {
        $0.union(line.capitalRect(of: layout.frame(for: $1.range), $1.attributes))
      }
      if index == layout.lines.count - 1, let own = self.token {
        rect = own.parts(of: token).reduce(rect) { rect, part in
          tokenRects(for: part.range).reduce(rect) {
            $0.union(line.capitalRect(of: $1, part.attributes))
          }
        }
      }
      return rect.isNull ? nil : rect
    }
  }

  /// Returns the characters of a range in the text and in the token, in UTF-8 code units.
  private func parts(of range: NSRange) -> (text: Range<Int>, token: Range<Int>) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else {
      return (0..<0, 0..<0)
    }
    let (sum, isTooLong) = range.location.addingReportingOverflow(range.length)
    let end = isTooLong ? length : min(sum, length)
    let start = min(range.location, end)
    let split = min(max(start, tokenStart), end)
    let text = NSRange(location: start, length: split - start)
    let rest = NSRange(location: max(0, split - tokenStart), length: end - split)
    return (layout.content.range(text), token?.range(rest) ?? 0..<0)
  }

  /// Returns the rectangles of the characters of a range of the token, as high as the last line.
  private func tokenRects(for range: Range<Int>) -> [CGRect] {
    guard let token, !range.isEmpty, let x = layout.tokenX, let line = layout.lines.last else {
      return []
    }
    let own = RuntimeEnvironment.currentMeasurer.layout(token, in: RuntimeText.Container())
    return own.rects(for: range).map {
      CGRect(x: x + $0.minX, y: line.y, width: $0.width, height: line.height)
    }
  }
}

extension RuntimeText.Layout {
  /// Returns one rectangle per line for the visible characters of a range, without a token.
  func lineRects(for range: Range<Int>) -> [CGRect] {
    lines.map { frame(for: range.clamped(to: $0.range)) }.filter { !$0.isNull }
  }
}

extension RuntimeText.Content {
  /// Returns the parts of a range with the same attributes, in UTF-8 code units.
  fileprivate func parts(
    of range: Range<Int>
  ) -> [(range: Range<Int>, attributes: RuntimeText.Attributes)] {
    var start = 0
    return runs.compactMap { run in
      defer { start = run.end }
      let part = (start..<run.end).clamped(to: range)
      return part.isEmpty ? nil : (part, run.attributes)
    }
  }
}

extension RuntimeText.Line {
  /// Returns the rectangle of characters as high as capitals, with 1.3 times the descent above and below.
  ///
  /// The line of the characters' font is centered in the line. Characters without a font count as text in the
  /// system font of 12 points. Source: `ASTextKitRenderer+Positioning.mm`,
  /// `-_internalRectForGlyphAtIndex:measureOption:layoutManager:textContainer:textStorage:`.
  fileprivate func capitalRect(of rect: CGRect, _ attributes: RuntimeText.Attributes) -> CGRect {
    if rect.isNull { return rect }
    let font = attributes.hasFont ? attributes.font : UIFont.systemFont(ofSize: 12)
    let descent = abs(font.descender)
    let padding = 1.3 * descent
    let top = y + (height - font.ascender - descent) / 2
    return CGRect(
      x: rect.minX, y: top + font.ascender - font.capHeight - padding + font.leading,
      width: rect.width, height: font.capHeight + 2 * padding)
  }
}
