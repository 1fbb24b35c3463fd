/// Every order of steps of a run, one after the other, depth first.
///
/// A run is deterministic given its choices, so the orders form a tree; after each run the decisions
/// it made tell where the next branch starts.
public struct ScheduleEnumerator: Sendable {
  private var prefix: [Int]? = []

  /// Makes an enumerator that starts with the order in which the first ready step always runs.
  public init() {}

  /// The schedule to run next; nil when every order has been had.
  public var next: Schedule? { prefix.map(Schedule.choices) }

  /// Moves on past a run.
  ///
  /// - Parameter decisions: what the run that followed ``next`` decided.
  public mutating func advance(past decisions: [ScheduleDecision]) {
    let branch = decisions.lastIndex { $0.choice + 1 < $0.count }
    prefix = branch.map { decisions[..<$0].map(\.choice) + [decisions[$0].choice + 1] }
  }
}
