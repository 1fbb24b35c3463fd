/// What an app found when it looked for content in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It could not look.
  case failed
}
