/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that begin before the corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
