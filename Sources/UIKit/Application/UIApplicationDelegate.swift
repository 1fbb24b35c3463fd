/// Hears of an app's life; every member is optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The app's main window.
  var window: UIWindow? { get set }
  /// Tells that the app is being launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells that the app has launched: the place to make a window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells that the app hears events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells that the app is about to hear no events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells that the app is shown no longer.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells that the app is about to be shown.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Tells that memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asks how a new scene is set up.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells that scenes were closed.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// No window; setting it is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Agrees.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Takes the session's own configuration.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
