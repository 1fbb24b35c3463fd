import Foundation

/// The parts of a layer's values that paths of keys name.
enum LayerValuePart {
  /// The part at a path; nil where there is none.
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

  /// The whole with another part at a path; nil where there is none or the value is of another type.
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
      guard let number = CGFloat(keyValue: value), ["x", "y"].contains(key) else { return nil }
      if key == "x" { point.x = number } else { point.y = number }
      return point
    case var size as CGSize where keys.count == 1:
      guard let number = CGFloat(keyValue: value), ["width", "height"].contains(key) else {
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
