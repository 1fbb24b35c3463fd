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

/// The line of a text that others are aligned by.
enum BaselineLine {
  case first
  case last

  /// The view that another one names for the line.
  @MainActor func view(namedBy view: UIView) -> UIView {
    switch self {
    case .first: view.forFirstBaselineLayout
    case .last: view.forLastBaselineLayout
    }
  }
}

/// A view that knows where its own lines lie.
@MainActor protocol BaselineText: UIView {
  /// Where a line's baseline lies; `nil` without text.
  func ownBaseline(of line: BaselineLine) -> Baseline?
}

extension UIView {
  /// Where a line's baseline lies, by what the view knows or by the view that it names as long as
  /// that one lies where it is shown; `nil` without text.
  func baseline(of line: BaselineLine) -> Baseline? {
    if let own = (self as? any BaselineText)?.ownBaseline(of: line) { return own }
    guard let named = view(named: line), let inner = named.baseline(of: line) else { return nil }
    let frame = named.convert(named.bounds, to: self)
    return Baseline(offset: frame.minY - bounds.minY + inner.y(inHeight: frame.height))
  }

  /// The view inside this one that it names for a line; `nil` when it names itself.
  func view(named line: BaselineLine) -> UIView? {
    let named = line.view(namedBy: self)
    return named !== self && named.isDescendant(of: self) ? named : nil
  }
}
