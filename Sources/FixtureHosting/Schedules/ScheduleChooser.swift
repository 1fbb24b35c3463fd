import UIKit

/// A chooser that follows a ``FixtureSchedule`` and records its choices.
public final class FixtureScheduleChooser: RuntimeScheduling.StepChooser {
  private struct State: Sendable {
    var generator: FixtureRandom
    var decisions: [FixtureScheduleDecision] = []
  }

  /// The schedule that determines the choices.
  public let schedule: FixtureSchedule
  private let state: Locked<State>

  /// Creates a chooser at the start of a schedule.
  public init(_ schedule: FixtureSchedule) {
    self.schedule = schedule
    let seed = if case .seed(let seed) = schedule { seed } else { UInt64(0) }
    state = Locked(State(generator: FixtureRandom(seed: seed)))
  }

  /// Returns the schedule's choice. A choice that is too large becomes the last step.
  public func chooseStep(outOf count: Int, describe: (Int) -> RuntimeScheduling.Step) -> Int {
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
      $0.decisions.append(FixtureScheduleDecision(count: count, choice: choice, step: step))
    }
    return choice
  }

  /// The decisions so far, in order.
  public var decisions: [FixtureScheduleDecision] { state.withLock { $0.decisions } }
}

/// A random number generator whose numbers depend only on its seed, on every machine.
public struct FixtureRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator. Equal seeds give equal numbers.
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

  /// Returns an integer from 0 up to, but not including, a bound of at least 1.
  ///
  /// The bounds of schedules are tiny compared with 2⁶⁴, so the bias of the remainder is
  /// negligible.
  public mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(max(bound, 1)))
  }
}
