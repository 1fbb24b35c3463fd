import Foundation

/// The rectangle that the keyboard covers in a view, which is the part below the safe area: no keyboard
/// is shown.
///
/// UIKit: `UIKeyboardLayoutGuide` (iOS 15).
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that does not stand at the bottom; kept as data; default no.
  open var followsUndockedKeyboard = false
  /// Whether the upper edge lies at the safe area's while no keyboard is shown; default yes, else at the
  /// view's lower edge (iOS 17).
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsDidChange() } }
  /// How far above the keyboard a drag begins to pull it down, in points; kept as data; default 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// The rectangle in the owner's space, in points.
  open override var layoutFrame: CGRect {
    let covered = super.layoutFrame
    guard !usesBottomSafeArea else { return covered }
    return CGRect(x: covered.minX, y: covered.maxY, width: covered.width, height: 0)
  }
}
