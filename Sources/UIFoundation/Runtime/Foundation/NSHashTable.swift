import Foundation

/// A set of objects that may be weak, as the delegates of a multicast are.
///
/// Foundation on Linux has no `NSHashTable`. Source: Apple's documentation of `NSHashTable`. Decided here: released
/// objects are never counted, and the objects are listed in the order in which they were added; on a device the order
/// is not defined.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [TableKey: Int] = [:]
  private var added = 0

  /// Creates an empty table.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Creates an empty table. The capacity is not used.
  public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int) {
    self.init(options: options)
  }

  /// Creates an empty table that retains its objects.
  public convenience override init() {
    self.init(options: [])
  }

  /// Returns an empty table that does not retain its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The number of objects.
  open var count: Int { allObjects.count }

  /// The objects in the order in which they were added.
  open var allObjects: [ObjectType] {
    entries.sorted { $0.value < $1.value }.compactMap { $0.key.object as? ObjectType }
  }

  /// One of the objects, or `nil`.
  open var anyObject: ObjectType? { allObjects.first }

  /// Returns the object that is equal to another one, or `nil`.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let key = key(object), let index = entries.index(forKey: key) else { return nil }
    return entries[index].key.object as? ObjectType
  }

  /// Returns a Boolean value that indicates whether the table has an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, if the table has none that is equal. Does nothing for `nil`.
  open func add(_ object: ObjectType?) {
    guard let key = key(object), entries[key] == nil else { return }
    removeReleased()
    added += 1
    entries[key] = added
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    key(object).map { entries[$0] = nil }
  }

  /// Removes all objects.
  open func removeAllObjects() {
    entries = [:]
  }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  private func key(_ object: ObjectType?) -> TableKey? { object.map { TableKey($0, options) } }

  private func removeReleased() {
    guard options.isWeak, entries.contains(where: { $0.key.object == nil }) else { return }
    entries = entries.filter { $0.key.object != nil }
  }
}
