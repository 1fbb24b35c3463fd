/// How contents are made smaller or larger.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between pixels of several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
