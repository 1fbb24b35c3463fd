import Foundation
import UIKit

extension RuntimeEnvironment {
  /// Runs a closure on several threads at once while the main actor runs another one, and then everything
  /// that they scheduled.
  @MainActor func overlap(
    threads: Int, _ body: @escaping (Int) -> Void, main: () -> Void
  ) async {
    let group = DispatchGroup()
    for number in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        self.bind { body(number) }
        group.leave()
      }
    }
    bind(main)
    await withCheckedContinuation { continuation in
      group.notify(queue: .global()) { continuation.resume() }
    }
    await scheduler.settle()
  }
}
