import UIKit

/// One choice that a schedule made: which of the ready steps ran.
public struct ScheduleDecision: Hashable, Sendable {
  /// The number of steps that were ready.
  public let count: Int
  /// The position of the one that ran, below ``count``.
  public let choice: Int
  /// The name of the one that ran.
  public let step: RuntimeStep

  /// Makes a decision.
  public init(count: Int, choice: Int, step: RuntimeStep) {
    self.count = count
    self.choice = choice
    self.step = step
  }
}
