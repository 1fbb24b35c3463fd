import UIKit

/// The methods with which an app's layout specs store values on their children. Source:
/// `ASLayoutElementExtensibility.h`, `ASLayoutElementExtensibility`.
public protocol ASLayoutElementExtensibility: AnyObject {
  /// Stores a Boolean value defined by the app. The only slot is 0.
  func setLayoutOptionExtensionBool(_ value: Bool, at index: Int)
  /// Returns the Boolean value in slot 0. The default is `false`.
  func layoutOptionExtensionBool(at index: Int) -> Bool
  /// Stores an integer defined by the app in one of the slots 0 to 3.
  func setLayoutOptionExtensionInteger(_ value: Int, at index: Int)
  /// Returns the integer in one of the slots 0 to 3. The default is 0.
  func layoutOptionExtensionInteger(at index: Int) -> Int
  /// Stores edge insets defined by the app. The only slot is 0.
  func setLayoutOptionExtensionEdgeInsets(_ value: UIEdgeInsets, at index: Int)
  /// Returns the edge insets in slot 0. The default is zero.
  func layoutOptionExtensionEdgeInsets(at index: Int) -> UIEdgeInsets
}

extension ASLayoutElementStyle: ASLayoutElementExtensibility {}

// Source: `ASLayoutElementPrivate.h`, `ASLayoutElementStyleExtensibilityForwarding`, which nodes and
// layout specs use.
extension ASLayoutElementObject: ASLayoutElementExtensibility {
  /// Stores a Boolean value in the style's slot 0.
  public final func setLayoutOptionExtensionBool(_ value: Bool, at index: Int) {
    style.setLayoutOptionExtensionBool(value, at: index)
  }

  /// Returns the Boolean value in the style's slot 0.
  public final func layoutOptionExtensionBool(at index: Int) -> Bool {
    style.layoutOptionExtensionBool(at: index)
  }

  /// Stores an integer in one of the style's slots 0 to 3.
  public final func setLayoutOptionExtensionInteger(_ value: Int, at index: Int) {
    style.setLayoutOptionExtensionInteger(value, at: index)
  }

  /// Returns the integer in one of the style's slots 0 to 3.
  public final func layoutOptionExtensionInteger(at index: Int) -> Int {
    style.layoutOptionExtensionInteger(at: index)
  }

  /// Stores edge insets in the style's slot 0.
  public final func setLayoutOptionExtensionEdgeInsets(_ value: UIEdgeInsets, at index: Int) {
    style.setLayoutOptionExtensionEdgeInsets(value, at: index)
  }

  /// Returns the edge insets in the style's slot 0.
  public final func layoutOptionExtensionEdgeInsets(at index: Int) -> UIEdgeInsets {
    style.layoutOptionExtensionEdgeInsets(at: index)
  }
}
