/// A bar that stands somewhere.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

extension UIBarPositioning {
  /// Where the delegate says; where bars of the kind stand when it does not say.
  func place(
    saidBy delegate: (any UIBarPositioningDelegate)?, otherwise usual: UIBarPosition
  ) -> UIBarPosition {
    guard let place = delegate?.position(for: self), place != .any else { return usual }
    return place
  }
}

extension UINavigationBar: UIBarPositioning {
  /// Where the delegate says; else at the top.
  public var barPosition: UIBarPosition { place(saidBy: delegate, otherwise: .top) }
}

extension UISearchBar: UIBarPositioning {
  /// Where the delegate says; else anywhere.
  public var barPosition: UIBarPosition { place(saidBy: delegate, otherwise: .any) }
}

extension UIToolbar: UIBarPositioning {
  /// Where the delegate says; else at the bottom.
  public var barPosition: UIBarPosition { place(saidBy: delegate, otherwise: .bottom) }
}

/// Says where a bar stands; every member is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Asks where a bar stands, when its `barPosition` is read; bars draw nothing.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere, which leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Where a bar stands.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top of the screen.
  case topAttached = 3
}

/// The heights for which a bar may look different.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height on a low screen.
  case compact = 1
  /// The usual height with a line above.
  case defaultPrompt = 101
  /// The height on a low screen with a line above.
  case compactPrompt = 102
}

/// The look of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark on light.
  case `default` = 0
  /// Light on dark.
  case black = 1
}
