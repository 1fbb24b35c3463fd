/// One axis of a view whose superview grows: the room before, the view and the room after it.
struct AutoresizedSpan {
  var before: CGFloat
  var length: CGFloat
  var after: CGFloat
  /// How much the superview grows along the axis; negative when it shrinks.
  var growth: CGFloat
  /// What may change: the room before, the view, the room after it.
  var flexible: (before: Bool, length: Bool, after: Bool)

  /// The share of the growth that each flexible part takes, in proportion to its size.
  private var shares: (before: CGFloat, length: CGFloat) {
    let parts = [
      flexible.before ? max(before, 0) : 0, flexible.length ? max(length, 0) : 0,
      flexible.after ? max(after, 0) : 0,
    ]
    let whole = parts.reduce(0, +)
    guard whole > 0 else {
      let count = CGFloat([flexible.before, flexible.length, flexible.after].filter(\.self).count)
      guard count > 0 else { return (0, 0) }
      return (flexible.before ? 1 / count : 0, flexible.length ? 1 / count : 0)
    }
    return (parts[0] / whole, parts[1] / whole)
  }

  var origin: CGFloat { before + growth * shares.before }
  var extent: CGFloat { max(0, length + growth * shares.length) }
}
