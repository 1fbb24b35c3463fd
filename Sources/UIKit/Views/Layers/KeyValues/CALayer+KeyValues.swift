import Foundation

extension CALayer {
  /// The value of a property or of a key of the app's own; nil without one.
  ///
  /// Core Animation: layers are containers that are compliant with key-value coding. Numbers are
  /// `CGFloat`, or what the property is, since Foundation on Linux casts none of them to `NSNumber`.
  public func value(forKey key: String) -> Any? {
    if let property = LayerProperty.all[key], property.isOf(self) { return property.get(self) }
    return appearance.keyValues[key]
  }

  /// Gives a property or a key of the app's own a value; a value of another type leaves a property alone.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty.all[key], property.isOf(self) {
      return property.set(self, value)
    }
    appearance.keyValues[key] = value
  }

  /// The value at a path of keys: parts of points, sizes and rectangles, and of transforms rotation,
  /// scale and translation along an axis; nil where there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first, let whole = value(forKey: first) else { return nil }
    return LayerValuePart.value(of: whole, at: keys.dropFirst())
  }

  /// Gives the part at a path of keys a value; other paths and types leave the layer alone.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first else { return }
    guard keys.count > 1 else { return setValue(value, forKey: first) }
    guard let value, let whole = self.value(forKey: first),
      let changed = LayerValuePart.setting(value, in: whole, at: keys.dropFirst())
    else { return }
    setValue(changed, forKey: first)
  }
}
