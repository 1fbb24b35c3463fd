import Foundation

/// The calendar date that the app's code sees in an environment.
package enum EnvironmentDate: Hashable, Sendable {
  /// A virtual date that begins at the real one.
  case unspecified
  /// A virtual date that begins with the environment's clock.
  case virtual(startingAt: Date)
  /// The real date.
  case real
}

extension RuntimeEnvironment {
  /// The current date as a new control shows it.
  ///
  /// Decided here: where a test has not said which date it is, controls show the reference date, the beginning of
  /// 2001, since pictures and trees of the real date would differ each day.
  package var shownDate: Date {
    switch date {
    case .unspecified: Date(timeIntervalSinceReferenceDate: 0)
    case .virtual(let start): start + scheduler.now
    case .real: Date()
    }
  }
}
