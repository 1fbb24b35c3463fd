import Foundation

/// A drag of this app.
@MainActor final class DragSession: NSObject, UIDragSession, PlacedSession {
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  var place = DragPlace()
  private weak var source: (any DragSource)?

  init(source: any DragSource) {
    self.source = source
    super.init()
  }

  func add(_ added: [UIDragItem]) {
    items += added
  }

  var allowsMoveOperation: Bool { source?.allowsMove(self) ?? true }

  var isRestrictedToDraggingApplication: Bool {
    source?.isRestrictedToApplication(self) ?? false
  }
}
