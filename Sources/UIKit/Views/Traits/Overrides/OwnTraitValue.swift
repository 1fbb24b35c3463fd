/// The value that something has given to an app's own trait.
final class OwnTraitValue: Sendable {
  let value: any Sendable

  init(_ value: any Sendable) {
    self.value = value
  }
}

extension OwnTraitValue: Hashable {
  /// Values that can be compared are; of others an object equals itself, and a value its copies.
  static func == (one: OwnTraitValue, other: OwnTraitValue) -> Bool {
    one === other || areEqual(one.value, other.value)
  }

  /// The same for all, since a value that can be compared need not have a hash.
  func hash(into hasher: inout Hasher) {}

  static func areEqual(_ one: any Sendable, _ other: any Sendable) -> Bool {
    if let one = one as? any Equatable { return one.isEqual(to: other) }
    guard type(of: one) is AnyObject.Type, type(of: other) is AnyObject.Type else { return false }
    return one as AnyObject === other as AnyObject
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
