import Foundation

/// Where dragged items come from: a list, or a view with a drag interaction.
@MainActor protocol DragSource: AnyObject {
  /// More items for a drag, from a point of the source's view.
  func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem]
  func allowsMove(_ session: DragSession) -> Bool
  func isRestrictedToApplication(_ session: DragSession) -> Bool
  func dragDidMove(_ session: DragSession)
  func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation)
  func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation)
}

extension DragSource {
  func dragDidMove(_ session: DragSession) {}
  func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation) {}
}
