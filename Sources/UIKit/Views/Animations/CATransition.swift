/// An animation from one content to the next.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// How one content gives way to the next; default a fade.
  open var type = CATransitionType.fade
  /// From which side the new content comes; `nil`, the default, is the type's own.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, from 0 to 1. The default is 0.
  open var startProgress: Float = 0
  /// Where the transition ends, from 0 to 1. The default is 1.
  open var endProgress: Float = 1
}

/// How one content gives way to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a way from its name.
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

/// From which side a content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
