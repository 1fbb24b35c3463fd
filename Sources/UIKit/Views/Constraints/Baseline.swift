/// Where a line's baseline lies in a view: a share of its height, and a distance below that.
struct Baseline: Equatable {
  /// The part of the height, from 0 at the top to 1 at the bottom.
  var share: CGFloat = 0
  /// The distance below that place, in points.
  var offset: CGFloat

  /// The distance from the top of a view of a height, in points.
  func y(inHeight height: CGFloat) -> CGFloat { share * height + offset }

  /// The line through what a function answers for two heights, 100 points apart.
  init(near height: CGFloat, _ place: (CGFloat) -> CGFloat) {
    let (low, high) = (place(height), place(height + 100))
    share = (high - low) / 100
    offset = low - share * height
  }

  init(share: CGFloat = 0, offset: CGFloat) {
    (self.share, self.offset) = (share, offset)
  }
}
