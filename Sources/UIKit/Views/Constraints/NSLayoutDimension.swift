import Foundation

/// The anchor of a length.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<LayoutAxis.Length> {
  /// Makes a constraint to equal a length in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: constant)
  }

  /// Makes a constraint to be at least a length in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: constant)
  }

  /// Makes a constraint to be at most a length in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: constant)
  }

  /// Makes a constraint to equal a multiple of another length plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint to be at least a multiple of another length plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, .greaterThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint to be at most a multiple of another length plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, .lessThanOrEqual, anchor.term, multiplier: multiplier, constant: constant)
  }
}
