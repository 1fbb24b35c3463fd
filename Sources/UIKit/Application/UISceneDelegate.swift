/// Hears of a scene's life; every member is optional.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Tells that a scene is being connected: the place to make a window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells that a scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that a scene hears events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that a scene is about to hear no events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that a scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that a scene is shown no longer.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
