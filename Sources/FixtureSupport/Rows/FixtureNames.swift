import Foundation

/// The names of the cases of a generated enumeration, in the order of their raw values.
///
/// The names are data, because an enumeration with thousands of raw values of type `String` takes the
/// compiler seconds and gigabytes.
public final class FixtureNames: Sendable {
  private let names: [String]
  private let indexes: [String: Int]

  /// Creates the list from names between spaces.
  public init(_ text: StaticString) {
    names = "\(text)".split(separator: " ").map(String.init)
    indexes = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The name at an index; empty outside of the list.
  subscript(index: Int) -> String { names.indices.contains(index) ? names[index] : "" }

  /// Returns the index of a name.
  func index(of name: String) -> Int? { indexes[name] }
}

/// An enumeration that a fixture declares; its raw values count the cases from 0.
public protocol FixtureEnumeration: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The names of the cases in the fixture, in the order of the raw values.
  static var fixtureNames: FixtureNames { get }
}

extension FixtureEnumeration {
  /// The name of the case in the fixture.
  public var name: String { Self.fixtureNames[rawValue] }

  /// Creates the case of a name; `nil` if the fixture declares no such case.
  public init?(named name: String) {
    guard let index = Self.fixtureNames.index(of: name) else { return nil }
    self.init(rawValue: index)
  }
}
