/// What a binding's path starts from.
package enum BindingRoot: Sendable, Hashable {
  /// The row's model, or the section's model in a supplementary element.
  case row
  /// The whole model, written `{.}`.
  case wholeModel
  /// A value that the container knows.
  case context(ContextValue)
}
