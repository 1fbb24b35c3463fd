import Foundation

/// A dictionary whose keys and objects may be weak.
///
/// Foundation on Linux has no `NSMapTable`. Source: Apple's documentation of `NSMapTable`. Decided here: entries whose
/// key or object is released are never counted, and the entries are listed in the order in which their keys were added;
/// on a device the order is not defined.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [TableKey: (object: TableKey, number: Int)] = [:]
  private var added = 0

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates an empty table. The capacity is not used.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity initialCapacity: Int
  ) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions)
  }

  /// Creates an empty table that retains its keys and objects.
  public convenience override init() {
    self.init(keyOptions: [], valueOptions: [])
  }

  /// Returns an empty table that retains its keys and objects.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns an empty table that retains its objects.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Returns an empty table that retains its keys.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Returns an empty table that retains nothing.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of keys.
  open var count: Int { pairs.count }

  /// Returns the object of a key, or `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    key(aKey).flatMap { entries[$0]?.object.object as? ObjectType }
  }

  /// Sets the object of a key. Does nothing if either is `nil`.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let key = key(aKey) else { return }
    removeReleased()
    added += 1
    entries[key] = (TableKey(anObject, valueOptions), entries[key]?.number ?? added)
  }

  /// Removes a key and its object.
  open func removeObject(forKey aKey: KeyType?) {
    key(aKey).map { entries[$0] = nil }
  }

  /// Removes all keys and objects.
  open func removeAllObjects() {
    entries = [:]
  }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: pairs.map(\.key)).objectEnumerator()
  }

  /// Returns an enumerator of the objects, or `nil` for an empty table.
  open func objectEnumerator() -> NSEnumerator? {
    let objects = pairs.map(\.object)
    return objects.isEmpty ? nil : NSArray(array: objects).objectEnumerator()
  }

  /// All keys and objects, in the order in which the keys were added.
  package var pairs: [(key: KeyType, object: ObjectType)] {
    entries.sorted { $0.value.number < $1.value.number }.compactMap { entry in
      guard let key = entry.key.object as? KeyType,
        let object = entry.value.object.object as? ObjectType
      else { return nil }
      return (key, object)
    }
  }

  private func key(_ object: KeyType?) -> TableKey? { object.map { TableKey($0, keyOptions) } }

  private func removeReleased() {
    guard keyOptions.isWeak || valueOptions.isWeak else { return }
    entries = entries.filter { $0.key.object != nil && $0.value.object.object != nil }
  }
}
