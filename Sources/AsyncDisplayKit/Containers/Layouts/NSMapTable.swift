import UIKit

/// A table that keeps its keys and objects and tells keys apart by identity.
///
/// Foundation on Linux has no `NSMapTable`; this is the part of it that layout delegates use.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private var entries: [ObjectIdentifier: (key: KeyType, object: ObjectType)] = [:]

  /// Creates an empty table.
  public init() {}

  /// Returns an empty table that keeps its keys and objects.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable()
  }

  /// The number of keys.
  public var count: Int { entries.count }

  /// Returns the object of a key, or nil when there is none.
  public func object(forKey key: KeyType?) -> ObjectType? {
    key.flatMap { entries[ObjectIdentifier($0)]?.object }
  }

  /// Sets the object of a key; a missing key or object does nothing.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let object, let key else { return }
    entries[ObjectIdentifier(key)] = (key, object)
  }

  /// Removes a key and its object.
  public func removeObject(forKey key: KeyType?) {
    if let key { entries[ObjectIdentifier(key)] = nil }
  }

  /// Removes everything.
  public func removeAllObjects() {
    entries = [:]
  }

  /// All keys and objects in no particular order.
  package var pairs: [(key: KeyType, object: ObjectType)] { Array(entries.values) }
}

extension NSMapTable {
  /// Returns an empty table from elements to their layout attributes, whatever the types of this one.
  public static func elementToLayoutAttributes() -> NSMapTable<
    ASCollectionElement, UICollectionViewLayoutAttributes
  > {
    NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>()
  }
}
