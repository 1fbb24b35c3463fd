import Foundation

/// An object that keeps values which extensions in other modules give to it.
///
/// The Objective-C runtime keeps them for every object. Without it a class needs room of its own, which
/// responders (views, controllers, windows), layers, recognisers and bar items have. Nodes have it too.
@preconcurrency @MainActor public protocol AssociatedObjectOwner: AnyObject {
  /// The values, by the addresses of their keys.
  var associatedObjects: AssociatedObjects { get set }
}

extension UIResponder: AssociatedObjectOwner {}
extension CALayer: AssociatedObjectOwner {}
extension UIGestureRecognizer: AssociatedObjectOwner {}
extension UIBarItem: AssociatedObjectOwner {}

/// The values that other modules gave to an object, by the addresses of their keys.
public struct AssociatedObjects {
  private enum Value {
    case kept(Any)
    case borrowed(WeakReference)
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private var values: [UnsafeRawPointer: Value] = [:]

  /// Creates an object's values: none.
  public init() {}

  /// Returns the value of a key; `nil` for none.
  public func value(for key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .kept(let value): value
    case .borrowed(let reference): reference.object
    case nil: nil
    }
  }

  /// Gives a key a value in place of the former one; `nil` takes that away.
  public mutating func set(
    _ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    values[key] = value.map { Self.hold($0, policy) }
  }

  private static func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .borrowed(WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .kept((value as? any NSCopying)?.copy() ?? value)
    }
  }
}

// The functions of the Objective-C runtime by which extensions give stored values to a class.

/// Returns the value that an object was given under a key; `nil` for none. Main thread.
///
/// Rule: the documentation of the Objective-C runtime; a key is an address, whatever lies there.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: any AssociatedObjectOwner, _ key: UnsafeRawPointer
) -> Any? {
  object.associatedObjects.value(for: key)
}

/// Gives an object a value under a key in place of the former one; `nil` takes that away. Main
/// thread.
///
/// The value goes with the object.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: any AssociatedObjectOwner, _ key: UnsafeRawPointer, _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  object.associatedObjects.set(value, for: key, policy)
}

/// Takes all values away that an object was given. Main thread.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(
  _ object: any AssociatedObjectOwner
) {
  object.associatedObjects = AssociatedObjects()
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an object keeps a value that was given to it from outside.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Not at all: the value is gone when nobody else keeps it.
  ///
  /// Where the Objective-C runtime then gives a pointer to nothing, here is `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It keeps it.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It keeps a copy of a value that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It keeps it.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// It keeps a copy of a value that can be copied.
  case OBJC_ASSOCIATION_COPY = 0o1403
}
