import Foundation

/// The common members of drag and drop sessions: the dragged items and their location.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the items in a view's coordinate system, in points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the items can be moved. Items can only be moved within
  /// their own app.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items can be dropped only in this app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns a Boolean value that indicates whether an item has a type that equals or conforms to
  /// one of the given types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns a Boolean value that indicates whether an object of a class can be created from an
  /// item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns a Boolean value that indicates whether a value such as a `String` or a `URL` can be
  /// created from an item.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

/// A drag session, as the view from which items are dragged uses it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value that the app associates with the drag. Only the app itself can read it.
  var localContext: Any? { get set }
}

/// A drop session, as the views under the dragged items use it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag session if the items are from this app, otherwise `nil`.
  var localDragSession: (any UIDragSession)? { get }
  /// The style in which the loading of the items is shown. Stored but not used by the runtime.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// Creates objects of a class from the suitable items and passes them to the closure, in the
  /// order of the items, on the main actor.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Creates values such as `String`s or `URL`s from the suitable items, and passes them to the
  /// closure.
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

/// The style in which the loading of dropped items is shown. Stored but not used by the runtime.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// No progress is shown.
  case none = 0
  /// Progress is shown by the system.
  case `default` = 1
}
