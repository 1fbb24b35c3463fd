import Foundation

/// The items and the location that drag and drop sessions have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the items in a view's coordinate system, in points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the items can be moved, which is possible only within
  /// the app that they are dragged from.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items can be dropped only in this app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has one of some types, or a type that conforms to one of them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be created from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value such as a `String` or a `URL` can be created from an item.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

/// A drag session, as the source view sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value that the app associates with the drag.
  var localContext: Any? { get set }
}

/// A drop session, as the views under the items see it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag session if the items come from this app; otherwise `nil`.
  var localDragSession: (any UIDragSession)? { get }
  /// The style in which the loading of the items is shown. Stored but not used by the runtime.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// Creates objects of a class from the items that allow it, and calls the closure with them, in
  /// the items' order, on the main actor.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Creates values such as `String`s or `URL`s from the items, and calls the closure with them.
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
  /// No indicator.
  case none = 0
  /// The system's progress sheet.
  case `default` = 1
}
