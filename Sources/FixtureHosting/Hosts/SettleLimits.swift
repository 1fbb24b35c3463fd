/// How far a host goes to settle before it tells of a stall: far above what any list of a test needs.
struct SettleLimits: Hashable, Sendable {
  /// The largest number of rounds of layout and steps.
  var rounds = 1000
  /// The largest number of steps between two layouts.
  var steps = 100_000
}
