import Foundation

/// What the sessions of a drag and of a drop answer alike, from their items and the finger's place.
@MainActor protocol PlacedSession: UIDragDropSession {
  var place: DragPlace { get }
}

extension PlacedSession {
  func location(in view: UIView) -> CGPoint { place.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
