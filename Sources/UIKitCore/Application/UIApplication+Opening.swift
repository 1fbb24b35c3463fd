import Foundation

extension UIApplication {
  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key, the same string as in UIKit.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A Boolean value that indicates whether only an app with a universal link may open the URL.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's page in the Settings app.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The URL of the app's notification page in the Settings app.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// Records the URL. Nothing is opened, so the completion handler receives
  /// `false`.
  ///
  /// The completion handler runs in a later step on the main queue, as in UIKit.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    requestedURLs.append(url)
    guard let completion else { return }
    let box = MainActorBox(completion)
    runtimeEnvironment.enqueueOnMain(RuntimeScheduling.Step(.main, "open URL")) { box.value(false) }
  }

  /// Opens a URL and returns a Boolean value that indicates whether it was opened, which is always
  /// `false` here.
  ///
  /// Call this method on the main thread. It corresponds to the asynchronous form that Swift
  /// imports for UIKit's method with a completion handler. In an asynchronous function, a call
  /// without a completion handler resolves to this method and needs `await`.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}
