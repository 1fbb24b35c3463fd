import FixtureSupport
import Testing

/// A layout direction and a scale, which replace those of an expectation.
struct ScreenVariant: Sendable, CustomTestStringConvertible {
  let direction: FixtureConditions.Direction
  let scale: Double

  /// Both directions, at each scale.
  static let all = FixtureConditions.Direction.allCases.flatMap { direction in
    [1, 2, 3].map { ScreenVariant(direction: direction, scale: $0) }
  }

  var testDescription: String { "\(direction) @\(Int(scale))x" }

  /// Returns an expectation with all its assertions on this screen.
  func applied(to expectation: FixtureExpectation) -> FixtureExpectation {
    var copy = expectation
    copy.conditions.direction = direction
    copy.conditions.scale = scale
    return copy
  }

  /// Returns an expectation with the assertions that hold on every screen.
  func applied(toIndependentOf expectation: FixtureExpectation) -> FixtureExpectation {
    var copy = applied(to: expectation)
    copy.assertions.removeAll { !$0.assertion.isIndependentOfScreen }
    return copy
  }
}

extension FixtureAssertion {
  /// A Boolean value that indicates whether direction and scale have no effect on the assertion.
  fileprivate var isIndependentOfScreen: Bool {
    switch self {
    case .contentOffset, .frame, .nodeFrame, .size, .advisory, .thrash, .threadSafe: false
    default: true
    }
  }
}
