/// The name of a value that a module keeps once an environment.
package protocol ModuleValueKey {
  /// What is kept.
  associatedtype Value: Sendable
  /// The value before it was set.
  static var defaultValue: Value { get }
}

/// Settings that the original frameworks keep once a process, by the key of the module they are of.
///
/// Any thread.
package final class ModuleValues: Sendable {
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// The value of a key.
  package subscript<Key: ModuleValueKey>(key: Key.Type) -> Key.Value {
    get {
      values.withLock { $0[ObjectIdentifier(key)] as? Key.Value } ?? Key.defaultValue
    }
    set { values.withLock { $0[ObjectIdentifier(key)] = newValue } }
  }
}
