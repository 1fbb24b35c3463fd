import UIKit

/// The shadow that a text node draws, and the room that it takes.
struct TextShadow: Hashable, Sendable {
  var color: CGColor?
  var opacity: CGFloat
  /// The distance in points.
  var offset: CGSize
  /// The blur in points.
  var radius: CGFloat

  /// Whether anything of the shadow can be seen.
  var isVisible: Bool {
    guard let color, color.alpha > 0, opacity > 0 else { return false }
    return offset != .zero || radius > 0
  }

  /// How far the shadow reaches beyond the text, as insets: 0 or less, in points.
  var padding: UIEdgeInsets {
    guard isVisible else { return .zero }
    return UIEdgeInsets(
      top: min(0, offset.height - radius), left: min(0, offset.width - radius),
      bottom: min(0, -offset.height - radius), right: min(0, -offset.width - radius))
  }
}
