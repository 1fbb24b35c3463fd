import Foundation

extension UIApplication {
  /// The smallest fetch interval that the system supports, in seconds; always 0 here.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// The fetch interval, in seconds, that disables background fetches.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  /// Sets the minimum interval between background fetches. The runtime never starts a fetch. Not
  /// used by the runtime, which reports `unused-member`.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    reportUnused("UIApplication", if: true, member: "setMinimumBackgroundFetchInterval")
  }

  /// The app's permission to refresh in the background; always `restricted` here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// A Boolean value that indicates whether protected files are available; always `true` here.
  public var isProtectedDataAvailable: Bool { true }

  /// A Boolean value that indicates whether the app registered for remote notifications. No
  /// notification arrives here.
  public var isRegisteredForRemoteNotifications: Bool { asksForRemoteNotifications }

  /// Registers for remote notifications. The runtime calls neither delegate method for the result.
  public func registerForRemoteNotifications() {
    asksForRemoteNotifications = true
  }

  /// Unregisters from remote notifications.
  public func unregisterForRemoteNotifications() {
    asksForRemoteNotifications = false
  }

  /// A Boolean value that indicates whether the app may change its icon; always `true`, though no
  /// icon is shown.
  public var supportsAlternateIcons: Bool { true }

  /// Changes the app's icon by name, or restores the primary icon when `nil`.
  ///
  /// The name is stored in ``alternateIconName``. The completion handler runs in a later step on
  /// the main queue, without an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    let box = MainActorBox(completionHandler)
    runtimeEnvironment.enqueueOnMain(RuntimeScheduling.Step(.main, "set icon")) { box.value(nil) }
  }

  /// Opens a URL as ``open(_:options:completionHandler:)`` does.
  ///
  /// - Returns: `false`, because nothing is opened without a device.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// The style of the status bar, as the visible view controllers request it. Not used by the
  /// runtime, which reports `unused-member`.
  ///
  /// Setting it has no effect. Rule: UIKit's documentation: the setter applies only to an app whose
  /// property list disables the view-controller-based status bar; there is no property list here.
  public var statusBarStyle: UIStatusBarStyle {
    get { barManager?.statusBarStyle ?? .default }
    set {
      reportUnused("UIApplication", if: newValue != .default)
    }
  }

  /// A Boolean value that indicates whether the visible view controllers hide the status bar. Not
  /// used by the runtime, which reports `unused-member`.
  ///
  /// Setting it has no effect, as with ``statusBarStyle``.
  public var isStatusBarHidden: Bool {
    get { barManager?.isStatusBarHidden ?? false }
    set {
      reportUnused("UIApplication", if: newValue)
    }
  }

  private var barManager: UIStatusBarManager? {
    scenes.lazy.compactMap { ($0 as? UIWindowScene)?.statusBarManager }.first
  }

  // MARK: Ignoring events

  /// Makes windows ignore touches until ``endIgnoringInteractionEvents()``. Calls nest.
  public func beginIgnoringInteractionEvents() {
    ignoredInteractionCount += 1
  }

  /// Balances one call of ``beginIgnoringInteractionEvents()``. Without such a call, it has no
  /// effect.
  public func endIgnoringInteractionEvents() {
    ignoredInteractionCount = max(0, ignoredInteractionCount - 1)
  }

  /// A Boolean value that indicates whether windows currently ignore touches.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractionCount > 0 }
}

/// The app's permission to refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// Background refresh is unavailable and the user cannot enable it.
  case restricted
  /// The user disabled background refresh.
  case denied
  /// Background refresh is available.
  case available
}
