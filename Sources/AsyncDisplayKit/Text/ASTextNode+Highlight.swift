import UIKit

/// The highlighted part of a text node's text.
struct TextHighlight {
  /// The kinds of highlighted parts.
  enum Target {
    /// A range that the application set.
    case range
    /// A touched link.
    case link(TextLink)
    /// The touched truncation token.
    case truncation
  }

  let range: NSRange
  let target: Target

  /// No highlight.
  static var none: TextHighlight {
    TextHighlight(range: NSRange(location: 0, length: 0), target: .range)
  }
}

extension ASTextNode {
  /// The highlighted range. Empty if nothing is highlighted; an empty range that replaces another one keeps its
  /// location.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  public final var highlightRange: NSRange {
    get { (highlight ?? .none).range }
    set { setHighlight(TextHighlight(range: newValue, target: .range)) }
  }

  /// Sets the highlight and its overlay. An empty range after an empty one is not stored.
  ///
  /// Source: `ASTextNode.mm`, `-_setHighlightRange:forAttributeName:value:animated:`.
  @MainActor final func setHighlight(_ new: TextHighlight) {
    let former = highlightRange
    let isStored = new.range.length > 0 || former.length > 0
    highlight = TextHighlight(range: isStored ? new.range : former, target: new.target)
    if highlightRange != former { updateHighlightOverlay() }
  }

  /// Highlights a range. The overlay is not animated, whatever `animated` is. Call this method on
  /// the main thread.
  @preconcurrency @MainActor
  public final func setHighlightRange(_ highlightRange: NSRange, animated: Bool) {
    self.highlightRange = highlightRange
    reportUnused("ASTextNode", if: animated, member: "setHighlightRange")
  }

  /// Returns the link near a point of the node that the delegate allows to be highlighted.
  @MainActor final func touchedLink(at point: CGPoint) -> TextLink? { touchedPart(at: point).link }

  @MainActor private final func touchedPart(at point: CGPoint) -> TouchedText {
    touchedText(at: point) { link in
      // An optional argument selects the delegate method that calls the other one.
      delegate?.textNode(
        self as ASTextNode?, shouldHighlightLinkAttribute: link.attribute as String?,
        value: link.value as Any?, at: point) ?? true
    }
  }

  @MainActor final func beginHighlight(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: view) else { return }
    let touched = touchedPart(at: point)
    if touched.isInTruncation {
      setHighlight(TextHighlight(range: additionalMessageRange, target: .truncation))
    } else if let link = touched.link {
      setHighlight(TextHighlight(range: link.range, target: .link(link)))
    }
  }

  /// The range of the additional truncation message after the visible text and the truncation text, or an
  /// empty range without a message.
  ///
  /// Source: `ASTextNode.mm`, `-_additionalTruncationMessageRangeWithVisibleRange:`.
  private final var additionalMessageRange: NSRange {
    guard let message = additionalTruncationMessage else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let end = textContent.nsRange(visibleCharacters(of: textLayout)).upperBound
    let start = end + (truncationAttributedText?.length ?? 0) + 1
    return NSRange(location: start, length: message.length)
  }

  /// Removes the highlight of a touch that has left its link.
  ///
  /// A touch on the truncation token stays on it wherever it moves, without an additional truncation
  /// message, because nothing is highlighted.
  ///
  /// - Quirk: a touch that moves on an additional truncation message loses its highlight, because the
  ///   message has no range of the text. `ASTextNode.mm`, `-touchesMoved:withEvent:`.
  @MainActor final func continueHighlight(_ touches: Set<UITouch>) {
    guard let highlight, highlight.range.length > 0, let touch = touches.first else { return }
    let point = touch.location(in: view)
    guard point != touch.previousLocation(in: view) else { return }
    if touchedLink(at: point)?.range != highlight.range { clearHighlightOfTouch() }
  }

  /// A Boolean value that indicates whether the end of the touch is a tap on a link, of which a
  /// delegate is notified, or on the truncation token.
  ///
  /// Source: `ASTextNode.mm`, `-_pendingLinkTap` and `-_pendingTruncationTap`.
  @MainActor final var hasPendingTap: Bool {
    switch highlight?.target {
    case .link: delegate != nil
    case .truncation: true
    case .range, nil: false
    }
  }

  /// Removes the highlight of a touch. The one that the app has set stays.
  ///
  /// Source: `ASTextNode.mm`, `-_clearHighlightIfNecessary`.
  @MainActor final func clearHighlightOfTouch() {
    if hasPendingTap { setHighlight(.none) }
  }

  @MainActor final func endHighlight(_ touches: Set<UITouch>) {
    defer { clearHighlightOfTouch() }
    guard let highlight, let point = touches.first?.location(in: view) else { return }
    switch highlight.target {
    case .link(let link):
      delegate?.textNode(
        self as ASTextNode?, tappedLinkAttribute: link.attribute as String?,
        value: link.value as Any?, at: point, textRange: link.range)
    case .truncation: delegate?.textNodeTappedTruncationToken(self as ASTextNode?)
    case .range: break
    }
  }
}

/// The colors of highlighted text.
public enum ASTextNodeHighlightStyle: UInt8, Hashable, Sendable {
  /// A dark overlay, for text on a light background.
  case light
  /// A light overlay, for text on a dark background.
  case dark
}

extension CALayer {
  /// A Boolean value that indicates whether text nodes in this layer's subtree add the overlay of a
  /// highlight to this layer.
  ///
  /// Main thread; the default is `false`. Source: `ASTextNode.mm`,
  /// `-_setHighlightRange:forAttributeName:value:animated:`.
  public var as_allowsHighlightDrawing: Bool {
    get { allowsHighlightDrawing }
    set { allowsHighlightDrawing = newValue }
  }
}
