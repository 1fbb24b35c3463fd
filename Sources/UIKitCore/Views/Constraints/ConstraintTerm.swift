/// One side of a constraint: an attribute of an item, which is referenced weakly.
@MainActor struct ConstraintTerm {
  weak var item: (any ConstraintItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: (any ConstraintItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A Boolean value that indicates whether the attribute is measured from right to left.
  var isMirrored: Bool {
    guard attribute == .leading || attribute == .trailing else { return false }
    return item?.constrainedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the item of the attribute: for an edge tied to a descendant, the content layout guide
  /// of a scroll view.
  ///
  /// Rule: see ``UIScrollView/contentLayoutGuide``.
  func item(against other: ConstraintTerm?) -> (any ConstraintItem)? {
    guard let scrollView = item as? UIScrollView, attribute.isEdge,
      let inner = other?.item?.constrainedView, inner !== scrollView,
      inner.isDescendant(of: scrollView)
    else { return item }
    return scrollView.contentLayoutGuide
  }

  /// Returns the nearest common ancestor view of both items, or `nil`.
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
  /// The relation with both sides negated.
  var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// A Boolean value that indicates whether the attribute is an edge, absolute or relative.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}

/// An item that constraints relate: a view or a layout guide.
@MainActor protocol ConstraintItem: AnyObject {
  /// The view whose hierarchy contains the item.
  var constrainedView: UIView? { get }
}
