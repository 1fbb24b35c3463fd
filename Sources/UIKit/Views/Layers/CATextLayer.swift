import Foundation

/// A layer that shows text. Its values are stored; no text is drawn.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font.
  open var font: Any?
  /// The font size, in points. The default is 36.
  open var fontSize: CGFloat = 36
  /// The text color. The default is white.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// A Boolean value that indicates whether lines are wrapped. The default is `false`.
  open var isWrapped = false
  /// The horizontal alignment of lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The truncation of lines that do not fit.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The natural alignment of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left-aligned.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right-aligned.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's lines.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No truncation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncation at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncation at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Truncation in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
