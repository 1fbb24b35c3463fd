import Foundation

extension NSLayoutConstraint {
  /// The system spacing between two views, in points: 8, as in visual formats.
  ///
  /// Decided here: UIKit's documentation names no number, and says that the spacing between
  /// baselines depends on the fonts; here all anchors use this value.
  static let systemSpacing: CGFloat = 8
}

extension NSLayoutAnchor {
  /// Returns a constraint for the distance from another anchor, a multiple of the system spacing.
  fileprivate func systemSpaced(
    _ relation: NSLayoutConstraint.Relation, from anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      term, relation, anchor.term, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }
}

extension NSLayoutXAxisAnchor {
  /// Returns a constraint that places this anchor a multiple of the system spacing after another
  /// anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.equal, from: anchor, multiplier) }

  /// Returns a constraint that places this anchor at least a multiple of the system spacing after
  /// another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.greaterThanOrEqual, from: anchor, multiplier) }

  /// Returns a constraint that places this anchor at most a multiple of the system spacing after
  /// another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.lessThanOrEqual, from: anchor, multiplier) }
}

extension NSLayoutYAxisAnchor {
  /// Returns a constraint that places this anchor a multiple of the system spacing below another
  /// anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.equal, from: anchor, multiplier) }

  /// Returns a constraint that places this anchor at least a multiple of the system spacing below
  /// another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.greaterThanOrEqual, from: anchor, multiplier) }

  /// Returns a constraint that places this anchor at most a multiple of the system spacing below
  /// another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { systemSpaced(.lessThanOrEqual, from: anchor, multiplier) }
}
