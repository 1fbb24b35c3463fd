/// How what moves along an outline is turned.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the outline.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the outline.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
