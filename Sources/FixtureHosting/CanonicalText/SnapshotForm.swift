import UIKit

/// The forms of a snapshot's text. The first line of a reference states its form.
package enum SnapshotForm: Int, Hashable, Sendable, CaseIterable {
  /// Frames, texts and image sizes. The form of a reference whose first line does not state one.
  case layout = 1
  /// Also colors, fonts, corners, titles, accessibility and the subviews of UIKit cells.
  case appearance = 2
  /// Also the appearance of headers, footers and the list itself, every run of a text, tints of nodes, and
  /// the values of controls and bars.
  case details = 3

  /// The form that new references are written in.
  package static let newest = SnapshotForm.details

  private static let marker = "# snapshot "

  private static let fontMarker = "# fonts "

  /// Returns the form, the font versions and the text of a reference.
  ///
  /// - Returns: the form, the versions of the libraries that measured font files, and the text of
  ///   the tree; `nil` for a form of a later version.
  package static func read(
    _ reference: String
  ) -> (form: SnapshotForm, fonts: String?, text: String)? {
    guard reference.hasPrefix(marker) else { return (.layout, nil, reference) }
    let lines = reference.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let number = lines[0].dropFirst(marker.count)
    guard let form = Int(number).flatMap(SnapshotForm.init), lines.count == 2 else { return nil }
    guard lines[1].hasPrefix(fontMarker) else { return (form, nil, String(lines[1])) }
    let rest = lines[1].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let fonts = String(rest[0].dropFirst(fontMarker.count))
    return (form, fonts, rest.count == 2 ? String(rest[1]) : "")
  }

  /// Returns the text of a reference for a tree in this form, including its first line.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - fonts: the versions of the libraries that measured font files, for a separate line, or
  ///     `nil`.
  /// - Returns: the text with its first line.
  package func reference(of tree: FixtureTree, fonts: String? = nil) -> String {
    let text = tree.inForm(self).text
    guard self != .layout else { return text }
    let head = fonts.map { "\(Self.fontMarker)\($0)\n" } ?? ""
    return "\(Self.marker)\(rawValue)\n\(head)\(text)"
  }

  /// Returns the versions of the libraries that measure font files, or `nil` without font files.
  package static func fontVersions(_ fonts: any RuntimeText.FontProvider) -> String? {
    fonts.families.isEmpty ? nil : fonts.versions.joined(separator: ", ")
  }
}

extension FixtureTree {
  /// Returns the tree with the appearance that a form includes as properties and children.
  package func inForm(_ form: SnapshotForm) -> FixtureTree {
    guard form != .layout else { return self }
    guard form == .details else {
      return FixtureTree(
        name, properties: properties + appearance, constraint: constraint,
        children: (children + appearanceChildren).map { $0.inForm(form) })
    }
    // A text is its own label by default.
    let shown = appearance.filter {
      $0.name != "accessibilityLabel" || !properties.contains(Property("text", $0.value))
    }
    return FixtureTree(
      name, properties: properties + shown + details, constraint: constraint,
      children: (children + appearanceChildren + detailChildren).map { $0.inForm(form) })
  }
}
