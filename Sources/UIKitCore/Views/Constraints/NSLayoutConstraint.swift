import Foundation

/// A linear relation between an attribute of one item and one of another: `a = m·b + c`.
///
/// Items are views and layout guides. The nearest common ancestor view of both items stores an
/// active constraint, as in UIKit.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// An axis of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// The horizontal axis: positions and widths.
    case horizontal
    /// The vertical axis: positions and heights.
    case vertical
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// An attribute of an item's rectangle.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute: the relation is to a constant.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
  }

  let first: ConstraintTerm
  let second: ConstraintTerm?
  /// The relation between the two sides.
  public let relation: Relation
  /// The factor by which the second attribute is multiplied.
  public let multiplier: CGFloat
  /// The constant that is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }
  /// The priority of the constraint. The default is `required`.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }
  /// A name that violations mention.
  open var identifier: String?
  weak var holder: UIView?

  init(
    _ first: ConstraintTerm, _ relation: Relation, _ second: ConstraintTerm?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Creates a constraint without items, in place of one that is set later. It cannot be activated.
  public override convenience init() {
    self.init(ConstraintTerm(nil, .notAnAttribute), .equal, nil)
  }

  /// Creates a constraint between attributes of two items, each a view or a layout guide.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      ConstraintTerm(view1 as? any ConstraintItem, attr1), relation,
      attr2 == .notAnAttribute ? nil : ConstraintTerm(view2 as? any ConstraintItem, attr2),
      multiplier: multiplier, constant: c)
  }

  /// The first item of the constraint, a view or a layout guide.
  open var firstItem: AnyObject? { first.item }
  /// The second item of the constraint, or `nil` for a relation to a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute of the second item, or `notAnAttribute` for a relation to a constant.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// A Boolean value that indicates whether the constraint is active.
  ///
  /// Rule: UIKit's documentation: the items must have a common ancestor view. Otherwise a violation
  /// is reported, where UIKit raises an exception.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let view = first.commonView(with: second) else {
      return RuntimeEnvironment.current.report(
        RuntimeViolation(
          .constraintWithoutCommonView, subject: "\(self)",
          message: "A constraint was activated whose items have no common ancestor view.",
          remedy: "Add both views to one hierarchy before you activate the constraint."))
    }
    holder = view
    view.constraintStore.constraints.append(self)
    view.constraintsDidChange()
  }

  /// Returns a Boolean value that indicates whether an item belongs to a view's hierarchy.
  func ties(_ view: UIView) -> Bool {
    [first.item, second?.item].contains { item in
      item?.constrainedView?.isDescendant(of: view) ?? false
    }
  }

  private func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.constraintStore.constraints.removeAll { $0 === self }
    view.constraintsDidChange()
  }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
