/// One side of a constraint: an attribute of an item, which is not kept alive.
@MainActor struct ConstraintTerm {
  weak var item: (any ConstraintItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: (any ConstraintItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A Boolean value that indicates whether the attribute counts from right to left.
  var isMirrored: Bool {
    guard attribute == .leading || attribute == .trailing else { return false }
    return item?.constrainedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The item that the attribute is of: the content of a scroll view for an edge tied to what it holds.
  ///
  /// Rule: see ``UIScrollView/contentLayoutGuide``.
  func item(against other: ConstraintTerm?) -> (any ConstraintItem)? {
    guard let scrollView = item as? UIScrollView, attribute.isEdge,
      let inner = other?.item?.constrainedView, inner !== scrollView,
      inner.isDescendant(of: scrollView)
    else { return item }
    return scrollView.contentLayoutGuide
  }

  /// The nearest view that holds this side's item and the other side's.
  func commonView(with other: ConstraintTerm?) -> UIView? {
    guard let view = item?.constrainedView else { return nil }
    guard let other else { return view }
    guard let otherView = other.item?.constrainedView else { return nil }
    return sequence(first: view) { $0.superview }.first { otherView.isDescendant(of: $0) }
  }
}

extension UIView: ConstraintItem {
  var constrainedView: UIView? { self }
}

extension NSLayoutConstraint.Relation {
  /// The relation of the negated sides.
  var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// A Boolean value that indicates whether the attribute is one of the four edges, in whichever
  /// way it is named.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}

/// What constraints are made between: views and layout guides.
@MainActor protocol ConstraintItem: AnyObject {
  /// The view in whose tree the item lies.
  var constrainedView: UIView? { get }
}
