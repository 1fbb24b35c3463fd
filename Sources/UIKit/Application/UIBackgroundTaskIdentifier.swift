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
