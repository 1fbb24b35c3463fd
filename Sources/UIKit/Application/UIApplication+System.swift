import Foundation

extension UIApplication {
  /// How often the system lets the app fetch in the background.
  public enum BackgroundRefreshStatus: Int, Hashable, Sendable {
    /// Never.
    case restricted
    /// The person has switched it off.
    case denied
    /// As the system likes.
    case available
  }

  /// The least time between two fetches in the background: none.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The time between two fetches that stands for never.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Asks for fetches in the background; nothing starts them here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Whether the app may fetch in the background: never without a device.
  public var backgroundRefreshStatus: BackgroundRefreshStatus { .restricted }

  /// Whether protected files can be read: always, as no device is locked.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app has asked for remote notifications; none arrive here.
  public var isRegisteredForRemoteNotifications: Bool { asksForRemoteNotifications }

  /// Asks for remote notifications; without a device neither an address nor an error comes.
  public func registerForRemoteNotifications() {
    asksForRemoteNotifications = true
  }

  /// Asks for no remote notifications any more.
  public func unregisterForRemoteNotifications() {
    asksForRemoteNotifications = false
  }

  /// Whether the app may choose another icon: yes, though none is shown.
  public var supportsAlternateIcons: Bool { true }

  /// Chooses another icon by its name; nil is the first. It is noted in ``alternateIconName``.
  ///
  /// The completion runs with a later main turn, without an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    let box = MainActorBox(completionHandler)
    runtimeEnvironment.enqueueOnMain(RuntimeStep(.main, "set icon")) { box.value(nil) }
  }

  /// Opens an address as ``open(_:options:completionHandler:)`` does.
  ///
  /// - Returns: no, as nothing opens without a device.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// The colour of the status bar's text, as the shown controllers ask for it.
  ///
  /// Rule: UIKit's documentation: what is set counts only for an app whose property list takes the status
  /// bar from its controllers; there is none here, so nothing changes.
  public var statusBarStyle: UIStatusBarStyle {
    get { barManager?.statusBarStyle ?? .default }
    set {}
  }

  /// Whether the status bar is hidden, as the shown controllers ask for it.
  ///
  /// What is set changes nothing, as of ``statusBarStyle``.
  public var isStatusBarHidden: Bool {
    get { barManager?.isStatusBarHidden ?? false }
    set {}
  }

  private var barManager: UIStatusBarManager? {
    connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.statusBarManager }.first
  }

  // MARK: Ignoring events

  /// Lets windows hear no touches until ``endIgnoringInteractionEvents()``; calls nest.
  public func beginIgnoringInteractionEvents() {
    ignoredInteractionCount += 1
  }

  /// Ends what ``beginIgnoringInteractionEvents()`` began; without one nothing happens.
  public func endIgnoringInteractionEvents() {
    ignoredInteractionCount = max(0, ignoredInteractionCount - 1)
  }

  /// Whether windows hear no touches.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractionCount > 0 }
}
