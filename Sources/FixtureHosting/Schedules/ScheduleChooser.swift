import UIKit

/// A chooser that follows a ``Schedule`` and writes down what it chose.
public final class ScheduleChooser: StepChooser {
  private struct State: Sendable {
    var generator: SplitMix64
    var decisions: [ScheduleDecision] = []
  }

  /// The schedule that is followed.
  public let schedule: Schedule
  private let state: Locked<State>

  /// Makes a chooser at the start of a schedule.
  public init(_ schedule: Schedule) {
    self.schedule = schedule
    let seed = if case .seed(let seed) = schedule { seed } else { UInt64(0) }
    state = Locked(State(generator: SplitMix64(seed: seed)))
  }

  /// Picks as the schedule says; a choice that is too large for this point counts as the last one.
  public func chooseStep(outOf count: Int, describe: (Int) -> RuntimeStep) -> Int {
    let choice = state.withLock { state -> Int in
      switch schedule {
      case .seed:
        return state.generator.next(below: count)
      case .choices(let choices):
        let position = state.decisions.count
        return choices.indices.contains(position) ? min(choices[position], count - 1) : 0
      }
    }
    let step = describe(choice)
    state.withLock {
      $0.decisions.append(ScheduleDecision(count: count, choice: choice, step: step))
    }
    return choice
  }

  /// Every decision so far, in order.
  public var decisions: [ScheduleDecision] { state.withLock { $0.decisions } }
}
