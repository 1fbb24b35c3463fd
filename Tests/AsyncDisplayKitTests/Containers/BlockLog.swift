import UIKit

@testable import AsyncDisplayKit

/// Notes from any thread that a node block has run.
final class BlockLog: Sendable {
  private let flag = Locked(false)

  var hasRun: Bool { flag.withLock(\.self) }

  func note() { flag.withLock { $0 = true } }
}
