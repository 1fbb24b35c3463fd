import Foundation

/// A drag that began in this app.
@MainActor package final class DragSession: NSObject, UIDragSession, PlacedSession {
  package private(set) var items: [UIDragItem] = []
  package var localContext: Any?
  var place = DragPlace()
  private weak var source: (any DragSource)?

  init(source: any DragSource) {
    self.source = source
    super.init()
  }

  package func add(_ added: [UIDragItem]) {
    items += added
  }

  package var allowsMoveOperation: Bool { source?.allowsMove(self) ?? true }

  package var isRestrictedToDraggingApplication: Bool {
    source?.isRestrictedToApplication(self) ?? false
  }
}

/// A drag over the views of this app. It began in this app or in another one.
@MainActor package final class DropSession: NSObject, UIDropSession, PlacedSession {
  package let local: DragSession?
  private let foreign: [UIDragItem]
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 0)
  private(set) var place = DragPlace()

  package init(local: DragSession) {
    self.local = local
    foreign = []
    super.init()
  }

  package init(foreign: [UIDragItem]) {
    local = nil
    self.foreign = foreign
    super.init()
  }

  package var items: [UIDragItem] { local?.items ?? foreign }
  package var localDragSession: (any UIDragSession)? { local }
  package var allowsMoveOperation: Bool { local?.allowsMoveOperation ?? false }
  package var isRestrictedToDraggingApplication: Bool {
    local?.isRestrictedToDraggingApplication ?? false
  }

  package func move(to point: CGPoint, in view: UIView) {
    place = DragPlace(point, in: view)
    local?.place = place
  }

  @discardableResult
  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(providers.count)
    let load = ObjectLoad(aClass, progress, completion)
    load.start(providers)
    return progress
  }
}

/// The common members of drag and drop sessions that depend on the items and the location of the
/// finger.
@MainActor protocol PlacedSession: UIDragDropSession {
  var place: DragPlace { get }
}

extension PlacedSession {
  package func location(in view: UIView) -> CGPoint { place.location(in: view) }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The location of a dragging finger: a point in a view's coordinate system, in points.
@MainActor struct DragPlace {
  private let point: CGPoint
  private weak var view: UIView?

  init(_ point: CGPoint = .zero, in view: UIView? = nil) {
    self.point = point
    self.view = view
  }

  package func location(in other: UIView) -> CGPoint {
    view?.convert(point, to: other) ?? point
  }
}
