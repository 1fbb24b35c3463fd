import Foundation

/// What dragged items may be dropped on: a list, or a view with a drop interaction.
@MainActor protocol DropTarget: AnyObject {
  func canHandle(_ session: DropSession) -> Bool
  func dropDidEnter(_ session: DropSession)
  func dropDidUpdate(_ session: DropSession) -> UIDropProposal
  func dropDidExit(_ session: DropSession)
  func performDrop(_ session: DropSession, _ proposal: UIDropProposal)
  func concludeDrop(_ session: DropSession)
  func dropDidEnd(_ session: DropSession)
}

extension DropTarget {
  func concludeDrop(_ session: DropSession) {}
}
