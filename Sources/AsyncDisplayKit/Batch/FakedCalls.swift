import UIKit

/// The number of calls of fakes in an environment, which `FixtureFake` counts.
private enum FakedCalls: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension RuntimeEnvironment {
  /// Counts a call of a fake. A batch fetch that is open since then is not reported as abandoned: the report of the
  /// call says why it does not end.
  package func countFakedCall() {
    processValues.update(FakedCalls.self) { $0 += 1 }
  }

  /// The number of calls of fakes so far.
  var fakedCalls: Int { processValues.update(FakedCalls.self) { $0 } }
}
