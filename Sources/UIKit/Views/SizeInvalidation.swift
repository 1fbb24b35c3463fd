/// What makes the size of a cell's content invalid.
enum SizeInvalidation {
  /// A call of `invalidateIntrinsicContentSize()` on the cell or its content view.
  case intrinsicSize
  /// A change of constraints, priorities or intrinsic sizes within the content view.
  case constraints
}
