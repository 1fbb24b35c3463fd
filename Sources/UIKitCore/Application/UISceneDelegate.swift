/// The methods that notify an object of a scene's life-cycle events; all are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Tells the delegate that a scene connects. Create the window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that a scene disconnected. This method is never called by this runtime.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that a scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that a scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that a scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that a scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate to open URLs from another app or the system.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Asks the delegate for the activity that restores the scene. This method is never called by
  /// this runtime.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Tells the delegate that a user activity is about to arrive.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Asks the delegate to continue a user activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Tells the delegate that an activity could not be continued. This method is never called by
  /// this runtime.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Tells the delegate that the system updated an activity. This method is never called by this
  /// runtime.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// The default implementation returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The methods that notify an object of the events of a scene with windows; all are optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
  /// Tells the delegate that the user chose a Home Screen quick action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Tells the delegate that the scene's coordinate space, orientation, or traits changed. This
  /// method is never called by this runtime.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// The default implementation returns `nil`. Setting the property has no effect. The runtime does
  /// not use it and reports `unused-member`.
  public var window: UIWindow? {
    get { nil }
    set {
      reportUnused("UIWindowSceneDelegate", if: newValue != nil)
    }
  }
  /// The default implementation calls the completion handler with `false`.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// The default implementation does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
