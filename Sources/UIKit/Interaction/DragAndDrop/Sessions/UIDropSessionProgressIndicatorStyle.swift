/// How the loading of dropped items is shown; kept as a value, for nothing is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// By the system's sheet.
  case `default` = 1
}
