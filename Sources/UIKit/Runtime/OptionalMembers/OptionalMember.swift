import Foundation

/// The full name of an optional protocol member, such as `numberOfSections(in:)`.
package struct OptionalMember: Equatable, Sendable, ExpressibleByStringLiteral {
  private let name: StaticString

  package init(_ name: StaticString) {
    self.name = name
  }

  package init(stringLiteral name: StaticString) {
    self.name = name
  }

  package static func == (first: OptionalMember, second: OptionalMember) -> Bool {
    first.name.utf8CodeUnitCount == second.name.utf8CodeUnitCount
      && memcmp(first.name.utf8Start, second.name.utf8Start, first.name.utf8CodeUnitCount) == 0
  }
}
