import Foundation

/// An `<expect>` element of a fixture: assertions about a container under conditions, after steps.
public struct FixtureExpectation: Sendable {
  /// The identifier, unique among the expectations of the container: the attribute `name`, or a
  /// text made of the conditions and the steps.
  public var name: String
  /// A closure that creates the data source whose container is checked.
  public var makeContainer: @MainActor @Sendable () -> any FixtureContainer
  /// The name of the container in the fixture.
  public var container: String
  /// The environment in which the container is checked.
  public var conditions: FixtureConditions
  /// The steps that run before the assertions are checked.
  public var steps: [FixtureStep]
  /// The assertions, in the order of the fixture.
  public var assertions: [FixtureStatedAssertion]
  /// The tolerance of each number, in points.
  public var tolerance: Double
  /// The position of the `<expect>` element in the fixture.
  public var position: FixturePosition
  /// The font files of the fixture, or `nil` for a fixture without font files.
  public var fonts: FixtureFontSource?

  /// Creates an expectation from its container, conditions, steps and assertions.
  public init(
    named name: String, of container: String, under conditions: FixtureConditions,
    after steps: [FixtureStep] = [], tolerance: Double = 0, at position: FixturePosition,
    assertions: [FixtureStatedAssertion] = [],
    makeContainer: @escaping @MainActor @Sendable () -> any FixtureContainer
  ) {
    self.name = name
    self.container = container
    self.conditions = conditions
    self.steps = steps
    self.tolerance = tolerance
    self.position = position
    self.assertions = assertions
    self.makeContainer = makeContainer
  }

  /// Creates an expectation with one assertion.
  public init(
    _ assertion: FixtureAssertion, of container: String, under conditions: FixtureConditions,
    after steps: [FixtureStep] = [], tolerance: Double = 0, at position: FixturePosition,
    makeContainer: @escaping @MainActor @Sendable () -> any FixtureContainer
  ) {
    self.init(
      named: "\(assertion)", of: container, under: conditions, after: steps, tolerance: tolerance,
      at: position, assertions: [FixtureStatedAssertion(assertion, at: position)],
      makeContainer: makeContainer)
  }
}

extension FixtureExpectation {
  /// The environment variable that selects expectations of parameterized tests, as
  /// `Container/name`.
  public static let selectionVariable = "TEXTURE_FIXTURES_EXPECTATION"

  /// The value of ``selectionVariable`` that selects this expectation.
  public var selector: String { "\(container)/\(name)" }
}

extension [FixtureExpectation] {
  /// The expectations that the environment variable ``FixtureExpectation/selectionVariable``
  /// selects. All if it is not set.
  public var selected: [FixtureExpectation] {
    selected(by: ProcessInfo.processInfo.environment)
  }

  /// Returns the expectations that given environment variables select.
  func selected(by variables: [String: String]) -> [FixtureExpectation] {
    guard let selector = variables[FixtureExpectation.selectionVariable] else { return self }
    return filter { $0.selector == selector }
  }
}

extension FixtureExpectation: CustomStringConvertible {
  /// A description with the container, the identifier and the position.
  public var description: String { "\(container)/\(name) [\(position)]" }
}
