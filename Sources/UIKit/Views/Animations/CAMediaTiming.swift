import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the virtual time of the environment, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  RuntimeEnvironment.current.scheduler.now
}

/// What an animation shows before and after it runs.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning shows before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How an animation's speed changes: a cubic curve from 0, 0 to 1, 1.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: [Float]

  /// Creates a named curve.
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

  /// Creates a curve from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Returns a Boolean value that indicates whether another curve has the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// A hash of the control points.
  public override var hash: Int { points.hashValue }
}

/// The name of a change of speed.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system does.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
