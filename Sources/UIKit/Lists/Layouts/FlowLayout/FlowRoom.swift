import Foundation

/// The room of one line and the rule by which items join it.
struct FlowRoom: Sendable {
  /// How far a sum may exceed the room and still count as an exact fit, in points.
  ///
  /// Thirds of a width add up to the width on paper but not in binary; users mean the former.
  static let tolerance: CGFloat = 1e-6

  /// The length between the insets, in points; negative when they exceed the view.
  let length: CGFloat
  /// The least distance between neighbours, in points.
  let spacing: CGFloat

  /// Tells whether something of an extent still fits what is left (rule F1).
  func accepts(_ extent: CGFloat, left: CGFloat) -> Bool {
    extent <= left + Self.tolerance
  }

  /// The number of equal extents that fit a line: at least one.
  func count(of extent: CGFloat, atMost limit: Int) -> Int {
    guard accepts(extent, left: length) else { return 1 }
    let pitch = extent + spacing
    guard pitch > 0 else { return max(limit, 1) }
    let quotient = (length + spacing + Self.tolerance) / pitch
    guard quotient < CGFloat(Int32.max) else { return max(limit, 1) }
    return max(Int(quotient), 1)
  }
}
