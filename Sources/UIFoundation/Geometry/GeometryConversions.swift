import Foundation

extension NSCoder {
  /// Returns the text of a point in UIKit's notation, `{x, y}`.
  public class func string(for point: CGPoint) -> String {
    "{\(geometryText(point.x)), \(geometryText(point.y))}"
  }

  /// Returns the text of a size in UIKit's notation, `{width, height}`.
  public class func string(for size: CGSize) -> String {
    "{\(geometryText(size.width)), \(geometryText(size.height))}"
  }

  /// Returns the text of a rectangle in UIKit's notation, `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns the text of insets in UIKit's notation, `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map(geometryText)
    return "{\(edges.joined(separator: ", "))}"
  }
}

/// Returns a number as text, without a fraction when the number is an integer.
package func geometryText(_ number: CGFloat) -> String {
  let text = "\(Double(number))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension NSValue {
  /// Creates a value object that contains a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a value object that contains a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value object that contains a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// The rectangle that the value object contains.
  public var cgRectValue: CGRect { rectValue }

  /// The point that the value object contains.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value object contains.
  public var cgSizeValue: CGSize { sizeValue }
}

/// Geometry to which a value object can be cast, as in `userInfo?[key] as? CGRect`, and the other way round.
///
/// Rule: the same casts of Swift with Objective-C, which Foundation on Linux has for numbers alone.
protocol GeometryOfValueObject: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  static var zero: Self { get }
  /// The value object that contains the geometry.
  var valueObject: NSValue { get }
  /// Creates the geometry that a value object of its type contains.
  init(valueObject: NSValue)
}

extension GeometryOfValueObject {
  /// Returns the value object that contains the geometry.
  public func _bridgeToObjectiveC() -> NSValue { valueObject }

  /// Sets the geometry that a value object contains. One of another type ends the process.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  /// Sets the geometry that a value object contains, and returns whether it is of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let isOfType = String(cString: source.objCType) == String(cString: zero.valueObject.objCType)
    result = isOfType ? Self(valueObject: source) : nil
    return isOfType
  }

  /// Returns the geometry that a value object contains. One of another type ends the process.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map(Self.init(valueObject:)) ?? zero
  }
}

extension CGRect: GeometryOfValueObject, @retroactive _ObjectiveCBridgeable {
  var valueObject: NSValue { NSValue(cgRect: self) }
  init(valueObject: NSValue) { self = valueObject.cgRectValue }
}

extension CGPoint: GeometryOfValueObject, @retroactive _ObjectiveCBridgeable {
  var valueObject: NSValue { NSValue(cgPoint: self) }
  init(valueObject: NSValue) { self = valueObject.cgPointValue }
}

extension CGSize: GeometryOfValueObject, @retroactive _ObjectiveCBridgeable {
  var valueObject: NSValue { NSValue(cgSize: self) }
  init(valueObject: NSValue) { self = valueObject.cgSizeValue }
}
