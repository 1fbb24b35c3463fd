import UIKit

/// Tells which cell classes override ``ASCellNode/cellNodeVisibilityEvent(_:in:withCellFrame:)``.
enum VisibilityEventOverride {
  /// Returns whether a class or one of its superclasses below ``ASCellNode`` overrides the method.
  ///
  /// Any thread. Decided here: `true` if the position of the method is not known.
  static func isOverridden(by cellClass: ASCellNode.Type) -> Bool {
    method.isOverridden(by: cellClass, ifUnknown: true)
  }

  private static let method = MethodOverride(
    of: ASCellNode.self, plain: Plain.self, overriding: Overriding.self)

  private final class Plain: ASCellNode {}

  private final class Overriding: ASCellNode {
    override func cellNodeVisibilityEvent(
      _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
      withCellFrame cellFrame: CGRect
    ) {}
  }
}
