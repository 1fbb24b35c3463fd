import Foundation

extension String {
  /// Returns the size in points of the text with attributes, not rounded to pixels (UIKit).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextContent(self, attributes: TextAttributes(attributes ?? [:])).unlimitedSize()
  }

  /// Returns the room in points that the text takes within a size, not rounded to pixels (UIKit).
  ///
  /// - Quirk: a width or height of 0 stands for no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextContent(self, attributes: TextAttributes(attributes ?? [:]))
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size in points of the text with attributes, not rounded to pixels (UIKit).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Returns the room in points that the text takes within a size, not rounded to pixels (UIKit).
  ///
  /// - Quirk: a width or height of 0 stands for no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
