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
    first.name.withUTF8Buffer { first in
      second.name.withUTF8Buffer { second in first.elementsEqual(second) }
    }
  }
}
