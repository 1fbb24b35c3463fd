import Foundation

// The keys differ only in name and type, so that they share a file.
extension AttributeScopes.UIKitAttributes {
  /// The key of the font of the text.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIFont
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSFont" }
  }

  /// The key of the color of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSColor" }
  }

  /// The key of the background color behind the glyphs.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSBackgroundColor" }
  }

  /// The key of the additional space after each character, in points.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSKern" }
  }

  /// The key of the additional space after each character, in points. Tracking overrides the kern
  /// attribute.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "CTTracking" }
  }

  /// The key of the underline style.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSUnderline" }
  }

  /// The key of the color of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSUnderlineColor" }
  }

  /// The key of the strikethrough style.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSStrikethrough" }
  }

  /// The key of the color of the strikethrough line.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSStrikethroughColor" }
  }

  /// The key of the color of the outline of the glyphs.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSStrokeColor" }
  }

  /// The key of the width of the outline, in percent of the point size. A negative width also fills
  /// the glyphs.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSStrokeWidth" }
  }

  /// The key of the distance by which the baseline is raised, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The key of the attribute in an `NSAttributedString`.
    public static var name: String { "NSBaselineOffset" }
  }
}
