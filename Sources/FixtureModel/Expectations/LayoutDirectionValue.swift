/// The direction of the user interface's layout.
package enum LayoutDirectionValue: String, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
