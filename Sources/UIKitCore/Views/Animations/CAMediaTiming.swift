import Foundation

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// Returns the current time of the environment's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  RuntimeEnvironment.current.scheduler.now
}

/// The presentation of an animation before and after it runs.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The animation is not visible outside of its duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The final state stays visible after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial state is visible before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: [Float]

  /// Creates a function by name. An unknown name gives linear pacing.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points: [Float] =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// Creates a function from the two control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Returns a Boolean value that indicates whether another function has the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// A hash of the control points.
  public override var hash: Int { points.hashValue }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear pacing.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Pacing that begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Pacing that ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Pacing that begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default pacing.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
