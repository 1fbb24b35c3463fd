import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureDataSource {
  /// Answers a batch fetch: after the batch's delay on the virtual clock, the items are appended,
  /// the container is told, and the context is completed.
  final func answer(_ context: ASBatchContext, in container: any BatchUpdating) {
    let delay = batches.first?.delay ?? 0
    RuntimeEnvironment.current.scheduleTimer(after: delay, RuntimeStep(.timer, "batch fetch")) {
      container.performEdits(animated: true) {
        let places = self.appendNextBatch()
        if !places.isEmpty { container.insert(places) }
      }
      context.completeBatchFetching(true)
    }
  }
}
