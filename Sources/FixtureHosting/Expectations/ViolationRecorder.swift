import FixtureSupport
import UIKit

/// The codes of the violations that a run reported, in order.
final class ViolationRecorder: Sendable {
  private let found = Locked<[String]>([])

  var codes: [String] { found.withLock { $0 } }

  /// A handler that notes codes, and hands on what the claim does not expect.
  func handler(
    expecting claim: FixtureExpectation.Claim, else other: ViolationHandler
  ) -> ViolationHandler {
    let expected = if case .violation(let code) = claim { code } else { "" }
    return ViolationHandler { [self] violation in
      found.withLock { $0.append(violation.code.rawValue) }
      if violation.code.rawValue != expected { other(violation) }
    }
  }
}
