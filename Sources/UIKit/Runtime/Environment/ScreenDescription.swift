import Foundation

/// The screen that a headless run pretends to have.
public struct ScreenDescription: Hashable, Sendable {
  /// The size in points, in the present orientation.
  public var size: CGSize
  /// Device pixels per point: 1, 2 or 3.
  public var scale: CGFloat
  /// The parts of the screen that bars and rounded corners cover, in points.
  public var safeAreaInsets: UIEdgeInsets

  /// Makes a screen; the default is 375 by 667 points at scale 2 without a safe area.
  public init(
    size: CGSize = CGSize(width: 375, height: 667),
    scale: CGFloat = 2,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }
}

extension ScreenDescription {
  /// Where the status bar stands: what the safe area leaves at the top, in points.
  var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: safeAreaInsets.top)
  }
}
