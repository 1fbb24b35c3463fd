/// Groups of the stored properties of a type that has very many.
///
/// The compiler's check that an initializer sets every property takes the cube of their number. More than
/// one group are stored as structures with memberwise initializers, and each property is computed from its
/// group, so that compiling stays linear. Tried: 1,000 nodes of one class take 4 instead of 90 seconds.
struct StoredGroups<Element> {
  /// The name of the groups' structures without their numbers: `FixtureNodes`.
  let type: String
  /// The elements, at most ``size`` in each group; empty where all of them are stored one by one.
  let groups: [(number: Int, elements: ArraySlice<Element>)]

  private let size = 48

  /// Divides elements whose number is greater than that of one group.
  init(of elements: [Element], type: String) {
    self.type = type
    let size = self.size
    guard elements.count > size else {
      groups = []
      return
    }
    groups = stride(from: 0, to: elements.count, by: size).map { start in
      (start / size + 1, elements[start..<min(start + size, elements.count)])
    }
  }

  /// A Boolean value that indicates whether the elements are stored in groups.
  var isUsed: Bool { !groups.isEmpty }

  /// Returns the name of the property that stores a group.
  func property(_ number: Int) -> String { "f\(type.dropFirst())\(number)" }

  /// Writes the structure of each group and the property that stores it.
  func writeStorage(
    keyword: String, conforms: String = "", to writer: inout SwiftWriter,
    declaration: (Element) -> String
  ) {
    for group in groups {
      writer.line("private \(keyword) \(property(group.number)): \(type)\(group.number)")
      writer.block("private nonisolated struct \(type)\(group.number)\(conforms)") { writer in
        for element in group.elements { writer.line("\(keyword) \(declaration(element))") }
      }
    }
  }

  /// Writes the statements that initialize the groups from an expression for each element.
  func writeInitialization(to writer: inout SwiftWriter, argument: (Element) -> String) {
    for group in groups {
      writer.line("self.\(property(group.number)) = \(type)\(group.number)(")
      writer.indented { writer in
        for (offset, element) in group.elements.enumerated() {
          writer.line(argument(element) + (offset == group.elements.count - 1 ? ")" : ","))
        }
      }
    }
  }
}
