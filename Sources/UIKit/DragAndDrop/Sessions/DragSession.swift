import Foundation

/// A drag of this app.
@MainActor final class DragSession: NSObject, UIDragSession {
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  private weak var source: (any DragSource)?
  private weak var placeView: UIView?
  private var place = CGPoint.zero

  init(source: any DragSource) {
    self.source = source
    super.init()
  }

  func add(_ added: [UIDragItem]) {
    items += added
  }

  func move(to point: CGPoint, in view: UIView?) {
    (place, placeView) = (point, view)
  }

  func location(in view: UIView) -> CGPoint {
    placeView.map { $0.convert(place, to: view) } ?? place
  }

  var allowsMoveOperation: Bool { source?.allowsMove(self) ?? true }

  var isRestrictedToDraggingApplication: Bool {
    source?.isRestrictedToApplication(self) ?? false
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contain(typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

extension [UIDragItem] {
  /// Whether an item has one of some types, or a kind of it.
  @MainActor func contain(_ typeIdentifiers: [String]) -> Bool {
    contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
