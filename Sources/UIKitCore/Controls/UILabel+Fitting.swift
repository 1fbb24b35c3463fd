import Foundation

extension UILabel {
  /// The maximum reduction of the space after a character, as a fraction of the font size.
  ///
  /// Decided here: Apple documents that there is a maximum, but no number.
  private static var tightening: CGFloat { 0.05 }

  /// The number of steps of the search for a scale or a tightening. Each step halves the range.
  private static var searchSteps: Int { 10 }

  /// Returns the text as it is drawn within a size in points: first tightened, then shrunk, if the
  /// label allows it.
  ///
  /// For a size that is not finite, the text is not changed: its preferred size is requested.
  func fittedText(in size: CGSize, lines: Int) -> NSAttributedString {
    let text = styledText
    guard size.width.isFinite, size.height.isFinite, adapts, !fits(text, in: size, lines) else {
      return text
    }
    let tight = tightened(text, in: size, lines)
    guard shrinks, !fits(tight, in: size, lines) else { return tight }
    return largest(from: minimumScaleFactor, to: 1, in: size, lines) { tight.scalingFonts(by: $0) }
  }

  private var adapts: Bool { shrinks || allowsDefaultTighteningForTruncation }

  /// A Boolean value that indicates whether text may be shrunk. A minimum scale of 0 means that it
  /// may not.
  private var shrinks: Bool {
    adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && minimumScaleFactor < 1
  }

  private func tightened(_ text: NSAttributedString, in size: CGSize, _ lines: Int)
    -> NSAttributedString
  {
    guard allowsDefaultTighteningForTruncation, lines == 1 else { return text }
    return largest(from: -Self.tightening, to: 0, in: size, lines) { text.addingKern($0) }
  }

  private func fits(_ text: NSAttributedString, in size: CGSize, _ lines: Int) -> Bool {
    let metrics = environment.textMeasurer.measure(
      RuntimeText.Content(text), in: container(for: size, lines: lines))
    let unlimited = lines == 1 ? width(of: text) : metrics.size.width
    return !metrics.isTruncated && unlimited <= size.width
      && (lines == 1 || metrics.size.height <= size.height)
  }

  private func width(of text: NSAttributedString) -> CGFloat {
    let room = CGSize(width: CGFloat.infinity, height: .infinity)
    return environment.textMeasurer.measure(
      RuntimeText.Content(text), in: container(for: room, lines: 1)
    )
    .size.width
  }

  /// Returns the text for the largest value with which it fits, or for the smallest value if it
  /// never fits.
  private func largest(
    from least: CGFloat, to greatest: CGFloat, in size: CGSize, _ lines: Int,
    _ text: (CGFloat) -> NSAttributedString
  ) -> NSAttributedString {
    var (low, high) = (least, greatest)
    for _ in 0..<Self.searchSteps {
      let middle = (low + high) / 2
      if fits(text(middle), in: size, lines) { low = middle } else { high = middle }
    }
    return text(low)
  }

  /// Returns the text with the alignment of the app's layout direction where it is natural.
  ///
  /// In a left-to-right environment, only text that may be written from right to left changes.
  func aligned(_ text: NSAttributedString) -> NSAttributedString {
    let isMirrored = environment.traits.layoutDirection == .rightToLeft
    guard isMirrored || text.string.unicodeScalars.contains(where: { $0.value >= 0x590 }) else {
      return text
    }
    return text.changingParagraphStyles {
      if $0.alignment == .natural { $0.alignment = isMirrored ? .right : .left }
    }
  }

  /// Returns the distance of the drawn text from the top for a given text height, in points.
  ///
  /// Source: Apple's documentation of ``UIBaselineAdjustment``; it applies to labels of one line.
  func top(of text: NSAttributedString, height: CGFloat, in size: CGSize) -> CGFloat {
    let middle = max(0, (size.height - height) / 2)
    guard adapts, shrinks, numberOfLines == 1, baselineAdjustment != .alignCenters else {
      return middle
    }
    let room = CGSize(width: CGFloat.infinity, height: .infinity)
    let (whole, drawn) = (
      metrics(of: styledText, in: room), metrics(of: text, in: room)
    )
    let former = max(0, (size.height - whole.size.height) / 2)
    return baselineAdjustment == .none
      ? former : former + whole.firstBaseline - drawn.firstBaseline
  }

  private func metrics(of text: NSAttributedString, in room: CGSize) -> RuntimeText.Metrics {
    environment.textMeasurer.measure(RuntimeText.Content(text), in: container(for: room, lines: 1))
  }
}

extension NSAttributedString {
  /// Returns a copy of the text with scaled fonts.
  fileprivate func scalingFonts(by scale: CGFloat) -> NSAttributedString {
    changing { values, change in
      guard let font = values[.font] as? UIFont else { return }
      change(.font, font.withSize(font.pointSize * scale))
    }
  }

  /// Returns a copy of the text with more space after its characters, as a fraction of the font
  /// size.
  fileprivate func addingKern(_ part: CGFloat) -> NSAttributedString {
    changing { values, change in
      guard let font = values[.font] as? UIFont else { return }
      let kern = (values[.kern] as? NSNumber)?.doubleValue ?? 0
      change(.kern, NSNumber(value: kern + Double(part * font.pointSize)))
    }
  }

  private func changing(
    _ body: (_ values: [Key: Any], _ change: (Key, Any) -> Void) -> Void
  ) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      body(values) { copy.addAttribute($0, value: $1, range: range) }
    }
    return copy
  }
}

/// The vertical adjustment of text that is shrunk to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The baseline has the same position as in text that is not shrunk.
  case alignBaselines
  /// The text is centered vertically.
  case alignCenters
  /// The top-left corner has the same position as in text that is not shrunk.
  case none
}
