import UIKit

extension UIWindow {
  /// Simulates rotating the device: exchanges the width and the height of the screen and the window.
  ///
  /// See ``resize(to:)`` for the calls that follow.
  public func rotate() {
    resize(to: CGSize(width: bounds.height, height: bounds.width))
  }

  /// Simulates resizing the screen and the window, as a rotation does.
  ///
  /// UIKit's documentation of `viewWillTransition(to:with:)`: the view controllers are notified before the
  /// size changes, then the views are laid out with the animations alongside, and the completion handlers run
  /// after the transition. Main actor.
  ///
  /// - Parameter size: the new size, in points.
  public func resize(to size: CGSize) {
    changeScreenSize(to: size)
  }

  /// Simulates a change of the system's traits, such as the appearance or the text size.
  ///
  /// Views and view controllers are notified.
  public func change(traits: RuntimeEnvironment.Traits) {
    var environment = runtimeEnvironment
    environment.traits = traits
    transition(to: environment, size: bounds.size)
  }

  /// Simulates moving the window to another screen. If the size differs, this is like a rotation.
  public func change(screen: RuntimeEnvironment.Screen) {
    var environment = runtimeEnvironment
    environment.screen = screen
    transition(to: environment, size: screen.size)
  }
}
