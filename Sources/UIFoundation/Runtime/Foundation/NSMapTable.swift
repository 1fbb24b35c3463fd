import UIKit

/// A table that retains its keys and objects and compares keys by identity.
///
/// Foundation on Linux has no `NSMapTable`; this is the part of it that layout delegates use.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private var entries: [ObjectIdentifier: (key: KeyType, object: ObjectType, number: Int)] = [:]
  private var made = 0

  /// Creates an empty table.
  public init() {}

  /// Returns an empty table that retains its keys and objects.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable()
  }

  /// The number of keys.
  public var count: Int { entries.count }

  /// Returns the object of a key, or `nil` if there is none.
  public func object(forKey key: KeyType?) -> ObjectType? {
    key.flatMap { entries[ObjectIdentifier($0)]?.object }
  }

  /// Sets the object of a key. Does nothing if either is `nil`.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let object, let key else { return }
    made += 1
    let number = entries[ObjectIdentifier(key)]?.number ?? made
    entries[ObjectIdentifier(key)] = (key, object, number)
  }

  /// Removes a key and its object.
  public func removeObject(forKey key: KeyType?) {
    if let key { entries[ObjectIdentifier(key)] = nil }
  }

  /// Removes all keys and objects.
  public func removeAllObjects() {
    entries = [:]
  }

  /// All keys and objects, in the order in which the keys were added.
  package var pairs: [(key: KeyType, object: ObjectType)] {
    entries.values.sorted { $0.number < $1.number }.map { ($0.key, $0.object) }
  }
}

extension NSMapTable {
  /// Returns an empty table from elements to layout attributes.
  public static func elementToLayoutAttributes() -> NSMapTable<
    ASCollectionElement, UICollectionViewLayoutAttributes
  > {
    NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>()
  }
}
