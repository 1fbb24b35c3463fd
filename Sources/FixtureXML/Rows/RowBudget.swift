import FixtureModel

/// Counts the rows of a fixture against the limit.
final class RowBudget {
  private let limit: Int
  private var used = 0
  private let sink: DiagnosticSink

  /// Creates a budget for one fixture.
  init(limits: ReadingLimits, sink: DiagnosticSink) {
    limit = limits.rows
    self.sink = sink
  }

  /// Whether nothing is left.
  var isExhausted: Bool { used > limit }

  /// Takes one row; reports the first that is too many.
  func take(at position: @autoclosure () -> SourcePosition) -> Bool {
    used += 1
    if used == limit + 1 {
      sink.error(.tooManyRows, "a fixture may have at most \(limit) rows", at: position())
    }
    return used <= limit
  }
}
