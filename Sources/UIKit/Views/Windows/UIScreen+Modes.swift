extension UIScreen {
  /// How the screen shows its pixels: each of them.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// How the screen best shows its pixels: each of them.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The ways in which the screen may show its pixels: one.
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// The screen that this one repeats: none.
  public var mirrored: UIScreen? { nil }
  /// How much brighter than white the screen shows now: no more.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white the screen could show: no more.
  public var potentialEDRHeadroom: CGFloat { 1 }
}
