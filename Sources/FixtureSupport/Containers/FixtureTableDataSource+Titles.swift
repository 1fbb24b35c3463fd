import AsyncDisplayKit
import UIKit

/// The places of the titles of a table's sections.
public enum FixtureSectionTitle: String, Hashable, Sendable {
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// The section index.
  case index
}

extension FixtureTableDataSource {
  /// Returns the fixture's title of an existing section; `nil` for none and for an empty one.
  func statedTitle(_ kind: FixtureSectionTitle, ofSection section: Int) -> String? {
    guard sections.indices.contains(section) else { return nil }
    return title(kind, ofSection: section).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The sections that have a title in the section index.
  var indexedSections: [Int] {
    sections.indices.filter { statedTitle(.index, ofSection: $0) != nil }
  }
}
