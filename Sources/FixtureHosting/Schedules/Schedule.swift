import UIKit

/// An order of steps that can be had again: from a seed, or from a list of choices.
public enum Schedule: Hashable, Sendable {
  /// Every choice follows from a seed.
  case seed(UInt64)
  /// The choices from the start; where they end, the first ready step runs.
  case choices([Int])
}

extension Schedule: CustomStringConvertible {
  /// The text that ``init(_:)`` reads: `seed 7`, or `choices 0.2.1`.
  public var description: String {
    switch self {
    case .seed(let seed): "seed \(seed)"
    case .choices(let choices): "choices " + choices.map(String.init).joined(separator: ".")
    }
  }
}

extension Schedule: LosslessStringConvertible {
  /// Reads the text of a schedule; nil when it is neither `seed N` nor `choices N.N.N`.
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
