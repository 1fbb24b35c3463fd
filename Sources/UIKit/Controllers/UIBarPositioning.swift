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
