import UIKit

/// The calculation of the font scale at which a text fits its container.
///
/// Source: `ASTextKitFontSizeAdjuster.mm`, `-scaleFactor`. The factor 1 is tried first, then the others in order,
/// until the longest word fits the width, the line count is within the limit, and the lines fit the
/// height; a condition that has been met once counts as met from then on. If none fits, the last
/// factor is used. The empty line after a final line break does not count, because it has no glyphs.
struct FontScaling {
  let factors: [CGFloat]
  let text: NSAttributedString
  let container: RuntimeText.Container

  /// The scale factor. 1 for a container without a finite width.
  var factor: CGFloat {
    guard container.size.width.isFinite else { return 1 }
    let wordWidth = longestWordWidth
    var fitsWord = wordWidth == 0
    var fitsLines = container.maximumNumberOfLines == 0
    var fitsHeight = !container.size.height.isFinite
    let lines = text.withoutFinalLineBreak
    var factor: CGFloat = 1
    for next in [1] + factors {
      if fitsWord, fitsLines, fitsHeight { break }
      factor = next
      fitsWord = fitsWord || wordWidth * factor <= container.size.width
      guard fitsWord else { continue }
      let metrics = measure(
        RuntimeText.Content(lines.scalingFonts(by: factor)), width: container.size.width)
      fitsLines = fitsLines || metrics.lineCount <= container.maximumNumberOfLines
      guard fitsLines else { continue }
      fitsHeight = fitsHeight || metrics.size.height <= container.size.height
    }
    return factor
  }

  /// The width of the longest word, in points. If several are equally long, the first.
  private var longestWordWidth: CGFloat {
    var longest = ""
    for word in text.string.components(separatedBy: .whitespaces)
    where word.utf16.count > longest.utf16.count {
      longest = word
    }
    let range = (text.string as NSString).range(of: longest)
    guard !longest.isEmpty, range.length > 0 else { return 0 }
    return measure(RuntimeText.Content(text.attributedSubstring(from: range)), width: .infinity)
      .size.width
  }

  private func measure(_ content: RuntimeText.Content, width: CGFloat) -> RuntimeText.Metrics {
    RuntimeEnvironment.currentMeasurer.measure(
      content,
      in: RuntimeText.Container(
        size: CGSize(width: width, height: .infinity), lineBreakMode: container.lineBreakMode,
        exclusions: width.isFinite ? container.exclusions : []))
  }
}

extension NSAttributedString {
  /// The text without the line break at its end.
  fileprivate var withoutFinalLineBreak: NSAttributedString {
    guard string.last?.isNewline == true else { return self }
    let count = string.suffix(1).utf16.count
    return attributedSubstring(from: NSRange(location: 0, length: length - count))
  }
}
