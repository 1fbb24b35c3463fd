/// A layout priority for each axis.
struct LayoutPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
