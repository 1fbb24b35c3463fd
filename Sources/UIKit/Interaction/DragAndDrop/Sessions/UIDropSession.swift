import Foundation

/// A drag, as the views see it over which the items are.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, when the items come from this app; else nil.
  var localDragSession: (any UIDragSession)? { get }
  /// How the loading of the items is shown; kept as a value.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How far the loading of the items is.
  var progress: Progress { get }
  /// Makes objects of a class of the items that can be, and calls the closure with them, in the
  /// items' order, on the main actor.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Makes values such as `String`s or `URL`s of the items, and calls the closure with them.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          guard let object = object as? Value._ObjectiveCType else { return nil }
          var value: Value?
          return Value._conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
        })
    }
  }
}
