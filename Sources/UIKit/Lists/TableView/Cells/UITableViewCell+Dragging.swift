extension UITableViewCell {
  /// What a drag does with the cell.
  public enum DragState: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// It is about to take the cell.
    case lifting
    /// It has taken the cell.
    case dragging
  }

  /// Lets a drag lift, take or leave the cell. A driven step: the cell is configured again.
  ///
  /// Rule: UIKit's documentation of `dragStateDidChange(_:)`: the cell hears each change. Main thread.
  public func drag(to state: DragState) {
    guard state != dragState else { return }
    dragState = state
    setNeedsUpdateConfiguration()
    dragStateDidChange(state)
  }
}
