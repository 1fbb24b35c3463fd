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
