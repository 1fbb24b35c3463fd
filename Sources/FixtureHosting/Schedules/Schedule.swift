import UIKit

/// A reproducible order of steps, from a seed or from a list of choices.
public enum FixtureSchedule: Hashable, Sendable {
  /// The choices are derived from a seed.
  case seed(UInt64)
  /// The choices from the beginning. After the last one, the first ready step always runs.
  case choices([Int])
}

extension FixtureSchedule: CustomStringConvertible {
  /// A string that ``init(_:)`` parses, such as `seed 7` or `choices 0.2.1`.
  public var description: String {
    switch self {
    case .seed(let seed): "seed \(seed)"
    case .choices(let choices): "choices " + choices.map(String.init).joined(separator: ".")
    }
  }
}

extension FixtureSchedule: LosslessStringConvertible {
  /// Creates a schedule from a string, or returns `nil` if it is neither `seed N` nor `choices
  /// N.N.N`.
  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    switch words.first {
    case "seed" where words.count == 2:
      guard let seed = UInt64(words[1]) else { return nil }
      self = .seed(seed)
    case "choices" where words.count == 2:
      let parts =
        words[1].isEmpty ? [] : words[1].split(separator: ".", omittingEmptySubsequences: false)
      let choices = parts.compactMap { Int($0) }.filter { $0 >= 0 }
      guard choices.count == parts.count else { return nil }
      self = .choices(choices)
    default:
      return nil
    }
  }
}

/// One choice of a schedule among the ready steps.
public struct FixtureScheduleDecision: Hashable, Sendable {
  /// The number of steps that were ready.
  public let count: Int
  /// The index of the step that ran, less than ``count``.
  public let choice: Int
  /// The step that ran.
  public let step: RuntimeScheduling.Step

  /// Creates a decision from the number of ready steps, the choice and the step.
  public init(count: Int, choice: Int, step: RuntimeScheduling.Step) {
    self.count = count
    self.choice = choice
    self.step = step
  }
}
