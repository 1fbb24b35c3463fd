import Foundation

/// A drag over the views of this app, from it or from another one.
@MainActor final class DropSession: NSObject, UIDropSession, PlacedSession {
  let local: DragSession?
  private let foreign: [UIDragItem]
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)
  private(set) var place = DragPlace()

  init(local: DragSession) {
    self.local = local
    foreign = []
    super.init()
  }

  init(foreign: [UIDragItem]) {
    local = nil
    self.foreign = foreign
    super.init()
  }

  var items: [UIDragItem] { local?.items ?? foreign }
  var localDragSession: (any UIDragSession)? { local }
  var allowsMoveOperation: Bool { local?.allowsMoveOperation ?? false }
  var isRestrictedToDraggingApplication: Bool {
    local?.isRestrictedToDraggingApplication ?? false
  }

  func move(to point: CGPoint, in view: UIView) {
    place = DragPlace(point, in: view)
    local?.place = place
  }

  @discardableResult
  func loadObjects(
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
