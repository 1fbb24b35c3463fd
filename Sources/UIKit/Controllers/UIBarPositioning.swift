/// A bar that stands somewhere.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top.
  public var barPosition: UIBarPosition { .top }
}

extension UISearchBar: UIBarPositioning {
  /// Anywhere.
  public var barPosition: UIBarPosition { .any }
}

extension UIToolbar: UIBarPositioning {
  /// At the bottom.
  public var barPosition: UIBarPosition { .bottom }
}
