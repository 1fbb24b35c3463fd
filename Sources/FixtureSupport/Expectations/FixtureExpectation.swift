import Foundation

/// One thing that a fixture says about its container, with the place where it says so.
public struct FixtureExpectation: Sendable {
  /// What is expected.
  public enum Claim: Hashable, Sendable {
    /// The frame of an element in the container's content, in points.
    case frame(of: FixtureElement, is: ExpectedRect)
    /// The size of an element, in points.
    case size(of: FixtureElement, is: ExpectedSize)
    /// The frame of a named child in its cell node, in points.
    case nodeFrame(of: FixtureElement, node: String, is: ExpectedRect)
    /// The items that plain cells show, and no others.
    case plainItems(IndexPathList)
    /// The items in the visible rectangle, and no others.
    case visible(IndexPathList)
    /// The size of the scrollable content, in points.
    case contentSize(ExpectedSize)
    /// The number of supplementary elements of a kind, in all sections.
    case supplementaryCount(kind: String, Int)
    /// The number of items in a section.
    case itemCount(section: Int, Int)
    /// The number of sections.
    case sectionCount(Int)
    /// The page that a pager shows, from 0.
    case currentPage(Int)
    /// Calls of the log, in this order with others between them, as a fixture spells them.
    case calls([String])
    /// A violation of a code among those the container keeps.
    case violation(code: String)
  }

  /// Makes the data source whose container is measured.
  public var makeContainer: @MainActor @Sendable () -> any FixtureContainer
  /// The name of the container in the fixture.
  public var container: String
  /// The surroundings.
  public var conditions: ExpectationConditions
  /// What happens first.
  public var steps: [FixtureStep]
  /// What is expected.
  public var claim: Claim
  /// How far a number may be away, in points.
  public var tolerance: Double
  /// Where the fixture says so.
  public var position: FixturePosition

  /// Makes an expectation.
  public init(
    _ claim: Claim, of container: String, under conditions: ExpectationConditions,
    after steps: [FixtureStep] = [], tolerance: Double = 0, at position: FixturePosition,
    makeContainer: @escaping @MainActor @Sendable () -> any FixtureContainer
  ) {
    self.claim = claim
    self.container = container
    self.conditions = conditions
    self.steps = steps
    self.tolerance = tolerance
    self.position = position
    self.makeContainer = makeContainer
  }
}

extension FixtureExpectation: CustomStringConvertible {
  /// The claim in one line, with its conditions, its steps and its position.
  public var description: String {
    var parts = ["\(container): \(claim) at \(conditions)"]
    if !steps.isEmpty {
      parts.append("after " + steps.map(\.description).joined(separator: "; "))
    }
    return parts.joined(separator: " ") + " [\(position)]"
  }
}

extension FixtureExpectation.Claim: CustomStringConvertible {
  /// The claim in words close to the fixture's own.
  public var description: String {
    switch self {
    case .frame(let element, let rect): "frame of \(element) is \(rect)"
    case .size(let element, let size): "size of \(element) is \(size)"
    case .nodeFrame(let element, let node, let rect):
      "frame of node \(node) of \(element) is \(rect)"
    case .plainItems(let list): "plain items are \(list)"
    case .visible(let list): "visible items are \(list)"
    case .contentSize(let size): "content size is \(size)"
    case .supplementaryCount(let kind, let count): "count of \(kind) is \(count)"
    case .itemCount(let section, let count): "count of items in section \(section) is \(count)"
    case .sectionCount(let count): "count of sections is \(count)"
    case .currentPage(let page): "current page is \(page)"
    case .calls(let calls): "calls are \(calls.joined(separator: "; "))"
    case .violation(let code): "violation is \(code)"
    }
  }
}
