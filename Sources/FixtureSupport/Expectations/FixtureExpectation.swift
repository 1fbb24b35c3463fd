import Foundation

/// One expectation of a fixture about its container, with its position.
public struct FixtureExpectation: Sendable {
  /// The assertions of an expectation.
  public enum Claim: Hashable, Sendable {
    /// The frame of an element in the container's content, in points.
    case frame(of: FixtureElement, is: ExpectedRect)
    /// The size of an element, in points.
    case size(of: FixtureElement, is: ExpectedSize)
    /// The frame of a named subnode in its cell node, in points.
    case nodeFrame(of: FixtureElement, node: String, is: ExpectedRect)
    /// The items with UIKit cells, and no others.
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
    /// The current page of a pager, from 0.
    case currentPage(Int)
    /// Calls of the log, in this order and possibly with others between them, as spelled in a
    /// fixture.
    case calls([String])
    /// A violation with a code.
    case violation(code: String)
  }

  /// A closure that creates the data source whose container is checked.
  public var makeContainer: @MainActor @Sendable () -> any FixtureContainer
  /// The name of the container in the fixture.
  public var container: String
  /// The environment settings.
  public var conditions: ExpectationConditions
  /// The steps before the check.
  public var steps: [FixtureStep]
  /// The assertion.
  public var claim: Claim
  /// The permitted deviation of a number, in points.
  public var tolerance: Double
  /// The position of the expectation in the fixture.
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
  /// The assertion in one line, with its conditions, its steps and its position.
  public var description: String {
    var parts = ["\(container): \(claim) at \(conditions)"]
    if !steps.isEmpty {
      parts.append("after " + steps.map(\.description).joined(separator: "; "))
    }
    return parts.joined(separator: " ") + " [\(position)]"
  }
}

extension FixtureExpectation.Claim: CustomStringConvertible {
  /// A description in terms of the fixture language.
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
