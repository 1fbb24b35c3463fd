import Foundation

extension Typesetter {
  /// Cuts the last line if text is left over, and sums the lines up.
  mutating func finish(truncated isTruncated: Bool) {
    if isTruncated { truncate(mode: container.lineBreakMode, truncation: container.truncation) }
    metrics.lineCount = lines.count
    guard let first = lines.first, let last = lines.last else { return }
    metrics.firstBaseline = first.y + first.baseline
    metrics.lastBaseline = last.y + last.baseline
    metrics.size = CGSize(width: usedWidth, height: y)
  }

  /// The width from the leading edge to the farthest line's end, whatever the alignment.
  private var usedWidth: CGFloat {
    lines.reduce(0) { max($0, $1.width + $1.indent) }
  }

  /// Cuts the last line so that what stands for the text left over has room in it.
  mutating func truncate(mode: NSLineBreakMode, truncation: TextContainer.Truncation) {
    metrics.isTruncated = true
    guard let last else { return }
    let truncator = LineTruncator(
      content: content, paragraph: last.paragraph, start: last.cluster,
      filler: filler(of: last.paragraph), limit: last.stretch.width)
    lines[lines.count - 1] = truncator.truncated(
      lines[lines.count - 1], mode: mode, truncation: truncation)
    align()
  }
}
