/// A list to which the expectations of one container are added, one per statement.
///
/// The compile time per statement is constant; an array literal with hundreds of elements compiles
/// slowly.
public struct ExpectationList {
  /// The expectations so far, in the order of the fixture.
  public private(set) var expectations: [FixtureExpectation] = []
  private let container: String
  private let path: String
  private let makeContainer: @MainActor @Sendable () -> any FixtureContainer
  private var conditions = ExpectationConditions(width: 0)
  private var steps: [FixtureStep] = []
  private var tolerance = 0.0

  /// Makes an empty list for a container of the fixture with a path.
  public init(
    of container: String, in path: String,
    makeContainer: @escaping @MainActor @Sendable () -> any FixtureContainer
  ) {
    self.container = container
    self.path = path
    self.makeContainer = makeContainer
  }

  /// Begins a group of expectations with the same conditions, after the same steps.
  public mutating func begin(
    _ conditions: ExpectationConditions, after steps: [FixtureStep] = [], tolerance: Double = 0
  ) {
    self.conditions = conditions
    self.steps = steps
    self.tolerance = tolerance
  }

  /// Adds an expectation to the current group, with its position in the fixture.
  public mutating func expect(_ claim: FixtureExpectation.Claim, line: Int, column: Int) {
    expectations.append(
      FixtureExpectation(
        claim, of: container, under: conditions, after: steps, tolerance: tolerance,
        at: FixturePosition(path, line, column), makeContainer: makeContainer))
  }
}

/// A position in a fixture's XML file.
public struct FixturePosition: Hashable, Sendable {
  /// The path of the file, from the root of its package.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a position.
  public init(_ path: String, _ line: Int, _ column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension FixturePosition: CustomStringConvertible {
  /// The position in the compiler's format: `Fixtures/Feed.xml:14:23`.
  public var description: String { "\(path):\(line):\(column)" }
}
