import UIKit

/// A reproducible order of steps, from a seed or from a list of choices.
public enum FixtureSchedule: Hashable, Sendable {
  /// The choices are derived from a seed.
  case seed(UInt64)
  /// The choices from the beginning. After the last one, the first ready step always runs.
  case choices([Int])
}

extension FixtureSchedule: CustomStringConvertible {
  /// A string that ``init(_:)`` parses, such as `seed 7` or `choices 0.2.41x0.1`, where `41x0` stands for 41 zeros.
  public var description: String {
    switch self {
    case .seed(let seed): "seed \(seed)"
    case .choices(let choices): "choices " + Self.runs(of: choices).joined(separator: ".")
    }
  }

  /// Returns equal neighbors together, where that is shorter.
  private static func runs(of choices: [Int]) -> [String] {
    var parts: [String] = []
    var rest = choices[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      parts += run.count > 2 ? ["\(run.count)x\(first)"] : run.map(String.init)
      rest = rest.dropFirst(run.count)
    }
    return parts
  }
}

extension FixtureSchedule: LosslessStringConvertible {
  private static let choiceLimit = 1_000_000

  /// Creates a schedule from a string, or returns `nil` if it is neither `seed N` nor `choices
  /// N.NxN.N`, or has more than a million choices.
  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "seed":
      guard let seed = UInt64(words[1]) else { return nil }
      self = .seed(seed)
    case "choices":
      guard let choices = Self.choices(words[1]) else { return nil }
      self = .choices(choices)
    default:
      return nil
    }
  }

  private static func choices(_ text: Substring) -> [Int]? {
    guard !text.isEmpty else { return [] }
    var choices: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let numbers = part.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
      let count = numbers.count == 2 ? Int(numbers[0]) : 1
      guard let count, let choice = Int(numbers[numbers.count - 1]), choice >= 0,
        (1...choiceLimit - choices.count).contains(count)
      else { return nil }
      choices += Array(repeating: choice, count: count)
      guard choices.count < choiceLimit else { return nil }
    }
    return choices
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
