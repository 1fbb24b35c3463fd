/// An animation between two states of a layer's content.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The type of the transition. The default is a fade. Not used by the runtime, which reports
  /// `unused-member`.
  open var type = CATransitionType.fade {
    didSet { reportUnused("CATransition", if: type != .fade) }
  }
  /// The direction of the transition, or `nil`, the default, for that of the type. Not used by the
  /// runtime, which reports `unused-member`.
  open var subtype: CATransitionSubtype? {
    didSet { reportUnused("CATransition", if: subtype != nil) }
  }
  /// The progress at which the transition begins, from 0 to 1. The default is 0. Not used by the
  /// runtime, which reports `unused-member`.
  open var startProgress: Float = 0 {
    didSet { reportUnused("CATransition", if: startProgress != 0) }
  }
  /// The progress at which the transition ends, from 0 to 1. The default is 1. Not used by the
  /// runtime, which reports `unused-member`.
  open var endProgress: Float = 1 { didSet { reportUnused("CATransition", if: endProgress != 1) } }
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type, as in Core Animation.
  public let rawValue: String

  /// Creates a type from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and reveals the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction, as in Core Animation.
  public let rawValue: String

  /// Creates a direction from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The transition begins at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition begins at the bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
