import Foundation

extension RuntimeBridge {
  /// An object that stores values which extensions in other modules associate with it.
  ///
  /// The Objective-C runtime stores them for every object. Without it, a class needs a property for
  /// them, which responders, layers, gesture recognizers, bar items, and nodes have.
  @preconcurrency @MainActor public protocol AssociatedObjectOwner: AnyObject {
    /// The associated values, by the addresses of their keys.
    var associatedObjects: RuntimeBridge.AssociatedObjects { get set }
  }
}

extension UIResponder: RuntimeBridge.AssociatedObjectOwner {}
extension CALayer: RuntimeBridge.AssociatedObjectOwner {}
extension UIGestureRecognizer: RuntimeBridge.AssociatedObjectOwner {}
extension UIBarItem: RuntimeBridge.AssociatedObjectOwner {}

extension RuntimeBridge {
  /// The values that other modules associate with an object, by the addresses of their keys.
  public struct AssociatedObjects {
    private enum Value {
      case kept(Any)
      case borrowed(WeakReference)
    }

    private struct WeakReference {
      weak var object: AnyObject?
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    /// Creates an empty set of values.
    public init() {}

    /// Returns the value of a key, or `nil`.
    public func value(for key: UnsafeRawPointer) -> Any? {
      switch values[key] {
      case .kept(let value): value
      case .borrowed(let reference): reference.object
      case nil: nil
      }
    }

    /// Sets the value of a key, or removes it when `nil`.
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
}

// The functions of the Objective-C runtime with which extensions add stored values to a class.

/// Returns the value that is associated with an object for a key, or `nil`. Call this function on
/// the main thread.
///
/// Rule: the documentation of the Objective-C runtime. A key is an address; its memory is not
/// accessed.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: any RuntimeBridge.AssociatedObjectOwner, _ key: UnsafeRawPointer
) -> Any? {
  object.associatedObjects.value(for: key)
}

/// Associates a value with an object for a key, or removes it when `nil`. Call this function on the
/// main thread.
///
/// The value is released with the object.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: any RuntimeBridge.AssociatedObjectOwner, _ key: UnsafeRawPointer, _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  object.associatedObjects.set(value, for: key, policy)
}

/// Removes all values that are associated with an object. Call this function on the main thread.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(
  _ object: any RuntimeBridge.AssociatedObjectOwner
) {
  object.associatedObjects = RuntimeBridge.AssociatedObjects()
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The policy with which an object stores an associated value.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// A weak reference to the value.
  ///
  /// Where the Objective-C runtime keeps a dangling pointer, the value here becomes `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference to the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy of a value that supports copying.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference to the value.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A strong reference to a copy of a value that supports copying.
  case OBJC_ASSOCIATION_COPY = 0o1403
}
