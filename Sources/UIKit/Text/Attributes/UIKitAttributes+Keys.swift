import Foundation

// The keys differ in a name and a type alone, so they share a file.
extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSFont" }
  }

  /// The colour of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSColor" }
  }

  /// The colour behind the glyphs.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSBackgroundColor" }
  }

  /// The points added after each character.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSKern" }
  }

  /// The points added after each character, in place of the kern.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "CTTracking" }
  }

  /// The line below the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSUnderline" }
  }

  /// The colour of the line below the text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSUnderlineColor" }
  }

  /// The line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSStrikethrough" }
  }

  /// The colour of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSStrikethroughColor" }
  }

  /// The colour of the outline.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSStrokeColor" }
  }

  /// The outline's width in per cent of the point size; negative fills too.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSStrokeWidth" }
  }

  /// The points by which the baseline is raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name that attributed strings of Objective-C have for it.
    public static var name: String { "NSBaselineOffset" }
  }
}
