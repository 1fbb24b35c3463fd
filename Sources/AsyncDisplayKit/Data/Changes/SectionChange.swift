import Foundation

/// Some sections that share a change and its animation.
package struct SectionChange: Hashable, Sendable {
  /// The sections, old indexes for deletes and reloads and new ones for inserts.
  package var sections: IndexSet
  /// The animation, an opaque number for the view.
  package var animation: Int

  /// Makes a change.
  package init(_ sections: IndexSet, animation: Int) {
    self.sections = sections
    self.animation = animation
  }
}

extension Sequence<SectionChange> {
  /// All sections of the changes.
  package var allSections: IndexSet {
    reduce(into: IndexSet()) { $0.formUnion($1.sections) }
  }
}
