/// Says where a bar stands; every member is optional.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Asks where a bar stands; not asked here, for bars draw nothing.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
