import Foundation

/// A rectangle that moves, with constraints for when it is near an edge.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Says which constraints hold while the rectangle is near an edge.
  ///
  /// The keyboard's rectangle stands at the bottom here, and never moves: those of the lower edge hold.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, inPlaceOf: near[edge.rawValue], holds: edge == .bottom)
    near[edge.rawValue] = trackingConstraints
  }

  /// Answers which constraints hold while the rectangle is near an edge.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }

  /// Says which constraints hold while the rectangle is not near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, inPlaceOf: away[edge.rawValue], holds: edge != .bottom)
    away[edge.rawValue] = trackingConstraints
  }

  /// Answers which constraints hold while the rectangle is not near an edge.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edge.rawValue] ?? [] }

  private func track(
    _ constraints: [NSLayoutConstraint], inPlaceOf former: [NSLayoutConstraint]?, holds: Bool
  ) {
    for constraint in former ?? [] { constraint.isActive = false }
    for constraint in constraints { constraint.isActive = holds }
  }

  /// Lets go of all those constraints.
  open func removeAllTrackedConstraints() {
    for constraint in near.values.joined() { constraint.isActive = false }
    for constraint in away.values.joined() { constraint.isActive = false }
    near = [:]
    away = [:]
  }
}
