import Foundation

extension AttributeScopes {
  /// The attributes that UIKit draws text with, by which an `AttributedString` has them as members.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit draws text with.
  ///
  /// Those of Foundation, such as links, belong to it as well. Paragraph styles do not: here they may change
  /// on any thread, and such strings carry nothing that may.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The points added after each character.
    public let kern: KernAttribute
    /// The points added after each character, in place of ``kern``.
    public let tracking: TrackingAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The outline's width in per cent of the point size; negative fills too.
    public let strokeWidth: StrokeWidthAttribute
    /// The points by which the baseline is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit as a member.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// Creates a container of attributes as an `NSAttributedString` has them; those that
  /// ``AttributeScopes/UIKitAttributes`` does not know are left out.
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

  /// The values of UIKit's attributes, and of links, by the keys of an `NSAttributedString`.
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
  /// Creates a text of an `NSAttributedString`, with the attributes that UIKit's scope knows.
  public init(_ nsAttributedString: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsAttributedString.length)
    nsAttributedString.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      let characters = nsAttributedString.attributedSubstring(from: range).string
      append(AttributedString(characters, attributes: AttributeContainer(attributes)))
    }
  }
}
