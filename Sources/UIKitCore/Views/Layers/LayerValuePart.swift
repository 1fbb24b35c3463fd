import Foundation

/// The components of a layer's values that key paths address.
enum LayerValuePart {
  /// Returns the component at a key path, or `nil`.
  static func value(of whole: Any, at keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first else { return whole }
    switch whole {
    case let rect as CGRect:
      let part: Any? = key == "origin" ? rect.origin : key == "size" ? rect.size : nil
      return part.flatMap { value(of: $0, at: keys.dropFirst()) }
    case let point as CGPoint where keys.count == 1:
      return key == "x" ? point.x : key == "y" ? point.y : nil
    case let size as CGSize where keys.count == 1:
      return key == "width" ? size.width : key == "height" ? size.height : nil
    case let transform as CATransform3D:
      return TransformParts(transform).value(at: keys)
    default: return nil
    }
  }

  /// Returns the value with another component at a key path, or `nil` for an unknown path or a
  /// wrong type.
  static func setting(_ value: Any, in whole: Any, at keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first else { return value }
    switch whole {
    case var rect as CGRect:
      let part: Any? = key == "origin" ? rect.origin : key == "size" ? rect.size : nil
      guard let changed = part.flatMap({ setting(value, in: $0, at: keys.dropFirst()) }) else {
        return nil
      }
      rect.origin = changed as? CGPoint ?? rect.origin
      rect.size = changed as? CGSize ?? rect.size
      return rect
    case var point as CGPoint where keys.count == 1:
      guard let number = CGFloat(number: value), ["x", "y"].contains(key) else { return nil }
      if key == "x" { point.x = number } else { point.y = number }
      return point
    case var size as CGSize where keys.count == 1:
      guard let number = CGFloat(number: value), ["width", "height"].contains(key) else {
        return nil
      }
      if key == "width" { size.width = number } else { size.height = number }
      return size
    case let transform as CATransform3D:
      var parts = TransformParts(transform)
      return parts.set(value, at: keys) ? parts.transform : nil
    default: return nil
    }
  }
}

/// The scale, rotation, and translation of a transform, as Core Animation's key paths address them.
///
/// The transform scales, rotates about the x, y, and z axes, and then translates. Shears are lost.
struct TransformParts {
  private var scale: [CGFloat]
  private var rotation: [CGFloat]
  private var translation: [CGFloat]

  init(_ transform: CATransform3D) {
    let rows = transform.rows.prefix(3).map { Array($0.prefix(3)) }
    scale = rows.map { sqrt($0.reduce(0) { $0 + $1 * $1 }) }
    let unit = zip(rows, scale).map { row, length in row.map { length == 0 ? 0 : $0 / length } }
    rotation = [
      atan2(unit[1][2], unit[2][2]), asin(max(-1, min(1, -unit[0][2]))),
      atan2(unit[0][1], unit[0][0]),
    ]
    translation = [transform.m41, transform.m42, transform.m43]
  }

  /// The transform that is composed of the components.
  var transform: CATransform3D {
    [
      CATransform3DMakeScale(scale[0], scale[1], scale[2]),
      CATransform3DMakeRotation(rotation[0], 1, 0, 0),
      CATransform3DMakeRotation(rotation[1], 0, 1, 0),
      CATransform3DMakeRotation(rotation[2], 0, 0, 1),
      CATransform3DMakeTranslation(translation[0], translation[1], translation[2]),
    ].reduce(CATransform3DIdentity, CATransform3DConcat)
  }

  private static func axis(_ keys: ArraySlice<String>) -> Int? {
    keys.count == 2 ? keys.last.flatMap { ["x": 0, "y": 1, "z": 2][$0] } : nil
  }

  /// Returns a component; without an axis, the mean scale, the rotation about z, or the translation
  /// in x and y.
  func value(at keys: ArraySlice<String>) -> Any? {
    let axis = Self.axis(keys)
    guard axis != nil || keys.count == 1 else { return nil }
    switch keys.first {
    case "scale": return axis.map { scale[$0] } ?? scale.reduce(0, +) / 3
    case "rotation": return rotation[axis ?? 2]
    case "translation":
      return axis.map { translation[$0] } ?? CGSize(width: translation[0], height: translation[1])
    default: return nil
    }
  }

  /// Sets a component and returns whether it exists.
  ///
  /// Without an axis, it sets all scales, the rotation about the z axis, or the translation in x
  /// and y.
  mutating func set(_ value: Any, at keys: ArraySlice<String>) -> Bool {
    let axis = Self.axis(keys)
    guard axis != nil || keys.count == 1 else { return false }
    if keys.first == "translation", axis == nil, let size = value as? CGSize {
      (translation[0], translation[1]) = (size.width, size.height)
      return true
    }
    guard let number = CGFloat(number: value) else { return false }
    switch (keys.first, axis) {
    case ("scale", let axis?): scale[axis] = number
    case ("scale", nil): scale = [number, number, number]
    case ("rotation", let axis): rotation[axis ?? 2] = number
    case ("translation", let axis?): translation[axis] = number
    default: return false
    }
    return true
  }
}
