/// How a layer's contents fill its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Makes a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Unscaled, at the center.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled, at the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled, at the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled, at the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled, at the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled, at the top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled, at the top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled, at the bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled, at the bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit, keeping the shape.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill, keeping the shape.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
