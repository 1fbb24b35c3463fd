/// The alignment and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value of the gravity, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a gravity from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The contents are not scaled, and centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents are not scaled, and aligned with the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents are not scaled, and aligned with the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The contents are not scaled, and aligned with the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents are not scaled, and aligned with the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents are not scaled, and aligned with the top-left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents are not scaled, and aligned with the top-right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents are not scaled, and aligned with the bottom-left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are not scaled, and aligned with the bottom-right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The contents are stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents are scaled to fit, preserving their aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are scaled to fill, preserving their aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for scaling contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value of the filter, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a filter from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A filter that uses the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A filter that interpolates linearly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A filter that interpolates linearly between mipmaps.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value of the curve, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a curve from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Corners in the shape of circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners in the shape of continuous curves.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners to which the corner radius applies.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in Core Animation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner: minimum x and minimum y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top-right corner: maximum x and minimum y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom-left corner: minimum x and maximum y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom-right corner: maximum x and maximum y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in Core Animation.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
