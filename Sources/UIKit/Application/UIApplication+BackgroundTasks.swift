import Foundation

extension UIApplication {
  /// The frame of the status bar in points: what the screen's safe area leaves at the top.
  public var statusBarFrame: CGRect { runtimeEnvironment.screen.statusBarFrame }

  /// Asks for time after the app has left the screen; the time never runs out here.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time after the app has left the screen; the time never runs out here.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
  }

  /// Gives back time that was asked for; nothing has to be done.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How much time is left, in seconds: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// The name of time that an app asked for after it has left the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes an identifier from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No time.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an app found when it looked for content in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It could not look.
  case failed
}
