import Foundation

/// The pace of a spring, as data.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How much the spring is damped; 1 does not swing.
  public let dampingRatio: CGFloat
  /// The speed at the beginning.
  public let initialVelocity: CGVector

  /// Makes a spring that swings a little.
  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  /// Makes a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring from its weight, stiffness and damping.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This pace.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
