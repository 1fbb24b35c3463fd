import Foundation

/// A layer of a text; kept as data, for it draws nothing.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text, plain or attributed.
  open var string: Any?
  /// The font.
  open var font: Any?
  /// The size of the font in points. The default is 36.
  open var fontSize: CGFloat = 36
  /// The color of the text; default white.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// A Boolean value that indicates whether lines are wrapped. The default is `false`.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// What happens to a text that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As the text reads.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What happens to a text layer's text that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Its middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
