/// An enumeration that a fixture declares; its raw values are the words of the fixture.
public protocol FixtureEnumeration: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The case that the fixture declares first.
  static var first: Self { get }
}
