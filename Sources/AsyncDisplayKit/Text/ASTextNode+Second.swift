import Synchronization
import UIKit

/// The measuring of an ``ASTextNode2``, and of an ``ASTextNode`` with the experiment `exp_text_node`.
extension ASTextNode {
  /// A Boolean value that indicates whether an environment has turned on the experiment `exp_text_node`. Until
  /// then, new nodes do not look up the experiments of their environment.
  static let hasSecondNodes = Atomic(false)

  /// The mode in which the token replaces text that does not fit, or `nil` if there is no token. The caller has
  /// the node's lock.
  ///
  /// The token is at the end until another mode is set, and then only the truncating modes have one. Source:
  /// `ASTextNode2.mm`, `-init` and `-setTruncationMode:`.
  final var secondTruncationMode: NSLineBreakMode? {
    guard settings.hasChangedTruncationMode else { return .byTruncatingTail }
    switch settings.truncationMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: return settings.truncationMode
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    }
  }

  /// Returns a container in which the node's token replaces text that does not fit, if there is a token.
  final func secondContainer(_ room: RuntimeText.Container) -> RuntimeText.Container {
    guard let mode = secondTruncationMode else { return room }
    var room = withToken(room)
    room.lineBreakMode = mode
    return room
  }

  /// Returns the text with the line break modes in which it is measured and drawn. ``isTruncated`` and touches
  /// use the text as it was set.
  ///
  /// A paragraph style with another mode than the inner one gets the truncation mode, as does a text without a
  /// style if the inner mode is not word wrapping. The inner mode is the truncation mode, or word wrapping in
  /// place of a truncating one. Source: `ASTextNode2.mm`, `-prepareAttributedString:isForIntrinsicSize:`.
  final func prepared(_ content: RuntimeText.Content) -> RuntimeText.Content {
    let mode = settings.truncationMode
    let inner = Self.innerMode(of: mode)
    let isPrepared = content.runs.allSatisfy { $0.attributes.paragraph.lineBreakMode == inner }
    if isPrepared { return content }
    return content.changingAttributes { attributes in
      if attributes.paragraph.lineBreakMode != inner { attributes.paragraph.lineBreakMode = mode }
    }
  }

  private static func innerMode(of mode: NSLineBreakMode) -> NSLineBreakMode {
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: mode
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: .byWordWrapping
    }
  }

  /// Returns the size of the text with the insets within a constrained size, rounded up to whole points.
  ///
  /// A truncated line that is wider is not rounded. Source: `ASTextNode2.mm`, `-calculateSizeThatFits:`.
  final func secondSize(in constrainedSize: CGSize) -> CGSize {
    guard constrainedSize.width > 0, constrainedSize.height > 0, attributedText != nil else {
      return .zero
    }
    let room = container(for: constrainedSize, padding: .zero, truncation: .none)
    let content = prepared(fittingContent(in: room).content)
    let layout = RuntimeEnvironment.currentMeasurer.layout(content, in: room)
    let insets = settings.containerInset
    let corner = layout.corner(isIntrinsic: constrainedSize.isIntrinsic)
    let size = CGSize(
      width: ((corner.map { insets.left + $0.x } ?? 0) + insets.right).rounded(.up),
      height: ((corner.map { insets.top + $0.y } ?? 0) + insets.bottom).rounded(.up))
    guard layout.metrics.isTruncated, !layout.metrics.truncatesOnlyParagraphs else { return size }
    let truncated = RuntimeEnvironment.currentMeasurer.layout(content, in: secondContainer(room))
    let width = truncated.lines.last.flatMap { $0.token == nil ? nil : $0.width } ?? 0
    return width > size.width
      ? CGSize(width: min(constrainedSize.width, width), height: size.height) : size
  }
}

extension RuntimeText.Layout {
  /// Returns the right and bottom edges of the lines in points, or `nil` without a line. An empty line after the
  /// last line break does not count.
  ///
  /// The space to the left of a line counts, unless the layout is for an intrinsic size, for which the text is
  /// aligned to the left. Source: `ASTextLayout.mm`, `+layoutWithContainer:text:range:`; `ASTextNode2.mm`,
  /// `-prepareAttributedString:isForIntrinsicSize:`, which changes only paragraph styles.
  fileprivate func corner(isIntrinsic: Bool) -> CGPoint? {
    let filled = lines.filter { !$0.range.isEmpty }
    guard !filled.isEmpty else {
      return metrics.size == .zero || !lines.isEmpty
        ? nil : CGPoint(x: metrics.size.width, y: metrics.size.height)
    }
    return filled.reduce(into: CGPoint.zero) { corner, line in
      let attributes = content.attributes(at: line.range.lowerBound)
      let isLeft =
        isIntrinsic && attributes.hasParagraphStyle && attributes.paragraph.alignment != .justified
      corner.x = max(corner.x, (isLeft ? line.indent : line.x) + line.width)
      corner.y = max(corner.y, line.frame.maxY)
    }
  }
}

extension CGSize {
  /// A Boolean value that indicates whether a side is not limited.
  ///
  /// Source: `ASTextNode2.mm`, `-calculateSizeThatFits:`, with the greatest size of a text container.
  fileprivate var isIntrinsic: Bool { width >= 0x100000 || height >= 0x100000 }
}
