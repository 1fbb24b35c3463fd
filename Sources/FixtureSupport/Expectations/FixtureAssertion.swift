import Foundation

/// One comparison of an expectation.
public enum FixtureAssertion: Hashable, Sendable {
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
  /// Calls of the log in this order, with other calls between them, as a fixture spells them.
  case calls([String])
  /// A violation of a code among the violations that the run reported.
  case violation(code: String)
}

extension FixtureAssertion: CustomStringConvertible {
  /// The assertion in words close to the fixture's own.
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

/// An assertion with the place where the fixture states it.
public struct StatedAssertion: Hashable, Sendable {
  /// The assertion.
  public var assertion: FixtureAssertion
  /// The place in the fixture.
  public var position: FixturePosition

  /// Creates a stated assertion.
  public init(_ assertion: FixtureAssertion, at position: FixturePosition) {
    self.assertion = assertion
    self.position = position
  }
}

/// A place in a fixture's XML file.
public struct FixturePosition: Hashable, Sendable {
  /// The path of the file, from the root of its package.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a position.
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
