import Foundation

extension RuntimeText.Content {
  /// Draws the text into the current context, in a rectangle or from a point. Without a context, it
  /// has no effect.
  ///
  /// - Quirk: A width or height of 0 means no limit, as in UIKit.
  func draw(in rect: CGRect, options: NSStringDrawingOptions) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let container = drawingContainer(size: rect.size, options: options)
    let layout = RuntimeEnvironment.currentMeasurer.layout(self, in: container)
    let y = isMultiline ? rect.minY : rect.minY - layout.metrics.firstBaseline
    layout.draw(
      at: CGPoint(x: rect.minX, y: y), in: context, color: CGColor(gray: 0, alpha: 1))
  }
}

extension NSAttributedString {
  /// Draws the text into the current context with its top-left corner at a point (UIKit).
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws the text into a rectangle of the current context, in points (UIKit).
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle of the current context, with drawing options (UIKit).
  ///
  /// - Quirk: A width or height of 0 means no limit, as in UIKit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    RuntimeText.Content(self).draw(in: rect, options: options)
  }
}

extension String {
  /// Draws the text into a rectangle of the current context, with drawing options (UIKit).
  ///
  /// - Quirk: A width or height of 0 means no limit, as in UIKit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    RuntimeText.Content(self, attributes: RuntimeText.Attributes(attributes ?? [:]))
      .draw(in: rect, options: options)
  }

  /// Draws the text into the current context with its top-left corner at a point (UIKit).
  public func draw(at point: CGPoint, withAttributes values: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: .zero), withAttributes: values)
  }

  /// Draws the text into a rectangle of the current context, in points (UIKit).
  public func draw(in rect: CGRect, withAttributes values: [NSAttributedString.Key: Any]? = nil) {
    RuntimeText.Content(self, attributes: RuntimeText.Attributes(values ?? [:]))
      .draw(in: rect, options: .usesLineFragmentOrigin)
  }
}

extension NSString {
  /// Draws the text into a rectangle of the current context, with drawing options (UIKit).
  ///
  /// - Quirk: A width or height of 0 means no limit, as in UIKit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Draws the text into the current context with its top-left corner at a point (UIKit).
  public func draw(at point: CGPoint, withAttributes values: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: values)
  }

  /// Draws the text into a rectangle of the current context, in points (UIKit).
  public func draw(in rect: CGRect, withAttributes values: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: values)
  }
}
