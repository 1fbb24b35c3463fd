import Foundation

/// A touch of the headless screen.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch did not move.
    case stationary
    /// The touch ended.
    case ended
    /// The system canceled the touch.
    case cancelled
  }

  /// The type of a touch.
  public enum TouchType: Int, Hashable, Sendable {
    /// A touch by a finger.
    case direct
    /// A touch away from the screen, such as on a remote control.
    case indirect
    /// A touch by a pencil.
    case pencil
    /// A touch by a pointer, such as that of a mouse.
    case indirectPointer

    /// A touch by a pencil; the former name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The type of the touch; always `direct` here.
  public var type: TouchType { .direct }
  /// The force of the touch; always 0, as on a screen without 3D Touch.
  public var force: CGFloat { 0 }
  /// The maximum force of a touch; always 0, as on a screen without 3D Touch.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points; always 0.
  public var majorRadius: CGFloat { 0 }
  /// The tolerance of the radius, in points; always 0.
  public var majorRadiusTolerance: CGFloat { 0 }
  /// The altitude angle of a pencil, in radians; always that of a vertical pencil.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the azimuth angle of a pencil in a view, in radians; always 0.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The gesture recognizers that can receive the touch: those of the view and its ancestors.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    view.map { sequence(first: $0, next: \.superview).flatMap { $0.gestureRecognizers ?? [] } }
  }

  /// The phase of the touch.
  public internal(set) var phase: Phase
  /// The number of taps at the same position.
  public let tapCount: Int
  /// The view in which the touch began.
  public internal(set) weak var view: UIView?
  /// The window in which the touch began.
  public internal(set) weak var window: UIWindow?
  /// The time of the last change, in seconds of the environment's clock.
  public internal(set) var timestamp: TimeInterval
  private var point: CGPoint
  private var previousPoint: CGPoint

  /// Creates a touch at a point of a window.
  package init(
    at point: CGPoint, in window: UIWindow?, view: UIView?, phase: Phase = .began,
    tapCount: Int = 1
  ) {
    self.point = point
    previousPoint = point
    self.window = window
    self.view = view
    self.phase = phase
    self.tapCount = tapCount
    timestamp = RuntimeEnvironment.current.scheduler.now
    super.init()
  }

  /// Moves the touch to a point of the window.
  package func move(to point: CGPoint, phase: Phase) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    timestamp = RuntimeEnvironment.current.scheduler.now
  }

  /// Returns the location in a view, or in the window when `nil`, in points.
  public func location(in view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  /// Returns the previous location in a view, or in the window when `nil`, in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPoint, to: view)
  }

  /// Returns the precise location in a view, or in the window when `nil`, in points.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the precise previous location in a view, or in the window when `nil`, in points.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return window?.convert(point, to: view) ?? point
  }
}
