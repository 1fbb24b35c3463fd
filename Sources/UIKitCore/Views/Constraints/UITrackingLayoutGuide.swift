import Foundation

/// A layout guide of a moving rectangle, with constraints that are active near an edge or away from
/// it.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the rectangle is near an edge.
  ///
  /// The rectangle of the keyboard is at the bottom and never moves here, so that those of the
  /// bottom edge are active.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, inPlaceOf: near[edge.rawValue], holds: edge == .bottom)
    near[edge.rawValue] = trackingConstraints
  }

  /// Returns the constraints that are active while the rectangle is near an edge.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edge.rawValue] ?? [] }

  /// Sets the constraints that are active while the rectangle is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, inPlaceOf: away[edge.rawValue], holds: edge != .bottom)
    away[edge.rawValue] = trackingConstraints
  }

  /// Returns the constraints that are active while the rectangle is away from an edge.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edge.rawValue] ?? [] }

  private func track(
    _ constraints: [NSLayoutConstraint], inPlaceOf former: [NSLayoutConstraint]?, holds: Bool
  ) {
    for constraint in former ?? [] { constraint.isActive = false }
    for constraint in constraints { constraint.isActive = holds }
  }

  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    for constraint in near.values.joined() { constraint.isActive = false }
    for constraint in away.values.joined() { constraint.isActive = false }
    near = [:]
    away = [:]
  }
}

/// A layout guide of the area that the keyboard covers in a view (iOS 15).
///
/// Without a keyboard, the area is the part of the view below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide follows an undocked keyboard. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var followsUndockedKeyboard = false {
    didSet { reportUnused("UIKeyboardLayoutGuide", if: followsUndockedKeyboard) }
  }
  /// A Boolean value that indicates whether the hidden keyboard's top edge is that of the bottom
  /// safe area (iOS 17).
  ///
  /// The default is `true`. If `false`, it is the bottom edge of the view.
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsDidChange() } }
  /// The distance above the keyboard at which a drag begins to dismiss it, in points. The default
  /// is 0. Not used by the runtime, which reports `unused-member`.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { reportUnused("UIKeyboardLayoutGuide", if: keyboardDismissPadding != 0) }
  }

  /// The rectangle in the coordinate space of the owner, in points.
  open override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let bounds = owningView.bounds
    let hidden = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
    let height = max(hidden, owningView.heightBelowKeyboard)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
