import Foundation
import Synchronization
import UIKit

@testable import AsyncDisplayKit

/// A cell that notes whether two threads had it at a time.
final class WatchedCellNode: ASCellNode {
  private let users = Atomic(0)
  private(set) var measurements = 0
  private(set) var isShared = false

  private func use() {
    if users.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue > 0 { isShared = true }
    for _ in 0..<100 { sched_yield() }
    users.wrappingSubtract(1, ordering: .sequentiallyConsistent)
  }

  override var nodeModel: Any? {
    didSet { use() }
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    use()
    measurements += 1
    return CGSize(width: 30, height: 30)
  }
}
