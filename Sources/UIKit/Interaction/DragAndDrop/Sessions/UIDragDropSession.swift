import Foundation

/// What a drag and a drop know of the items and of where they are.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the items in a view's coordinate system, in points.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the items may be moved: only within the app that they
  /// are dragged from.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether only views of the app get the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has one of some types, or a kind of it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item can be made an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether an item can be made a value such as a `String` or a `URL`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

/// A drag, as the view sees it from which the items come.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the app notes of the drag.
  var localContext: Any? { get set }
}

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

/// How the loading of dropped items is shown; kept as a value, for nothing is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// By the system's sheet.
  case `default` = 1
}
