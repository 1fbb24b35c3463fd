import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureDataSource {
  /// Applies a mutation, found by its name, to the data and submits its edits to a container as one
  /// batch update.
  final func apply(mutationNamed name: String, to container: any BatchUpdating) -> Bool {
    guard let mutation = mutation(named: name) else { return false }
    apply(mutation, to: container)
    return true
  }

  /// Applies a mutation to the data and submits its edits to a container as one batch update.
  ///
  /// If the edits do not fit the data, the data is unchanged and the container reports an invalid
  /// update.
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

  /// Removes the next batch, appends its items to the last section, and returns their index paths.
  ///
  /// - Returns: The index paths of the new items; empty if no batch is left.
  final func appendNextBatch() -> [IndexPath] {
    guard !batches.isEmpty, !sections.isEmpty else { return [] }
    let items = batches.removeFirst().items
    let section = sections.count - 1
    let first = sections[section].items.count
    sections[section].items += items
    return items.indices.map { IndexPath(item: first + $0, section: section) }
  }
}

extension FixtureDataSource {
  /// Completes a batch fetch after the batch's delay on the virtual clock: appends the items to the
  /// data and the container, and completes the context.
  final func answer(_ context: ASBatchContext, in container: any BatchUpdating) {
    let delay = batches.first?.delay ?? 0
    RuntimeEnvironment.current.scheduleTimer(
      after: delay, RuntimeScheduling.Step(.timer, "batch fetch")
    ) {
      container.performEdits(animated: true) {
        let places = self.appendNextBatch()
        if !places.isEmpty { container.insert(places) }
      }
      context.completeBatchFetching(true)
    }
  }
}
