import FixtureHosting

/// What a snapshot compares with its reference.
enum SnapshotContent {
  /// The canonical text of a tree, in the form that the reference has.
  case tree(CanonicalTree)
  /// A picture as text.
  case svg(String)

  /// The suffix of the reference's file.
  var suffix: String {
    switch self {
    case .tree: "txt"
    case .svg: "svg"
    }
  }

  /// The text of a new reference.
  var text: String {
    switch self {
    case .tree(let tree): SnapshotForm.newest.reference(of: tree)
    case .svg(let picture): picture
    }
  }

  /// Compares with the text of a reference.
  ///
  /// - Returns: the actual text in the reference's form and the lines of the differences; `nil` when both
  ///   are the same.
  func difference(from reference: String) -> (actual: String, lines: [String])? {
    switch self {
    case .svg(let picture):
      guard picture != reference else { return nil }
      return (picture, Self.firstDifference(picture, reference))
    case .tree(let tree):
      guard let (form, text) = SnapshotForm.read(reference) else {
        return (self.text, ["the reference has a form of a later version of this package"])
      }
      let actual = form.reference(of: tree)
      guard actual != reference else { return nil }
      let expected = CanonicalTree(text: text)
      let differences = expected.map { tree.inForm(form).differences(from: $0) } ?? []
      return (actual, differences.isEmpty ? ["the text differs"] : differences.map(\.description))
    }
  }

  private static func firstDifference(_ actual: String, _ expected: String) -> [String] {
    let (new, old) = (actual.split(separator: "<"), expected.split(separator: "<"))
    for (index, (one, other)) in zip(new, old).enumerated() where one != other {
      return ["element \(index + 1) is <\(one.prefix(300))", "expected <\(other.prefix(300))"]
    }
    return ["the picture has \(new.count) elements, expected \(old.count)"]
  }
}

/// What a snapshot of a host, a node or a view is written as.
public enum SnapshotStyle: Hashable, Sendable {
  /// Canonical text with frames and appearance.
  case text
  /// A picture as SVG text.
  case svg
}
