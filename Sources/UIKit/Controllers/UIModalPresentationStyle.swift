/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The system chooses: a page sheet.
  case automatic = -2
  /// Not adapted.
  case none = -1
  /// The whole screen; the presenter is taken away.
  case fullScreen = 0
  /// A sheet that leaves the presenter visible.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// Over the presenter's own area, which is taken away.
  case currentContext = 3
  /// As a custom presenter says.
  case custom = 4
  /// The whole screen, with the presenter behind.
  case overFullScreen = 5
  /// Over the presenter's own area, with it behind.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
}
