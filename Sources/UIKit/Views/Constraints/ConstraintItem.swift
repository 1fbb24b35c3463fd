/// What constraints are made between: views and layout guides.
@MainActor protocol ConstraintItem: AnyObject {
  /// The view in whose tree the item lies.
  var constrainedView: UIView? { get }
}
