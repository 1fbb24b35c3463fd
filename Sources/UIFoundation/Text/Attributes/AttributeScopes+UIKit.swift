import Foundation

extension AttributeScopes {
  /// UIKit's attributes, which this scope makes available as members of an `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes with which UIKit draws text.
  ///
  /// They include the attributes of Foundation, such as links. They do not include paragraph
  /// styles, which are mutable objects here, because the attributes of an `AttributedString` must
  /// be usable on any thread.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional space after each character, in points.
    public let kern: KernAttribute
    /// The additional space after each character, in points. Tracking overrides ``kern``.
    public let tracking: TrackingAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the strikethrough line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outline of the glyphs.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline, in percent of the point size. A negative width also fills the
    /// glyphs.
    public let strokeWidth: StrokeWidthAttribute
    /// The distance by which the baseline is raised, in points. Negative values lower it.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes that Foundation defines.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// The attribute key of a member of UIKit's scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// Creates a container from the attributes of an `NSAttributedString`. Attributes outside
  /// ``AttributeScopes/UIKitAttributes`` are ignored.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias UIKit = AttributeScopes.UIKitAttributes
    func number(_ key: NSAttributedString.Key) -> CGFloat? { CGFloat(number: dictionary[key]) }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    self[UIKit.FontAttribute.self] = dictionary[.font] as? UIFont
    self[UIKit.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[UIKit.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[UIKit.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[UIKit.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[UIKit.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[UIKit.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[UIKit.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[UIKit.StrokeWidthAttribute.self] = number(.strokeWidth)
    self[UIKit.KernAttribute.self] = number(.kern)
    self[UIKit.TrackingAttribute.self] = number(.tracking)
    self[UIKit.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self.link = dictionary[.link] as? URL
  }

  /// The values of UIKit's attributes, and of links, by their keys in an `NSAttributedString`.
  var uiKitValues: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self.uiKit.font
    values[.foregroundColor] = self.uiKit.foregroundColor
    values[.backgroundColor] = self.uiKit.backgroundColor
    values[.kern] = self.uiKit.kern
    values[.tracking] = self.uiKit.tracking
    values[.underlineStyle] = self.uiKit.underlineStyle?.rawValue
    values[.underlineColor] = self.uiKit.underlineColor
    values[.strikethroughStyle] = self.uiKit.strikethroughStyle?.rawValue
    values[.strikethroughColor] = self.uiKit.strikethroughColor
    values[.strokeColor] = self.uiKit.strokeColor
    values[.strokeWidth] = self.uiKit.strokeWidth
    values[.baselineOffset] = self.uiKit.baselineOffset
    values[.link] = self.foundation.link
    return values
  }
}

extension AttributedString {
  /// Creates an attributed string from an `NSAttributedString`, with the attributes of UIKit's
  /// scope.
  public init(_ nsAttributedString: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsAttributedString.length)
    nsAttributedString.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      let characters = nsAttributedString.attributedSubstring(from: range).string
      append(AttributedString(characters, attributes: AttributeContainer(attributes)))
    }
  }
}
