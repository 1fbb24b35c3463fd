/// Which of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Makes a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
