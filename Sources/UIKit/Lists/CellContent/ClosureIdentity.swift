/// What the copies of a value around a closure share, as closures cannot be compared.
final class ClosureIdentity: Sendable {}

extension ClosureIdentity: Hashable {
  static func == (one: ClosureIdentity, other: ClosureIdentity) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
