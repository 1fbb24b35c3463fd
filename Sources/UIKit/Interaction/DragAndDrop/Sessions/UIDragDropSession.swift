import Foundation

/// What a drag and a drop know of the items and of where they are.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Where the items are, in a view's space, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved: only within the app that they are dragged from.
  var allowsMoveOperation: Bool { get }
  /// Whether only views of the app get the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has one of some types, or a kind of it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can be made an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item can be made a value such as a `String` or a `URL`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}
