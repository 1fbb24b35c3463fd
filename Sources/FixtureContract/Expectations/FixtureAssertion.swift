import Foundation

/// An assertion of an expectation: one property of the container and its expected value.
public enum FixtureAssertion: Hashable, Sendable {
  /// The frame of an element in the container's content, in points.
  case frame(of: FixtureElement, is: FixtureExpectedRect)
  /// The size of an element, in points.
  case size(of: FixtureElement, is: FixtureExpectedSize)
  /// The frame of a named subnode in its cell node, in points.
  case nodeFrame(of: FixtureElement, node: String, is: FixtureExpectedRect)
  /// A property of a named subnode of a cell node.
  case nodeProperty(of: FixtureElement, node: String, property: String, is: FixtureExpectedProperty)
  /// A named node is not in the layout of its cell.
  case absent(of: FixtureElement, node: String)
  /// The class of an element's cell node, or of its UIKit cell.
  case cell(of: FixtureElement, class: String)
  /// The interface state of an element's cell node, as names of members without a dot.
  case interfaceState(of: FixtureElement, [String])
  /// The selected items. All others are not selected.
  case selected(FixtureIndexPaths)
  /// The content offset: x and y, in points.
  case contentOffset(FixtureExpectedPoint)
  /// The number of batch fetches that the list has begun.
  case batchCount(Int)
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
  /// The title of a table's header or footer on screen; empty for none.
  case title(of: FixtureElement, String)
  /// The titles of a table's section index, in order; empty without an index.
  case sectionIndex([String])
  /// The code of a violation that the run reports.
  case violation(code: String)
  /// The code of an advisory that the run reports.
  case advisory(code: String)
  /// An assertion whose value a run records, written `?` in a fixture. The value of the assertion inside is
  /// one that no container has.
  indirect case recorded(FixtureAssertion)
  /// An assertion about a list that is a named node of an element.
  indirect case inside(FixtureElement, node: String, FixtureAssertion)
  /// A number of random batch updates with a seed keep the invariants of the container.
  case thrash(count: Int, seed: UInt64)
  /// The node blocks of the data source are safe on any thread and in any order.
  case threadSafe
}

extension FixtureAssertion: CustomStringConvertible {
  /// The assertion in words similar to those of the fixture.
  public var description: String {
    switch self {
    case .frame(let element, let rect): "frame of \(element) is \(rect)"
    case .size(let element, let size): "size of \(element) is \(size)"
    case .nodeFrame(let element, let node, let rect):
      "frame of node \(node) of \(element) is \(rect)"
    case .nodeProperty(let element, let node, let property, let value):
      "\(property) of node \(node) of \(element) is \(value)"
    case .absent(let element, let node): "node \(node) of \(element) is absent"
    case .cell(let element, let name): "cell of \(element) is \(name)"
    case .interfaceState(let element, let state):
      "interface state of \(element) is \(state.joined(separator: " "))"
    case .selected(let list): "selected items are \(list)"
    case .contentOffset(let point): "content offset is \(point)"
    case .batchCount(let count): "count of batches is \(count)"
    case .plainItems(let list): "plain items are \(list)"
    case .visible(let list): "visible items are \(list)"
    case .contentSize(let size): "content size is \(size)"
    case .supplementaryCount(let kind, let count): "count of \(kind) is \(count)"
    case .itemCount(let section, let count): "count of items in section \(section) is \(count)"
    case .sectionCount(let count): "count of sections is \(count)"
    case .currentPage(let page): "current page is \(page)"
    case .calls(let calls): "calls are \(calls.joined(separator: "; "))"
    case .title(let element, let text): "title of \(element) is \(text)"
    case .sectionIndex(let titles): "section index is \(titles.joined(separator: " "))"
    case .violation(let code): "violation is \(code)"
    case .advisory(let code): "advisory is \(code)"
    case .recorded(let assertion): "recorded, instead of: \(assertion)"
    case .inside(let element, let node, let assertion): "\(assertion) in \(node) of \(element)"
    case .thrash(let count, let seed): "\(count) random updates of seed \(seed)"
    case .threadSafe: "node blocks are safe on any thread"
    }
  }
}

extension FixtureAssertion {
  /// The element that the assertion is about, or `nil` for one about the container.
  package var element: FixtureElement? {
    switch self {
    case .frame(let element, _), .size(let element, _), .nodeFrame(let element, _, _),
      .nodeProperty(let element, _, _, _), .absent(let element, _), .cell(let element, _),
      .interfaceState(let element, _), .title(let element, _), .inside(let element, _, _):
      element
    case .plainItems, .visible, .contentSize, .supplementaryCount, .itemCount, .sectionCount,
      .currentPage, .calls, .violation, .selected, .contentOffset, .batchCount, .advisory,
      .thrash, .threadSafe, .sectionIndex:
      nil
    case .recorded(let assertion): assertion.element
    }
  }

  /// The fields of the assertion's row after its position: its word, then its values.
  package var fields: [ContractField] {
    switch self {
    case .frame(let element, let rect): [.text("frame")] + element.fields + rect.fields
    case .size(let element, let size): [.text("size")] + element.fields + size.fields
    case .nodeFrame(let element, let node, let rect):
      [.text("nodeFrame")] + element.fields + [.text(node)] + rect.fields
    case .nodeProperty(let element, let node, let property, let value):
      [.text("nodeProperty")] + element.fields + [.text(node), .text(property)] + value.fields
    case .absent(let element, let node): [.text("absent")] + element.fields + [.text(node)]
    case .cell(let element, let name): [.text("cell")] + element.fields + [.text(name)]
    case .interfaceState(let element, let state):
      [.text("interfaceState")] + element.fields + ContractField.list(state.map { .text($0) })
    case .selected(let list): [.text("selected"), list.field]
    case .contentOffset(let point): [.text("contentOffset")] + point.fields
    case .batchCount(let count): [.text("batchCount"), .integer(count)]
    case .plainItems(let list): [.text("plainItems"), list.field]
    case .visible(let list): [.text("visible"), list.field]
    case .contentSize(let size): [.text("contentSize")] + size.fields
    case .supplementaryCount(let kind, let count):
      [.text("supplementaryCount"), .text(kind), .integer(count)]
    case .itemCount(let section, let count):
      [.text("itemCount"), .integer(section), .integer(count)]
    case .sectionCount(let count): [.text("sectionCount"), .integer(count)]
    case .currentPage(let page): [.text("currentPage"), .integer(page)]
    case .calls(let calls): [.text("calls")] + ContractField.list(calls.map { .text($0) })
    case .title(let element, let text): [.text("title")] + element.fields + [.text(text)]
    case .sectionIndex(let titles):
      [.text("sectionIndex")] + ContractField.list(titles.map { .text($0) })
    case .violation(let code): [.text("violation"), .text(code)]
    case .advisory(let code): [.text("advisory"), .text(code)]
    case .recorded(let assertion): [.text("recorded")] + assertion.fields
    case .inside(let element, let node, let assertion):
      [.text("inside")] + element.fields + [.text(node)] + assertion.fields
    case .thrash(let count, let seed):
      [.text("thrash"), .integer(count), .text(String(seed))]
    case .threadSafe: [.text("threadSafe")]
    }
  }

  /// Reads an assertion; `nil` for a word of another version.
  package init?(from row: inout some ContractFieldReader) {
    switch row.string() {
    case "frame":
      let element = FixtureElement(from: &row)
      self = .frame(of: element, is: FixtureExpectedRect(from: &row))
    case "size":
      let element = FixtureElement(from: &row)
      self = .size(of: element, is: FixtureExpectedSize(from: &row))
    case "nodeFrame":
      let (element, node) = (FixtureElement(from: &row), row.string())
      self = .nodeFrame(of: element, node: node, is: FixtureExpectedRect(from: &row))
    case "nodeProperty":
      let element = FixtureElement(from: &row)
      let (node, property) = (row.string(), row.string())
      guard let value = FixtureExpectedProperty(from: &row) else { return nil }
      self = .nodeProperty(of: element, node: node, property: property, is: value)
    case "absent":
      let element = FixtureElement(from: &row)
      self = .absent(of: element, node: row.string())
    case "cell":
      let element = FixtureElement(from: &row)
      self = .cell(of: element, class: row.string())
    case "interfaceState":
      let element = FixtureElement(from: &row)
      self = .interfaceState(of: element, row.list { $0.string() })
    case "selected": self = .selected(FixtureIndexPaths(from: &row))
    case "contentOffset": self = .contentOffset(FixtureExpectedPoint(from: &row))
    case "batchCount": self = .batchCount(row.int())
    case "plainItems": self = .plainItems(FixtureIndexPaths(from: &row))
    case "visible": self = .visible(FixtureIndexPaths(from: &row))
    case "contentSize": self = .contentSize(FixtureExpectedSize(from: &row))
    case "supplementaryCount":
      let kind = row.string()
      self = .supplementaryCount(kind: kind, row.int())
    case "itemCount":
      let section = row.int()
      self = .itemCount(section: section, row.int())
    case "sectionCount": self = .sectionCount(row.int())
    case "currentPage": self = .currentPage(row.int())
    case "calls": self = .calls(row.list { $0.string() })
    case "title":
      let element = FixtureElement(from: &row)
      self = .title(of: element, row.string())
    case "sectionIndex": self = .sectionIndex(row.list { $0.string() })
    case "violation": self = .violation(code: row.string())
    case "advisory": self = .advisory(code: row.string())
    case "recorded":
      guard let assertion = FixtureAssertion(from: &row) else { return nil }
      self = .recorded(assertion)
    case "inside":
      let (element, node) = (FixtureElement(from: &row), row.string())
      guard let assertion = FixtureAssertion(from: &row) else { return nil }
      self = .inside(element, node: node, assertion)
    case "thrash":
      let count = row.int()
      self = .thrash(count: count, seed: UInt64(row.string()) ?? 0)
    case "threadSafe": self = .threadSafe
    default: return nil
    }
  }
}
