/// How a keyframe animation finds what lies between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value lasts until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed throughout.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along smooth curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along smooth curves at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
