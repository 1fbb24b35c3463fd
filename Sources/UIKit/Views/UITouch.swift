import Foundation

/// A finger on the pretended screen.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Hashable, Sendable {
    /// It has touched the screen.
    case began
    /// It has moved.
    case moved
    /// It rests.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away by the system.
    case cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger.
    case direct
    /// A finger that touches something else.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer

    /// A pencil, by its newer name.
    public static let stylus = TouchType.pencil
  }

  /// What touches the screen: a finger.
  public var type: TouchType { .direct }
  /// How hard the finger presses; 0, as on a screen that does not feel it.
  public var force: CGFloat { 0 }
  /// How hard a finger can press; 0, as on a screen that does not feel it.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touched place in points; 0.
  public var majorRadius: CGFloat { 0 }
  /// How exact the radius is, in points; 0.
  public var majorRadiusTolerance: CGFloat { 0 }
  /// The angle of a pencil above the screen in radians; straight down for a finger.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil in a view's space, in radians; 0 for a finger.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The recognisers that may hear the touch: those of the view and of the views above it.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    view.map { sequence(first: $0, next: \.superview).flatMap { $0.gestureRecognizers ?? [] } }
  }

  /// What the finger does.
  public internal(set) var phase: Phase
  /// How often the finger has touched the same place.
  public let tapCount: Int
  /// The view that the finger touched first.
  public internal(set) weak var view: UIView?
  /// The window that the finger touches.
  public internal(set) weak var window: UIWindow?
  /// The virtual time in seconds.
  public internal(set) var timestamp: TimeInterval
  private var point: CGPoint
  private var previousPoint: CGPoint

  /// Creates a touch at a point of a window's space.
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

  /// Moves the finger to a point of the window's space.
  package func move(to point: CGPoint, phase: Phase) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    timestamp = RuntimeEnvironment.current.scheduler.now
  }

  /// The place in a view's space, in points; `nil` means the window's.
  public func location(in view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  /// The place before the last move in a view's space, in points; `nil` means the window's.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPoint, to: view)
  }

  /// The place in a view's space as exactly as it is known, in points; `nil` means the window's.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The place before the last move as exactly as it is known, in points; `nil` means the window's.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return window?.convert(point, to: view) ?? point
  }
}
