import Foundation

/// A key that identifies a value that a module keeps in an environment, or per process in the original framework.
package protocol EnvironmentKey {
  /// The type of the stored value.
  associatedtype Value: Sendable
  /// The value that is returned until a value is set.
  static var defaultValue: Value { get }
}

/// Values that the original frameworks store per process, by the keys of their modules.
///
/// The values can be used on any thread.
package final class ProcessValues: Sendable {
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// The value for a key, or the key's default value until one is set.
  package subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      values.withLock { $0[ObjectIdentifier(key)] as? Key.Value } ?? Key.defaultValue
    }
    set { update(key) { $0 = newValue } }
  }

  /// The object for a key, which is created at the first access.
  package func object<Key: EnvironmentKey, Object: Sendable>(
    _ key: Key.Type, _ create: () -> Object
  ) -> Object where Key.Value == Object? {
    if let object = self[key] { return object }
    let created = create()
    return update(key) { object in
      if let object { return object }
      object = created
      return created
    }
  }

  /// Changes the value for a key without interruption by other threads, and returns what the closure returns.
  ///
  /// The former value ends after the lock was released, because it may hold objects of the app.
  package func update<Key: EnvironmentKey, Result: Sendable>(
    _ key: Key.Type, _ change: (inout Key.Value) -> Result
  ) -> Result {
    let (former, result) = values.withLock { values -> ((any Sendable)?, Result) in
      let former = values[ObjectIdentifier(key)]
      var value = former as? Key.Value ?? Key.defaultValue
      let result = change(&value)
      values[ObjectIdentifier(key)] = value
      return (former, result)
    }
    withExtendedLifetime(former) {}
    return result
  }
}
