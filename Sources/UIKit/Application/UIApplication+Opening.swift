import Foundation

extension UIApplication {
  /// A name of something that is told when an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app, not a browser, may open the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The address of the app's settings of notifications.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// Notes the address in ``openedURLs``; without a device nothing opens, so the answer is no.
  ///
  /// The completion runs with a later main turn, as in UIKit.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    guard let completion else { return }
    let box = MainActorBox(completion)
    runtimeEnvironment.enqueueOnMain(RuntimeStep(.main, "open URL")) { box.value(false) }
  }

  /// Opens an address and returns whether it was opened.
  ///
  /// Main thread. Swift imports it from UIKit's method with a completion handler. In an asynchronous
  /// function it is what a call without one means, which needs `await`.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}
