/// A step of an expectation that the container has no way to take.
public struct ExpectationStepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step as the fixture spells it.
  public let step: String

  /// One sentence that names the step.
  public var description: String { "The container cannot take the step '\(step)'" }
}
