import UIKit

/// Why a host cannot settle.
public struct HostStall: Error, Hashable, Sendable, CustomStringConvertible {
  /// What goes on for ever or waits for ever.
  public enum Reason: Hashable, Sendable {
    /// Each layout brings new steps.
    case neverIdle(rounds: Int)
    /// Steps bring new steps.
    case stepsNeverEnd(count: Int)
    /// No step is left, and the container still processes an update.
    case updateNeverEnds
  }

  /// What goes on or waits.
  public let reason: Reason
  /// The steps that wait.
  public let pending: [RuntimeStep]
  /// The container's class.
  public let container: String

  /// One sentence with the container and the steps.
  public var description: String {
    let steps = pending.isEmpty ? "none" : pending.map(\.description).joined(separator: ", ")
    return switch reason {
    case .neverIdle(let rounds):
      "\(container) does not settle: after \(rounds) rounds these steps wait: \(steps)"
    case .stepsNeverEnd(let count):
      "\(container) does not settle: after \(count) steps these wait: \(steps)"
    case .updateNeverEnds:
      "\(container) still processes an update, and no step is left that could end it"
    }
  }
}

/// How far a host goes to settle before it tells of a stall: far above what any list of a test needs.
struct SettleLimits: Hashable, Sendable {
  /// The largest number of rounds of layout and steps.
  var rounds = 1000
  /// The largest number of steps between two layouts.
  var steps = 100_000
}
