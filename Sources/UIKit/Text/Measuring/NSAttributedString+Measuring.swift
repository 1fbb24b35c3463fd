import Foundation

extension NSAttributedString {
  /// Returns the size in points of the text on as many lines as it has line breaks for.
  ///
  /// The size is not rounded to pixels; usable on any thread. (UIKit)
  public func size() -> CGSize {
    TextContent(self).unlimitedSize()
  }

  /// Returns the room in points that the text takes within a size, not rounded to pixels (UIKit).
  ///
  /// - Quirk: a width or height of 0 stands for no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextContent(self).boundingRect(with: size, options: options, context: context)
  }
}
