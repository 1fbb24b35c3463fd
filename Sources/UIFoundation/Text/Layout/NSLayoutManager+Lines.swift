import Foundation

/// Access to the lines of a text. Each line has a line fragment: the part of the container's width
/// at its height that exclusions leave free.
extension NSLayoutManager {
  /// A line with its line fragment rectangles in the container's coordinate space.
  private struct Fragment {
    let line: RuntimeText.Line
    let glyphs: NSRange
    let rect: CGRect
    let usedRect: CGRect
  }

  private func fragments() -> [Fragment] {
    guard let container = textContainers.first, let layout = layout(in: container) else {
      return []
    }
    let padding = container.lineFragmentPadding
    return layout.lines.map { line in
      let used = CGRect(x: line.x, y: line.y, width: line.width + 2 * padding, height: line.height)
      let hasWidth = container.size.width > 0 && container.size.width.isFinite
      let isWhole = container.exclusionPaths.isEmpty && hasWidth
      return Fragment(
        line: line, glyphs: layout.content.nsRange(line.range),
        rect: isWhole
          ? CGRect(x: 0, y: line.y, width: container.size.width, height: line.height) : used,
        usedRect: used)
    }
  }

  private func fragment(
    at glyph: Int, _ range: UnsafeMutablePointer<NSRange>?
  ) -> Fragment? {
    guard let found = fragments().first(where: { $0.glyphs.contains(glyph) }) else {
      range?.pointee = NSRange(location: NSNotFound, length: 0)
      return nil
    }
    range?.pointee = found.glyphs
    return found
  }

  /// Returns the line fragment rectangle of a glyph in points, and the glyphs of the line. For an
  /// invalid glyph, it is zero.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    fragment(at: glyphIndex, effectiveRange)?.rect ?? .zero
  }

  /// Returns the line fragment rectangle of a glyph in points, and the glyphs of the line. The
  /// layout is always complete.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
  }

  /// Returns the part of a line fragment that its text occupies, in points, including padding.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    fragment(at: glyphIndex, effectiveRange)?.usedRect ?? .zero
  }

  /// Returns the part of a line fragment that its text occupies, in points. The layout is always
  /// complete.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
  }

  /// Calls a closure for each line with glyphs of a range, from the top, until the closure sets `stop`.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - block: A closure that receives the line fragment rectangle, the used rectangle, the
  ///     container, the range of glyphs, and a pointer to a Boolean value that stops the
  ///     enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var isEnough = ObjCBool(false)
    for fragment in fragments()
    where NSIntersectionRange(fragment.glyphs, glyphRange).length > 0 {
      block(fragment.rect, fragment.usedRect, container, fragment.glyphs, &isEnough)
      if isEnough.boolValue { return }
    }
  }

  /// Calls a closure for each rectangle that encloses glyphs of a range, one for each line, in
  /// points.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - selectedRange: The glyphs of a selection, whose rectangles extend to the ends of the
  ///     lines. A location of `NSNotFound` means no selection.
  ///   - textContainer: The text container.
  ///   - block: A closure that receives a rectangle, and a pointer to a Boolean value that stops
  ///     the enumeration.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout = layout(in: textContainer) else { return }
    var isEnough = ObjCBool(false)
    for fragment in fragments() {
      let part = NSIntersectionRange(fragment.glyphs, glyphRange)
      guard part.length > 0 else { continue }
      var rect = layout.frame(for: layout.content.range(part))
        .offsetBy(dx: textContainer.lineFragmentPadding, dy: 0)
      let goesOn = NSMaxRange(selectedRange) > NSMaxRange(fragment.glyphs)
      if selectedRange.location != NSNotFound, goesOn {
        rect.size.width = fragment.rect.maxX - rect.minX
      }
      block(rect, &isEnough)
      if isEnough.boolValue { return }
    }
  }

  /// Returns the position of a glyph on the baseline, in points, relative to its line fragment
  /// rectangle.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first, let layout = layout(in: container),
      let fragment = fragment(at: glyphIndex, nil)
    else { return .zero }
    let glyph = NSRange(location: glyphIndex, length: 1)
    let left = layout.frame(for: layout.content.range(glyph)).minX + container.lineFragmentPadding
    return CGPoint(x: left - fragment.rect.minX, y: fragment.line.baseline)
  }

  /// Returns the range of the truncated glyphs in a glyph's line. Without truncation, the location
  /// is `NSNotFound`.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let container = textContainers.first, let layout = layout(in: container),
      let line = fragment(at: glyphIndex, nil)?.line, line.token != nil
    else { return NSRange(location: NSNotFound, length: 0) }
    let end = line.continuation.isEmpty ? layout.content.count : line.continuation.lowerBound
    return layout.content.nsRange(line.visible.upperBound..<end)
  }

  /// Returns the container of a glyph and the glyphs in it, or `nil` if the glyph does not exist.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let container = textContainers.first, fragment(at: glyphIndex, nil) != nil else {
      return nil
    }
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  // MARK: Laying out

  /// Has no effect: the layout is computed each time a method needs it.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Has no effect: the layout is computed each time a method needs it.
  public func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Has no effect: glyphs correspond to characters here.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Has no effect: glyphs correspond to characters here.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Invalidates the layout of characters. It is computed again each time a method needs it.
  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
  }

  /// Invalidates the display of glyphs, so that the view that shows the text is drawn again.
  public func invalidateDisplay(forGlyphRange glyphRange: NSRange) { redrawView() }
  /// Invalidates the display of characters, so that the view that shows the text is drawn again.
  public func invalidateDisplay(forCharacterRange charRange: NSRange) { redrawView() }
}
