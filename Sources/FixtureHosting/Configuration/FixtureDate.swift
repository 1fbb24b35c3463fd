import Foundation
import UIKit

/// The calendar date that the app's code sees in a test. The test's own code sees the real date.
public enum FixtureDate: Hashable, Sendable, CustomStringConvertible {
  /// A date that moves with the virtual clock, which is at zero when the test begins. It is limited to the years
  /// from 1680 to 2260.
  case virtual(startingAt: Date)
  /// The real date.
  case real

  /// The date as printed in failures.
  public var description: String {
    switch self {
    case .virtual(let start): "virtual date \(start.ISO8601Format())"
    case .real: "real date"
    }
  }

  var environmentDate: EnvironmentDate {
    switch self {
    case .virtual(let start): .virtual(startingAt: Self.limited(start))
    case .real: .real
    }
  }

  // The clock's nanoseconds are a number of 64 bits.
  private static func limited(_ date: Date) -> Date {
    let years = 290 * 365.25 * 86400.0
    let seconds = date.timeIntervalSince1970
    guard !seconds.isNaN else { return Date(timeIntervalSince1970: 0) }
    return Date(timeIntervalSince1970: max(-years, min(seconds, years)))
  }
}
