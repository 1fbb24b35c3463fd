import FixtureContract

/// Assertions that hold under given conditions, after given steps.
package struct Expectation: Sendable, Equatable {
  /// The identifier: the attribute `name`, or made of the conditions and the steps.
  package var name: String
  /// The environment settings.
  package var conditions: FixtureConditions
  /// The allowed difference of every number, in points.
  package var tolerance: Double
  /// The steps that run first.
  package var steps: [FixtureStep]
  /// The assertions.
  package var assertions: [Assertion]
  /// The source position of the expectation.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    conditions: FixtureConditions,
    tolerance: Double = 0,
    steps: [FixtureStep] = [],
    assertions: [Assertion],
    position: SourcePosition
  ) {
    self.name = name
    self.conditions = conditions
    self.tolerance = tolerance
    self.steps = steps
    self.assertions = assertions
    self.position = position
  }
}
