import Foundation

/// The names of a generated enumeration's cases, in the order of their raw values.
///
/// The names are data, because an enumeration with thousands of raw values of type `String` takes the
/// compiler seconds and gigabytes.
public final class FixtureNames: Sendable {
  private let names: [String]
  private let indexes: [String: Int]

  /// Creates the list from names that are separated by spaces.
  public init(_ text: StaticString) {
    names = "\(text)".split(separator: " ").map(String.init)
    indexes = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The name at an index, or an empty string if there is none.
  subscript(index: Int) -> String { names.indices.contains(index) ? names[index] : "" }

  /// Returns the index of a name, or `nil` if there is none.
  func index(of name: String) -> Int? { indexes[name] }
}

/// An enumeration that a fixture declares. Its raw values count the cases from 0.
public protocol FixtureEnumeration: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The names of the cases in the fixture, in the order of the raw values.
  static var fixtureNames: FixtureNames { get }
}

extension FixtureEnumeration {
  /// The name of the case in the fixture.
  public var name: String { Self.fixtureNames[rawValue] }

  /// Creates the case with a name, or returns `nil` if the fixture declares no such case.
  public init?(named name: String) {
    guard let index = Self.fixtureNames.index(of: name) else { return nil }
    self.init(rawValue: index)
  }
}
