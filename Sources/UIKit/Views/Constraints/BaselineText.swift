/// A view that knows where its own lines lie.
@MainActor protocol BaselineText: UIView {
  /// Where a line's baseline lies; nil without text.
  func ownBaseline(of line: BaselineLine) -> Baseline?
}

extension UIView {
  /// Where a line's baseline lies, by what the view knows or by the view that it names as long as that
  /// one lies where it is shown; nil without text.
  func baseline(of line: BaselineLine) -> Baseline? {
    if let own = (self as? any BaselineText)?.ownBaseline(of: line) { return own }
    guard let named = view(named: line), let inner = named.baseline(of: line) else { return nil }
    let frame = named.convert(named.bounds, to: self)
    return Baseline(offset: frame.minY - bounds.minY + inner.y(inHeight: frame.height))
  }

  /// The view inside this one that it names for a line; nil when it names itself.
  func view(named line: BaselineLine) -> UIView? {
    let named = line.view(namedBy: self)
    return named !== self && named.isDescendant(of: self) ? named : nil
  }
}
