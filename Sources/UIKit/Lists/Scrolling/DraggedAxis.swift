/// One axis of content that a finger drags.
struct DraggedAxis {
  var lowest: CGFloat
  var highest: CGFloat
  /// The length of the view along the axis.
  var length: CGFloat
  var bounces: Bool
  var alwaysBounces: Bool

  /// The offset that shows for the offset that the finger asks for.
  ///
  /// Past an edge the content follows by the published rubber-band curve, x·c·d ÷ (d + c·x) with c
  /// of 0.55 and d the view's length, which never passes d.
  func offset(for wanted: CGFloat, present: CGFloat) -> CGFloat {
    guard highest > lowest || alwaysBounces else { return present }
    let inside = wanted.clamped(from: lowest, to: highest)
    guard bounces, wanted != inside, length > 0 else { return inside }
    let excess = abs(wanted - inside) * 0.55
    let stretch = excess * length / (length + excess)
    return wanted < inside ? inside - stretch : inside + stretch
  }
}
