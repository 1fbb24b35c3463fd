import UIKit

/// Something that has a place in the order in which a screen is read.
///
/// Texture compares objects, whose accessibility members the Objective-C runtime gives to all.
@preconcurrency @MainActor public protocol ASAccessibilityElementPositioning: AnyObject {
  /// The place on the screen, in points.
  var accessibilityFrame: CGRect { get }
}

extension UIResponder: ASAccessibilityElementPositioning {}

/// Compares two elements by the order in which they are read; main thread.
public typealias ASSortAccessibilityElementsComparator =
  @MainActor (
    any ASAccessibilityElementPositioning, any ASAccessibilityElementPositioning
  ) -> ComparisonResult
