import Foundation

extension IndexSet {
  /// The indexes that a map gives for these, without those it answers none for.
  package func mapped(by map: ASIntegerMap) -> IndexSet {
    IndexSet(compactMap { map[$0] })
  }

  /// The sections that some index paths lie in.
  package init(sectionsOf indexPaths: [IndexPath]) {
    self.init(indexPaths.map(\.section))
  }
}
