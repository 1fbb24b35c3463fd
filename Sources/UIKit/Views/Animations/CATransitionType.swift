/// How one content gives way to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides off the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
