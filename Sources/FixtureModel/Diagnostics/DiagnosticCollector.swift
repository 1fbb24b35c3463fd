/// A list of diagnostics in the making, with a bound so that hostile input cannot fill memory.
package struct DiagnosticCollector: Sendable {
  /// The diagnostics so far.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The number of diagnostics that were left out because the bound was reached.
  package private(set) var omittedCount = 0
  /// A Boolean value that indicates whether any of them is an error.
  package private(set) var hasErrors = false
  private let limit: Int
  private var counts: [Severity: Int] = [:]

  /// Creates an empty collector that keeps at most `limit` errors and as many warnings.
  package init(limit: Int = 1_000) { self.limit = limit }

  /// A Boolean value that indicates whether so many diagnostics were left out that reading ends.
  package var isOverwhelmed: Bool { omittedCount >= 10 * limit }

  /// Adds a diagnostic, or counts it when the bound is reached.
  ///
  /// Warnings and errors have a bound each, so that warnings never hide an error.
  package mutating func add(_ diagnostic: Diagnostic) {
    hasErrors = hasErrors || diagnostic.severity == .error
    guard counts[diagnostic.severity, default: 0] < limit else {
      omittedCount += 1
      return
    }
    counts[diagnostic.severity, default: 0] += 1
    diagnostics.append(diagnostic)
  }

  /// Adds everything that another collector holds.
  package mutating func add(contentsOf other: DiagnosticCollector) {
    for diagnostic in other.diagnostics { add(diagnostic) }
    omittedCount += other.omittedCount
    hasErrors = hasErrors || other.hasErrors
  }

  /// The diagnostics in the order of their places, stable for equal places.
  package var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let (a, b) = (left.element.position, right.element.position)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }
}
