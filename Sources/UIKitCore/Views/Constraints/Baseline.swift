/// The position of a baseline in a view: a fraction of its height plus an offset.
struct Baseline: Equatable {
  /// The fraction of the height, from 0 at the top to 1 at the bottom.
  var share: CGFloat = 0
  /// The distance below that position, in points.
  var offset: CGFloat

  /// Returns the distance from the top of a view of a given height, in points.
  func y(inHeight height: CGFloat) -> CGFloat { share * height + offset }

  /// Creates the linear function through the results of a closure for two heights, 100 points
  /// apart.
  init(near height: CGFloat, _ place: (CGFloat) -> CGFloat) {
    let (low, high) = (place(height), place(height + 100))
    share = (high - low) / 100
    offset = low - share * height
  }

  init(share: CGFloat = 0, offset: CGFloat) {
    (self.share, self.offset) = (share, offset)
  }
}

/// The line of text whose baseline is aligned.
enum BaselineLine {
  case first
  case last

  /// Returns the descendant that a view designates for the baseline of the line.
  @MainActor func view(namedBy view: UIView) -> UIView {
    switch self {
    case .first: view.forFirstBaselineLayout
    case .last: view.forLastBaselineLayout
    }
  }
}

/// A view that can compute the baselines of its own text.
@MainActor protocol BaselineText: UIView {
  /// Returns the baseline of a line, or `nil` without text.
  func ownBaseline(of line: BaselineLine) -> Baseline?
}

extension UIView {
  /// Returns the baseline of a line, or `nil` without text. The text may be that of a designated
  /// descendant.
  ///
  /// It is the view's own baseline, or that of the view that it designates, at its current
  /// position.
  func baseline(of line: BaselineLine) -> Baseline? {
    if let own = (self as? any BaselineText)?.ownBaseline(of: line) { return own }
    guard let named = view(named: line), let inner = named.baseline(of: line) else { return nil }
    let frame = named.convert(named.bounds, to: self)
    return Baseline(offset: frame.minY - bounds.minY + inner.y(inHeight: frame.height))
  }

  /// Returns the descendant that the view designates for a line, or `nil` when it designates
  /// itself.
  func view(named line: BaselineLine) -> UIView? {
    let named = line.view(namedBy: self)
    return named !== self && named.isDescendant(of: self) ? named : nil
  }
}
