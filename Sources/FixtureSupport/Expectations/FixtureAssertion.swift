import Foundation

/// An assertion of an expectation: one property of the container and its expected value.
public enum FixtureAssertion: Hashable, Sendable {
  /// The frame of an element in the container's content, in points.
  case frame(of: FixtureElement, is: FixtureExpectedRect)
  /// The size of an element, in points.
  case size(of: FixtureElement, is: FixtureExpectedSize)
  /// The frame of a named subnode in its cell node, in points.
  case nodeFrame(of: FixtureElement, node: String, is: FixtureExpectedRect)
  /// The items that are displayed in UIKit cells. All others are displayed by nodes.
  case plainItems(FixtureIndexPaths)
  /// The items in the visible rectangle. All others are outside.
  case visible(FixtureIndexPaths)
  /// The size of the scrollable content, in points.
  case contentSize(FixtureExpectedSize)
  /// The number of supplementary elements of a kind, in all sections.
  case supplementaryCount(kind: String, Int)
  /// The number of items in a section.
  case itemCount(section: Int, Int)
  /// The number of sections.
  case sectionCount(Int)
  /// The current page of a pager, beginning at 0.
  case currentPage(Int)
  /// The calls that the log contains in this order, as spelled in a fixture. Other calls may be
  /// between them.
  case calls([String])
  /// The code of a violation that the run reports.
  case violation(code: String)
}

extension FixtureAssertion: CustomStringConvertible {
  /// The assertion in words similar to those of the fixture.
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

/// An assertion and the position at which the fixture states it.
public struct FixtureStatedAssertion: Hashable, Sendable {
  /// The assertion that the fixture states.
  public var assertion: FixtureAssertion
  /// The position of the assertion in the fixture.
  public var position: FixturePosition

  /// Creates an assertion with its position.
  public init(_ assertion: FixtureAssertion, at position: FixturePosition) {
    self.assertion = assertion
    self.position = position
  }
}

/// A position in a fixture's XML file.
public struct FixturePosition: Hashable, Sendable {
  /// The path of the file, relative to the root of its package.
  public var path: String
  /// The line number, beginning at 1.
  public var line: Int
  /// The column number in Unicode scalars, beginning at 1.
  public var column: Int

  /// Creates a position from a path, a line and a column.
  public init(_ path: String, _ line: Int, _ column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension FixturePosition: CustomStringConvertible {
  /// The position as compilers print it: `Fixtures/Feed.xml:14:23`.
  public var description: String { "\(path):\(line):\(column)" }
}
