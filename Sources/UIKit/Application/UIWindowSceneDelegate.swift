/// Hears of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window; setting it is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
