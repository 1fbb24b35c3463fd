import UIKit

@testable import AsyncDisplayKit

/// Notes which callbacks were reached, and lets each of them ask its container.
@MainActor
final class ReentryLog {
  private(set) var reached: Set<String> = []
  /// Notes the runs of node blocks, which other threads may run.
  let blocks = BlockLog()
  private var isInside = false

  /// Notes a callback and asks; asking makes the container call back, which then asks nothing.
  func note(_ member: String, asking ask: () -> Void) {
    reached.insert(member)
    if blocks.hasRun { reached.insert("node block") }
    guard !isInside else { return }
    isInside = true
    defer { isInside = false }
    ask()
  }
}
