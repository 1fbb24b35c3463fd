/// A bar that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

extension UIBarPositioning {
  /// Returns the position that the delegate chooses, or a default position when the delegate
  /// returns `any`.
  package func place(
    saidBy delegate: (any UIBarPositioningDelegate)?, otherwise usual: UIBarPosition
  ) -> UIBarPosition {
    guard let place = delegate?.position(for: self), place != .any else { return usual }
    return place
  }
}

extension UINavigationBar: UIBarPositioning {
  /// The position that the delegate chooses, otherwise `top`.
  public var barPosition: UIBarPosition { place(saidBy: delegate, otherwise: .top) }
}

extension UIToolbar: UIBarPositioning {
  /// The position that the delegate chooses, otherwise `bottom`.
  public var barPosition: UIBarPosition { place(saidBy: delegate, otherwise: .bottom) }
}

/// The provider of the position of a bar; the method is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Asks the delegate for the position of a bar, each time `barPosition` is read.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default implementation returns `any`, which leaves the position to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// The position is not specified.
  case any = 0
  /// The bar is at the bottom of its container.
  case bottom = 1
  /// The bar is at the top of its container.
  case top = 2
  /// The bar is at the top of the screen.
  case topAttached = 3
}

/// The height of a bar to which a value applies.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The metrics of the default height.
  case `default` = 0
  /// The metrics of a compact height.
  case compact = 1
  /// The metrics of the default height with a prompt.
  case defaultPrompt = 101
  /// The metrics of a compact height with a prompt.
  case compactPrompt = 102
}

/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// A style with dark text on a light background.
  case `default` = 0
  /// A style with light text on a dark background.
  case black = 1
  /// A translucent style with light text on a dark background, deprecated in favor of `black`.
  case blackTranslucent = 2
}
