import UIKit

extension ASTextNode {
  /// Returns a container in which the node's token replaces text that does not fit.
  final func withToken(_ room: RuntimeText.Container) -> RuntimeText.Container {
    var room = room
    room.truncation = .token(truncationToken)
    return room
  }

  /// Returns the container of a text that does not fit, with the truncation that it has there.
  ///
  /// With a mode that truncates or clips, TextKit lays out the rest of a paragraph in the last line, so that
  /// all of its characters are visible, and the node truncates nothing. Source: `ASTextKitContext.mm`,
  /// `-initWithAttributedString:tintColor:lineBreakMode:maximumNumberOfLines:exclusionPaths:constrainedSize:`,
  /// and `ASTextKitTailTruncater.mm`, `-truncate`.
  ///
  /// Decided here: paragraphs after that of the last line have no line, so that the node replaces the end of
  /// the last line, where the modes do not differ any more. TextKit's treatment of them is not documented.
  final func truncating(_ content: RuntimeText.Content, in room: RuntimeText.Container)
    -> RuntimeText.Container
  {
    if isSecond { return secondContainer(room) }
    guard truncatesByTextKit else { return withToken(room) }
    var ownRoom = room
    ownRoom.truncation = .ellipsis
    let layout = RuntimeEnvironment.currentMeasurer.layout(content, in: ownRoom)
    guard layout.metrics.hidesParagraphs else { return ownRoom }
    var replacing = withToken(room)
    replacing.lineBreakMode = .byWordWrapping
    return replacing
  }

  /// A Boolean value that indicates whether TextKit truncates the last line, and not the node. The caller
  /// has the node's lock.
  final var truncatesByTextKit: Bool {
    !isSecond && Self.isTruncatedByTextKit(settings.truncationMode)
  }

  /// Returns whether a text with some metrics counts as truncated.
  ///
  /// Source: `ASTextKitTailTruncater.mm`, `-truncate`, which compares the characters that have a place;
  /// `ASTextNode2.mm`, `-isTruncated`.
  final func countsAsTruncated(_ metrics: RuntimeText.Metrics) -> Bool {
    if isSecond { return metrics.isTruncated && withNodeLock { secondTruncationMode } != nil }
    if withNodeLock({ truncatesByTextKit }) { return metrics.hidesParagraphs }
    return metrics.isTruncated && !metrics.truncatesOnlyParagraphs
  }

  /// A Boolean value that indicates whether TextKit truncates a last line by itself in a mode.
  static func isTruncatedByTextKit(_ mode: NSLineBreakMode) -> Bool {
    switch mode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping: true
    case .byWordWrapping, .byCharWrapping: false
    }
  }

  /// The range of the text's characters that are visible. Text that TextKit truncates counts as visible.
  final func visibleCharacters(of layout: RuntimeText.Layout) -> Range<Int> {
    isSecond || countsAsTruncated(layout.metrics) ? layout.visibleRange : 0..<textContent.count
  }

  /// Reports once that TextKit truncates the text of the node.
  final func adviseOfTextKit(_ consequence: String) {
    let isFirst = withNodeLock { () -> Bool in
      defer { settings.hasAdvisedOfTextKit = true }
      return !settings.hasAdvisedOfTextKit
    }
    guard isFirst else { return }
    report(
      .truncatedByTextKit, severity: .advisory,
      "TextKit truncates the text because of its line break mode, as on a device: \(consequence).",
      remedy:
        "Set truncationMode to byWordWrapping and no truncating mode in paragraph styles, or turn on "
        + "the experiment exp_text_node.")
  }

  /// Reports a truncation token of the app that is not drawn in a container of the text.
  final func adviseOfHiddenToken(_ content: RuntimeText.Content, in room: RuntimeText.Container) {
    guard room.truncation == .ellipsis,
      settings.truncationText != nil || settings.additionalMessage != nil,
      !settings.hasAdvisedOfTextKit,
      RuntimeEnvironment.currentMeasurer.layout(content, in: room).metrics.isTruncated
    else { return }
    adviseOfTextKit(
      "neither truncationAttributedText nor additionalTruncationMessage is shown, and taps on them do not "
        + "arrive")
  }
}

extension RuntimeViolation.Code {
  /// TextKit truncated the text of a text node, which then has no truncation token.
  public static let truncatedByTextKit = Self(rawValue: "truncated-by-text-kit")
}
