import Foundation

extension AttributeContainer {
  /// Makes a container of attributes as an `NSAttributedString` has them; those that
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
