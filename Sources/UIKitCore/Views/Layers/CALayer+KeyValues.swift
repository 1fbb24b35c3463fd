import Foundation

extension CALayer {
  /// Returns the value of a property or of an app-defined key, or `nil`.
  ///
  /// Rule: Core Animation: layers are key-value coding compliant containers. A number has the type
  /// of the property, because Foundation on Linux does not bridge to `NSNumber`.
  public func value(forKey key: String) -> Any? {
    if let property = LayerProperty.all[key], property.isOf(self) { return property.get(self) }
    return appearance.keyValues[key]
  }

  /// Sets the value of a property or of an app-defined key. A value of the wrong type does not
  /// change a property.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty.all[key], property.isOf(self) {
      return property.set(self, value)
    }
    appearance.keyValues[key] = value
  }

  /// Returns the value at a key path, or `nil`.
  ///
  /// A key path can end in a component of a point, a size, or a rectangle, or in the rotation,
  /// scale, or translation of a transform along an axis.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first, let whole = value(forKey: first) else { return nil }
    return LayerValuePart.value(of: whole, at: keys.dropFirst())
  }

  /// Sets the value at a key path. An unknown path or a value of the wrong type has no effect.
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

/// A property of a layer that key-value coding can read and set.
@MainActor struct LayerProperty {
  let isOf: (CALayer) -> Bool
  let get: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void

  private init<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ convert: @escaping (Any?) -> Value?
  ) {
    isOf = { $0 is Layer }
    get = { ($0 as? Layer)?[keyPath: path] }
    set = { layer, value in
      guard let layer = layer as? Layer, let value = convert(value) else { return }
      layer[keyPath: path] = value
    }
  }

  private static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerProperty {
    LayerProperty(path) { CGFloat(number: $0) }
  }

  private static func float<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, Float>
  ) -> LayerProperty {
    LayerProperty(path) { CGFloat(number: $0).map { Float($0) } }
  }

  private static func time<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CFTimeInterval>
  ) -> LayerProperty {
    LayerProperty(path) { CGFloat(number: $0).map { CFTimeInterval($0) } }
  }

  private static func value<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>
  ) -> LayerProperty {
    LayerProperty(path) { $0 as? Value }
  }

  private static func optional<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value?>
  ) -> LayerProperty {
    LayerProperty(path) { value -> Value?? in
      guard let value else { return .some(nil) }
      return (value as? Value).map { .some($0) }
    }
  }

  /// The properties by their keys. Some also have the name of their Objective-C property.
  static let all: [String: LayerProperty] = [
    "bounds": value(\CALayer.bounds), "frame": value(\CALayer.frame),
    "position": value(\CALayer.position), "anchorPoint": value(\CALayer.anchorPoint),
    "zPosition": number(\CALayer.zPosition), "anchorPointZ": number(\CALayer.anchorPointZ),
    "transform": value(\CALayer.transform),
    "sublayerTransform": value(\CALayer.sublayerTransform),
    "opacity": float(\CALayer.opacity), "isHidden": value(\CALayer.isHidden),
    "hidden": value(\CALayer.isHidden), "masksToBounds": value(\CALayer.masksToBounds),
    "cornerRadius": number(\CALayer.cornerRadius), "borderWidth": number(\CALayer.borderWidth),
    "borderColor": optional(\CALayer.borderColor),
    "backgroundColor": optional(\CALayer.backgroundColor),
    "shadowColor": optional(\CALayer.shadowColor),
    "shadowOpacity": float(\CALayer.shadowOpacity),
    "shadowOffset": value(\CALayer.shadowOffset),
    "shadowRadius": number(\CALayer.shadowRadius), "shadowPath": optional(\CALayer.shadowPath),
    "contentsRect": value(\CALayer.contentsRect), "contents": optional(\CALayer.contents),
    "rasterizationScale": number(\CALayer.rasterizationScale),
    "name": optional(\CALayer.name), "speed": float(\CALayer.speed),
    "beginTime": time(\CALayer.beginTime), "timeOffset": time(\CALayer.timeOffset),
    "path": optional(\CAShapeLayer.path), "fillColor": optional(\CAShapeLayer.fillColor),
    "strokeColor": optional(\CAShapeLayer.strokeColor),
    "lineWidth": number(\CAShapeLayer.lineWidth),
    "strokeStart": number(\CAShapeLayer.strokeStart),
    "strokeEnd": number(\CAShapeLayer.strokeEnd),
    "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
    "startPoint": value(\CAGradientLayer.startPoint),
    "endPoint": value(\CAGradientLayer.endPoint),
    "colors": optional(\CAGradientLayer.colors),
    "locations": optional(\CAGradientLayer.locations),
  ]
}
