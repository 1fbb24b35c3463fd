import UIKit

/// Returns the sums of two insets' edges, in points.
///
/// Any thread. Source: `ASInternalHelpers.h`, `ASConcatInsets`.
public func ASConcatInsets(_ insetsA: UIEdgeInsets, _ insetsB: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: insetsA.top + insetsB.top, left: insetsA.left + insetsB.left,
    bottom: insetsA.bottom + insetsB.bottom, right: insetsA.right + insetsB.right)
}

/// Calls a closure, with animations disabled if the first argument is `true`.
///
/// Main thread. Source: `ASInternalHelpers.h`, `ASPerformBlockWithoutAnimation`.
@preconcurrency @MainActor
public func ASPerformBlockWithoutAnimation(_ withoutAnimation: Bool, _ block: () -> Void) {
  guard withoutAnimation else { return block() }
  UIView.performWithoutAnimation(block)
}

/// Returns the number of pixels per point of the environment's screen.
///
/// Any thread. Source: `ASInternalHelpers.mm`, `ASScreenScale`.
public func ASScreenScale() -> CGFloat { RuntimeEnvironment.current.screen.scale }
