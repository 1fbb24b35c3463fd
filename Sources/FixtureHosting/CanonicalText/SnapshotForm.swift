/// What the text of a snapshot holds; references state it in their first line.
package enum SnapshotForm: Int, Hashable, Sendable, CaseIterable {
  /// Frames, texts and image sizes: the form of references without a first line that states one.
  case layout = 1
  /// Colors, fonts, corners, titles, accessibility and the subviews of plain cells as well.
  case appearance = 2

  /// The form in which new references are written.
  package static let newest = SnapshotForm.appearance

  private static let marker = "# snapshot "

  /// Takes a reference apart.
  ///
  /// - Returns: the form and the text of the tree; `nil` for a form of a later version.
  package static func read(_ reference: String) -> (form: SnapshotForm, text: String)? {
    guard reference.hasPrefix(marker) else { return (.layout, reference) }
    let lines = reference.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let number = lines[0].dropFirst(marker.count)
    guard let form = Int(number).flatMap(SnapshotForm.init), lines.count == 2 else { return nil }
    return (form, String(lines[1]))
  }

  /// Returns the reference of a tree in this form, with its first line.
  package func reference(of tree: CanonicalTree) -> String {
    let text = tree.inForm(self).text
    return self == .layout ? text : "\(Self.marker)\(rawValue)\n\(text)"
  }
}

extension CanonicalTree {
  /// Returns the tree with what a form of snapshots holds as properties and children.
  package func inForm(_ form: SnapshotForm) -> CanonicalTree {
    guard form == .appearance else { return self }
    return CanonicalTree(
      name, properties: properties + appearance, constraint: constraint,
      children: (children + appearanceChildren).map { $0.inForm(form) })
  }
}
