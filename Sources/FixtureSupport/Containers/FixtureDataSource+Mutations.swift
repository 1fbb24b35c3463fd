import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureDataSource {
  /// Changes the data as a named mutation says, and announces its edits to a container in one batch.
  final func apply(mutationNamed name: String, to container: any BatchUpdating) -> Bool {
    guard let mutation = mutation(named: name) else { return false }
    apply(mutation, to: container)
    return true
  }

  /// Changes the data as a mutation says, and announces its edits to a container in one batch.
  ///
  /// Data that the edits do not fit stays as it is; the container then finds the contradiction.
  final func apply(_ mutation: FixtureMutation<Model, Fields>, to container: any BatchUpdating) {
    container.performEdits(animated: mutation.animation == .animated) {
      self.change(by: mutation)
      for edit in mutation.edits { container.announce(edit) }
    }
  }

  private func change(by mutation: FixtureMutation<Model, Fields>) {
    guard mutation.validity == .valid,
      let changed = SectionEdits(mutation.edits, of: sections)?.applied(to: sections)
    else { return }
    sections = changed
  }

  /// Takes the next batch and appends its items to the last section.
  ///
  /// - Returns: the index paths of the new items; none when the data is dry.
  final func appendNextBatch() -> [IndexPath] {
    guard !batches.isEmpty, !sections.isEmpty else { return [] }
    let items = batches.removeFirst().items
    let section = sections.count - 1
    let first = sections[section].items.count
    sections[section].items += items
    return items.indices.map { IndexPath(item: first + $0, section: section) }
  }
}
