/// Says where a bar stands; every member is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Asks where a bar stands, when its `barPosition` is read; bars draw nothing.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere, which leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
