import Foundation

/// A layer of a text; kept as data, for it draws nothing.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text, plain or attributed.
  open var string: Any?
  /// The font.
  open var font: Any?
  /// The size of the font in points; default 36.
  open var fontSize: CGFloat = 36
  /// The colour of the text; default white.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are wrapped; default no.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// What happens to a text that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
}
