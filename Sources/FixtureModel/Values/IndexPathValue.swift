import Foundation

/// The section and the item of one cell.
package struct IndexPathValue: Sendable, Hashable, Comparable {
  /// The section, from 0.
  package var section: Int
  /// The item in its section, from 0.
  package var item: Int

  /// Creates the value from its parts.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension IndexPathValue: CustomStringConvertible {
  /// The spelling of the fixture language: `section.item`.
  package var description: String { "\(section).\(item)" }

  /// Orders by section, then item.
  package static func < (left: IndexPathValue, right: IndexPathValue) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension IndexPathValue {
  /// Creates the value of an index path of two indexes; missing ones are 0.
  package init(_ indexPath: IndexPath) {
    self.init(section: indexPath.first ?? 0, item: indexPath.count > 1 ? indexPath[1] : 0)
  }

  /// The index path.
  package var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
}
