import Foundation

extension NSLayoutConstraint {
  /// The system's distance between two views, in points: 8, as in visual formats.
  ///
  /// UIKit's documentation names no number, and says of baselines that the fonts count; here all anchors
  /// have this one.
  static let systemSpacing: CGFloat = 8
}

extension NSLayoutAnchor {
  /// Makes a constraint to lie a multiple of the system's distance from another anchor.
  fileprivate func systemSpaced(
    _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor<Kind>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, relation, anchor.term, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }
}

extension NSLayoutXAxisAnchor {
  /// Makes a constraint to lie a multiple of the system's distance behind another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.equal, from: anchor, multiplier) }

  /// Makes a constraint to lie at least a multiple of the system's distance behind another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.greaterThanOrEqual, from: anchor, multiplier) }

  /// Makes a constraint to lie at most a multiple of the system's distance behind another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.lessThanOrEqual, from: anchor, multiplier) }
}

extension NSLayoutYAxisAnchor {
  /// Makes a constraint to lie a multiple of the system's distance below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.equal, from: anchor, multiplier) }

  /// Makes a constraint to lie at least a multiple of the system's distance below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.greaterThanOrEqual, from: anchor, multiplier) }

  /// Makes a constraint to lie at most a multiple of the system's distance below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.lessThanOrEqual, from: anchor, multiplier) }
}
