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

/// A small random generator whose numbers follow from its seed alone, on every machine.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator; equal seeds give equal numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a whole number from 0 up to but not including a bound, which is at least 1.
  ///
  /// The bound of a schedule is tiny beside 2⁶⁴, so the bias of the remainder is far below notice.
  public mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(max(bound, 1)))
  }
}
