import Foundation

/// The methods that an app calls to notify its delegate of life-cycle events; all are optional.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The app's main window.
  var window: UIWindow? { get set }
  /// Tells the delegate that the launch has begun.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the launch is almost complete. Apps without scenes create their window
  /// here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the app entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the app is about to terminate. This method is never called by this
  /// runtime.
  func applicationWillTerminate(_ application: UIApplication)
  /// Tells the delegate that the app received a memory warning.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asks the delegate for the configuration of a new scene.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that the user closed scenes. This method is never called by this runtime.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Asks the delegate to open a URL from another app or the system.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Asks the delegate to continue a user activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Asks the delegate whether it informs the user of an activity that is about to continue. This
  /// method is never called by this runtime.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Tells the delegate that an activity could not be continued. This method is never called by
  /// this runtime.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Tells the delegate that the user chose a Home Screen quick action.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Tells the delegate that the app has a device token. This method is never called by this
  /// runtime.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Tells the delegate that the registration for remote notifications failed. This method is never
  /// called by this runtime.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Tells the delegate that a remote notification arrived. This method is never called by this
  /// runtime.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Asks the delegate to fetch content in the background. This method is never called by this
  /// runtime.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Tells the delegate that background transfers need attention. This method is never called by
  /// this runtime.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Asks the delegate for the orientations that a window supports.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Asks the delegate whether a kind of app extension may run. This method is never called by this
  /// runtime.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier identifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Tells the delegate that the time changed significantly. This method is never called by this
  /// runtime.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Tells the delegate that protected files became available. This method is never called by this
  /// runtime.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Tells the delegate that protected files are about to become unavailable. This method is never
  /// called by this runtime.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The default implementation returns `nil`. Setting the property has no effect. The runtime does
  /// not use it and reports `unused-member`.
  public var window: UIWindow? {
    get { nil }
    set {
      reportUnused("UIApplicationDelegate", if: newValue != nil)
    }
  }
  /// The default implementation returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// The default implementation returns the session's own configuration.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// The default implementation returns `false`.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// The default implementation returns `false`.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// The default implementation calls the completion handler with `false`.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// The default implementation calls the completion handler with `noData`.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// The default implementation calls the completion handler with `noData`.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// The default implementation calls the completion handler.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// The default implementation returns all orientations except upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// The default implementation returns `true`.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier identifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
}
