import Foundation

extension UIApplication {
  /// The frame of the status bar, in points. Its height is the top inset of the screen's safe area.
  public var statusBarFrame: CGRect { runtimeEnvironment.screen.statusBarFrame }

  /// Begins a background task and returns its identifier. The time limit never expires here, so the
  /// handler is never called.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a background task with a name and returns its identifier. The time limit never expires
  /// here, so the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
  }

  /// Ends a background task. This method has no effect here.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining background time, in seconds. The value is always `greatestFiniteMagnitude`, as
  /// in a foreground app.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task. Numbers begin at 1.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier that denotes no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// New data was downloaded.
  case newData
  /// There was no new data.
  case noData
  /// The download failed.
  case failed
}
