/// A difference between the canonical tree of a list and the expected tree.
public struct FixtureTreeDifference: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of differences between trees.
  public enum Kind: Hashable, Sendable {
    /// A property has another value. `nil` means that the property is absent.
    case property(name: String, expected: String?, actual: String?)
    /// An expected element is missing.
    case missing
    /// An element is present that was not expected.
    case unexpected
  }

  /// The names from the root to the element, separated by ` > `.
  public let path: String
  /// The kind of the difference.
  public let kind: Kind
  /// The constraint that determined the actual element's size, if known.
  public let constraint: String?

  /// A description of the difference in one line.
  public var description: String {
    let behind = constraint.map { " (measured in \($0))" } ?? ""
    return switch kind {
    case .property(let name, let expected, let actual):
      "\(path): \(name) is \(actual ?? "absent"), expected \(expected ?? "absent")\(behind)"
    case .missing: "\(path): expected, but missing"
    case .unexpected: "\(path): not expected\(behind)"
    }
  }
}

extension FixtureTree {
  /// Returns all differences from the expected tree, beginning at the root. Children are matched by
  /// name.
  ///
  /// - Parameter expected: The tree with which to compare.
  /// - Returns: The differences; empty if both trees have the same text.
  public func differences(from expected: FixtureTree) -> [FixtureTreeDifference] {
    guard name == expected.name else {
      return [
        FixtureTreeDifference(path: expected.name, kind: .missing, constraint: nil),
        FixtureTreeDifference(path: name, kind: .unexpected, constraint: constraint),
      ]
    }
    return differences(from: expected, path: name)
  }

  private func differences(
    from expected: FixtureTree, path: String
  ) -> [FixtureTreeDifference] {
    propertyDifferences(from: expected, path: path) + childDifferences(from: expected, path: path)
  }

  private func propertyDifferences(
    from expected: FixtureTree, path: String
  ) -> [FixtureTreeDifference] {
    var names = expected.properties.map(\.name)
    names += properties.map(\.name).filter { !names.contains($0) }
    return names.compactMap { name in
      let wanted = expected.properties.first { $0.name == name }?.value
      let found = properties.first { $0.name == name }?.value
      guard wanted != found else { return nil }
      return FixtureTreeDifference(
        path: path, kind: .property(name: name, expected: wanted, actual: found),
        constraint: constraint)
    }
  }

  private func childDifferences(
    from expected: FixtureTree, path: String
  ) -> [FixtureTreeDifference] {
    var differences: [FixtureTreeDifference] = []
    // Children with the same name are matched in order.
    var rest = Dictionary(grouping: expected.children, by: \.name).mapValues { $0[...] }
    for child in children {
      let childPath = "\(path) > \(child.name)"
      if let match = rest[child.name]?.popFirst() {
        differences += child.differences(from: match, path: childPath)
      } else {
        differences.append(
          FixtureTreeDifference(path: childPath, kind: .unexpected, constraint: child.constraint))
      }
    }
    for child in expected.children where rest[child.name]?.isEmpty == false {
      rest[child.name]?.removeFirst()
      differences.append(
        FixtureTreeDifference(path: "\(path) > \(child.name)", kind: .missing, constraint: nil))
    }
    return differences
  }
}
