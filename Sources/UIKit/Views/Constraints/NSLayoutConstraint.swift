import Foundation

/// A linear relation between an attribute of one item and one of another: `a = m·b + c`.
///
/// Items are views and layout guides. A constraint counts while it is active; it is kept by the
/// nearest view that holds both items, as in UIKit.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the two sides relate.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// A number of an item's rectangle.
  public enum Attribute: Int, Hashable, Sendable {
    /// No number: the relation is to a constant.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle across.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
  }

  let first: ConstraintTerm
  let second: ConstraintTerm?
  /// How the two sides relate.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }
  /// How much the constraint counts; default required.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }
  /// A name for messages.
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

  /// Creates a relation between attributes of two items, each a view or a layout guide.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      ConstraintTerm(view1 as? any ConstraintItem, attr1), relation,
      attr2 == .notAnAttribute ? nil : ConstraintTerm(view2 as? any ConstraintItem, attr2),
      multiplier: multiplier, constant: c)
  }

  /// The first item.
  open var firstItem: AnyObject? { first.item }
  /// The second item; `nil` for a relation to a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The first item's attribute.
  open var firstAttribute: Attribute { first.attribute }
  /// The second item's attribute.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// A Boolean value that indicates whether the constraint counts.
  ///
  /// Rule: UIKit's documentation: the items must lie in one tree; UIKit raises otherwise.
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
          message: "A constraint was activated whose items are in no common tree of views.",
          remedy: "Add both views to the tree before activating the constraint."))
    }
    holder = view
    view.constraintStore.constraints.append(self)
    view.constraintsDidChange()
  }

  /// Returns a Boolean value that indicates whether an item lies in a view's tree.
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

  /// Lets constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints count no longer.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
