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

  /// Returns which constraints hold while the rectangle is near an edge.
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

  /// Returns which constraints hold while the rectangle is not near an edge.
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

/// The rectangle that the keyboard covers in a view, which is the part below the safe area: no keyboard
/// is shown.
///
/// UIKit: `UIKeyboardLayoutGuide` (iOS 15).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide follows a keyboard that does not stand at the
  /// bottom; kept as data. The default is `false`.
  open var followsUndockedKeyboard = false
  /// A Boolean value that indicates whether the upper edge lies at the safe area's while no
  /// keyboard is shown. The default is `true`, else at the view's lower edge (iOS 17).
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsDidChange() } }
  /// How far above the keyboard a drag begins to pull it down, in points; kept as data. The default
  /// is 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// The rectangle in the owner's space, in points.
  open override var layoutFrame: CGRect {
    let covered = super.layoutFrame
    guard !usesBottomSafeArea else { return covered }
    return CGRect(x: covered.minX, y: covered.maxY, width: covered.width, height: 0)
  }
}
