import Foundation

/// One attribute of an item, as a source of constraints; anchors of one kind relate to each other.
@preconcurrency @MainActor public class NSLayoutAnchor<Kind>: NSObject {
  let term: ConstraintTerm

  init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    term = ConstraintTerm(item, attribute)
    super.init()
  }

  /// Makes a constraint to equal another anchor plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, constant: constant)
  }

  /// Makes a constraint to be at least another anchor plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, constant: constant)
  }

  /// Makes a constraint to be at most another anchor plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, constant: constant)
  }
}
