import Foundation

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

  /// Makes an object's values: none.
  public init() {}

  /// Returns the value of a key; nil for none.
  public func value(for key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .kept(let value): value
    case .borrowed(let reference): reference.object
    case nil: nil
    }
  }

  /// Gives a key a value in place of the former one; nil takes that away.
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
