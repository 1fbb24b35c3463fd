import Foundation

extension DraggingList {
  /// Lifts the items that the drag delegate gives for a path; nil without any.
  func beginDrag(at path: IndexPath, _ begin: (DragSession) -> [UIDragItem]) -> DragGesture? {
    guard dragging.drag == nil else { return nil }
    let session = DragSession(source: self)
    let frame = itemFrame(at: path)
    session.place = DragPlace(CGPoint(x: frame.midX, y: frame.midY), in: self)
    let items = ownEnvironment.bind { begin(session) }
    guard !items.isEmpty else { return nil }
    session.add(items)
    dragging.drag = session
    lift(items, at: path)
    ownEnvironment.bind { dragWillBegin(session) }
    for entry in dragging.lifted { itemCell(at: entry.path)?.drag(to: .dragging) }
    return DragGesture(session, from: self)
  }

  /// Lifts more items for a drag that has begun.
  func addToDrag(at path: IndexPath, _ add: () -> [UIDragItem]) -> [UIDragItem] {
    let items = ownEnvironment.bind(add)
    guard !items.isEmpty else { return [] }
    lift(items, at: path)
    itemCell(at: path)?.drag(to: .dragging)
    return items
  }

  private func lift(_ items: [UIDragItem], at path: IndexPath) {
    dragging.lifted += items.map { ($0, path) }
    willLift(at: path)
    itemCell(at: path)?.drag(to: .lifting)
  }

  /// Puts the cells down that were lifted.
  func endDrag() {
    let lifted = dragging.lifted
    (dragging.drag, dragging.lifted) = (nil, [])
    for entry in lifted { itemCell(at: entry.path)?.drag(to: .none) }
  }
}
