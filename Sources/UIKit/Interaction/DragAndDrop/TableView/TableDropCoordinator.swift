import Foundation

/// A drop on a table.
@MainActor
final class TableDropCoordinator: ListDropCoordinator,
  UITableViewDropCoordinator
{
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(_ session: DropSession, _ proposal: UITableViewDropProposal, in list: UITableView) {
    self.proposal = proposal
    items = list.dropItems(session)
    super.init(session, in: list)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    keepPlace(at: placeholder.insertionIndexPath, for: dragItem)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animate()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    animate()
  }
}
