import FixtureHosting

/// The content that a snapshot compares with its reference.
enum SnapshotContent {
  /// The canonical text of a tree, in the form of the reference, with the versions of the libraries
  /// that measured font files.
  case tree(FixtureTree, fonts: String? = nil)
  /// A picture as SVG text.
  case svg(String)

  /// The suffix of the reference's file name.
  var suffix: String {
    switch self {
    case .tree: "txt"
    case .svg: "svg"
    }
  }

  /// The text of a new reference.
  var text: String {
    switch self {
    case .tree(let tree, let fonts):
      SnapshotForm.newest.reference(of: tree, fonts: Self.versions(of: tree, fonts))
    case .svg(let picture): picture
    }
  }

  /// Returns the actual text and the differing lines if the content differs from a reference, or
  /// else `nil`.
  ///
  /// - Returns: The actual text in the form of the reference and the lines of the differences, or
  ///   `nil` if there are none.
  func difference(from reference: String) -> (actual: String, lines: [String])? {
    let reference = Self.normalized(reference)
    switch self {
    case .svg(let picture):
      guard picture != reference else { return nil }
      return (picture, Self.firstDifference(picture, reference))
    case .tree(let tree, let fonts):
      guard let (form, knownFonts, text) = SnapshotForm.read(reference) else {
        return (self.text, ["the reference has a form of a later version of this package"])
      }
      // Other versions that give the same numbers are not a difference.
      guard tree.inForm(form).text != text else { return nil }
      let fonts = Self.versions(of: tree, fonts)
      let actual = form.reference(of: tree, fonts: fonts)
      let expected = FixtureTree(text: text)
      let differences = expected.map { tree.inForm(form).differences(from: $0) } ?? []
      let lines = differences.isEmpty ? ["the text differs"] : differences.map(\.description)
      return (actual, Self.fontDifference(fonts, knownFonts) + lines)
    }
  }

  /// Returns a reference as it was written: with line feeds alone, and without a byte-order mark.
  ///
  /// Git and editors may write other line ends. Those in texts are escapes, which do not change.
  private static func normalized(_ reference: String) -> String {
    let text = reference.replacing("\r\n", with: "\n")
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  /// Returns the versions of what the texts of a tree depend on: font files, and the data of formats.
  private static func versions(of tree: FixtureTree, _ fonts: String?) -> String? {
    let versions = [fonts, tree.localeData].compactMap(\.self)
    return versions.isEmpty ? nil : versions.joined(separator: ", ")
  }

  private static func fontDifference(_ actual: String?, _ expected: String?) -> [String] {
    guard actual != expected else { return [] }
    let names = [actual, expected].map { $0 ?? "no font files" }
    return ["the fonts are measured with \(names[0]), those of the reference with \(names[1])"]
  }

  private static func firstDifference(_ actual: String, _ expected: String) -> [String] {
    let (new, old) = (actual.split(separator: "<"), expected.split(separator: "<"))
    for (index, (one, other)) in zip(new, old).enumerated() where one != other {
      return ["element \(index + 1) is <\(one.prefix(300))", "expected <\(other.prefix(300))"]
    }
    return ["the picture has \(new.count) elements, expected \(old.count)"]
  }
}

/// The format of the snapshot of a host, a node or a view.
public enum FixtureSnapshotStyle: Hashable, Sendable {
  /// Canonical text with frames and appearance.
  case text
  /// A picture as SVG text.
  case svg
}
