import Foundation

extension DraggingList {
  /// Whether the items are the list's own, and its data source is to move them.
  func reorders(_ session: DropSession) -> Bool {
    guard !hasDropDelegate, let local = session.local else { return false }
    return local === dragging.drag && session.items.count == 1
  }

  /// Notes where the items would be dropped now; nil over nothing.
  func trackDestination(of session: DropSession) -> IndexPath? {
    let point = session.location(in: self)
    dragging.destination = itemPath(at: point) ?? placeBehindLastItem(for: point)
    return dragging.destination
  }

  /// The items of a drop, with the places of those that were lifted here.
  func dropItems(_ session: DropSession) -> [ListDropItem] {
    session.items.map { item in
      let path = dragging.path(of: item)
      let size = path.flatMap { itemCell(at: $0) }?.bounds.size
      return ListDropItem(item, from: path, previewSize: size ?? .zero)
    }
  }

  /// Forgets the drag that was over the list.
  func endTracking() {
    (dragging.drop, dragging.destination, dragging.opensGap) = (nil, nil, false)
  }
}
