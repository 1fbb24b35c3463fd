import Foundation

/// An origin of dragged items: a list, or a view with a drag interaction.
@MainActor package protocol DragSource: AnyObject {
  /// Returns more items for a drag, from a point of the source's view.
  func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem]
  func allowsMove(_ session: DragSession) -> Bool
  func isRestrictedToApplication(_ session: DragSession) -> Bool
  func dragDidMove(_ session: DragSession)
  func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation)
  func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation)
}

extension DragSource {
  package func dragDidMove(_ session: DragSession) {}
  package func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation) {}
}

/// A target of dropped items: a list, or a view with a drop interaction.
@MainActor package protocol DropTarget: AnyObject {
  func canHandle(_ session: DropSession) -> Bool
  func dropDidEnter(_ session: DropSession)
  func dropDidUpdate(_ session: DropSession) -> UIDropProposal
  func dropDidExit(_ session: DropSession)
  func performDrop(_ session: DropSession, _ proposal: UIDropProposal)
  func concludeDrop(_ session: DropSession)
  func dropDidEnd(_ session: DropSession)
}

extension DropTarget {
  package func concludeDrop(_ session: DropSession) {}
}
