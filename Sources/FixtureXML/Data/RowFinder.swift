import CLibXML2

/// The matcher of a ``RowSelect`` over the elements of a document, in their order.
///
/// An element that is a row, or has rows as attributes or texts, is collected as a whole; its rows, and those
/// inside of it, are passed on when it ends.
final class RowFinder {
  /// Evaluates a predicate on a node.
  typealias Evaluate = (
    _ expression: Int, _ place: DataNode
  ) throws(ExternalDocumentError) -> Bool

  /// A row.
  struct Row {
    /// The element, attribute or text.
    let node: xmlNodePtr
    /// The offset of the start tag of the element, or of the element that has the row.
    let offset: Int
    /// The number of the start tag or text.
    let ordinal: Int
  }

  private struct Candidate {
    let row: Row
    let parent: Int
    /// A path that matches, with its first predicate that is not evaluated.
    let path: Int
    let predicate: Int
    /// The other paths that match; an array for each row would be an allocation.
    var others: [(path: Int, predicate: Int)] = []
  }

  private struct Frame: BitwiseCopyable {
    var ordinal: Int
    /// For each path, the numbers of steps that the element ends, and those that descendants continue.
    var exact: UInt64
    var open: UInt64
  }

  /// The numbers of nodes that pass the predicates of a step, by the number of their parent.
  private(set) var totals: [Int: [Int]] = [:]
  /// A Boolean value that indicates whether an element with rows is open.
  var isInHost: Bool { host != nil }
  /// A Boolean value that indicates whether the current element is an element with rows.
  var endsHost: Bool { host?.depth == ordinals.count }
  /// The number of rows that were found.
  private(set) var count = 0

  private let select: RowSelect
  private let evaluate: Evaluate
  private let knownTotals: [Int: [Int]]?
  private let rowCount: Int
  /// The frames of the open elements, one for each path.
  private let frames: FlatStack<Frame>
  private let steps: [[RowSelect.Step]]
  private let takesTexts: Bool
  private let filter: RowNameFilter
  /// The numbers of the open elements, and the offsets of the start tags of those that were matched.
  private let ordinals = FlatStack([0])
  private let offsets = FlatStack([0])
  private var counters: [Int: [Int]] = [:]
  private var filterCounts: [Int]
  private let slots: [[Int]]
  private let slotCount: Int
  private var candidates: [Candidate] = []
  private var host: (depth: Int, ordinal: Int)?
  private var hostOffset = 0
  private var latestText: xmlNodePtr?
  private let limit: Int

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - select: The rows.
  ///   - totals: The totals of a matcher that read the document before, for predicates that ask for them.
  ///   - rowCount: The number of rows in parentheses, for predicates that ask for it.
  ///   - limit: The greatest length of an element with rows, in bytes.
  ///   - evaluate: Evaluates a predicate.
  init(
    _ select: RowSelect, totals: [Int: [Int]]?, rowCount: Int, limit: Int,
    evaluate: @escaping Evaluate
  ) {
    self.select = select
    self.evaluate = evaluate
    self.limit = limit
    knownTotals = totals
    self.rowCount = rowCount
    filterCounts = Array(repeating: 0, count: select.filters.count)
    frames = FlatStack(
      select.paths.map { Frame(ordinal: 0, exact: 1, open: $0.steps[0].isDeep ? 1 : 0) })
    steps = select.paths.map(\.steps)
    takesTexts = select.paths.contains { path in
      path.steps.contains { if case .text = $0.test { true } else { false } }
    }
    filter = RowNameFilter(select)
    var next = 0
    slots = select.paths.map { path in
      path.steps.map { step in
        defer { next += step.predicates.count }
        return next
      }
    }
    slotCount = next
  }

  /// Takes an element, and returns whether it is the first of a new host, which must be collected.
  func start(
    _ element: xmlNodePtr, in parser: DataParser
  ) throws(ExternalDocumentError) -> Bool {
    let known = candidates.count
    let first = frames.count - steps.count
    var takesText = false
    var offset = 0
    if filter.passes(element.pointee.name) {
      offset = parser.tagOffset
      let row = Row(node: element, offset: offset, ordinal: parser.ordinal)
      for path in steps.indices {
        try enter(row, path: path, parent: frames[first + path])
      }
      for path in steps.indices {
        let takes = try enterAttributes(row, path: path)
        takesText = takesText || takes
      }
    } else {
      for path in steps.indices {
        frames.push(Frame(ordinal: parser.ordinal, exact: 0, open: frames[first + path].open))
      }
    }
    ordinals.push(parser.ordinal)
    offsets.push(offset)
    return try beginHost(hasRows: candidates.count > known || takesText, offset, parser)
  }

  /// The frame of the current element for a path.
  private func frame(of path: Int) -> Frame { frames[frames.count - steps.count + path] }

  private func beginHost(
    hasRows: Bool, _ offset: Int, _ parser: DataParser
  ) throws(ExternalDocumentError) -> Bool {
    if host != nil {
      try checkSize(parser)
      return false
    }
    guard hasRows else { return false }
    host = (ordinals.count, parser.ordinal)
    hostOffset = offset
    return true
  }

  /// Takes a text of a collected element.
  func read(_ text: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError) {
    guard host != nil else { return }
    try checkSize(parser)
    // A text comes in parts.
    guard takesTexts, text != latestText else { return }
    latestText = text
    var candidate: Candidate?
    let row = Row(node: text, offset: offsets.top, ordinal: parser.ordinal)
    for path in steps.indices {
      let frame = frame(of: path)
      for step in Self.bits(frame.exact | frame.open) {
        guard step < steps[path].count, case .text = steps[path][step].test else { continue }
        guard let next = try early(row, path, step, parent: frame.ordinal) else { continue }
        if candidate != nil {
          candidate?.others.append((path, next))
        } else {
          candidate = Candidate(row: row, parent: frame.ordinal, path: path, predicate: next)
        }
      }
    }
    if let candidate { candidates.append(candidate) }
  }

  /// Leaves an element; `body` is called with the rows of a host that ends, until it returns `false`.
  ///
  /// Returns whether a host ended.
  func end(
    _ body: (Row) throws(ExternalDocumentError) -> Bool
  ) throws(ExternalDocumentError) -> Bool {
    let ends = endsHost
    let ordinal = leave()
    if ends {
      latestText = nil
      for index in candidates.indices {
        let candidate = candidates[index]
        guard try accepts(candidate) else { continue }
        count += 1
        guard try body(candidate.row) else { break }
      }
      candidates.removeAll(keepingCapacity: true)
      try endCounting(since: host?.ordinal ?? 0)
      host = nil
    } else if host == nil, !counters.isEmpty, let counts = counters.removeValue(forKey: ordinal) {
      try note(counts, of: ordinal)
    }
    return ends
  }

  /// Leaves an element without a judgement of rows, and returns whether a host ended.
  func endWithoutRows() -> Bool {
    let (ends, first) = (endsHost, host?.ordinal ?? 0)
    let ordinal = leave()
    guard ends else {
      if host == nil, !counters.isEmpty { counters[ordinal] = nil }
      return false
    }
    candidates = []
    latestText = nil
    counters = counters.filter { $0.key < first }
    host = nil
    return true
  }

  private func leave() -> Int {
    frames.pop(steps.count)
    offsets.pop(1)
    defer { ordinals.pop(1) }
    return ordinals.top
  }

  private func endCounting(since first: Int) throws(ExternalDocumentError) {
    for (ordinal, counts) in counters where ordinal >= first {
      try note(counts, of: ordinal)
      counters[ordinal] = nil
    }
  }

  private static let mostTotals = 100_000

  private func note(_ counts: [Int], of ordinal: Int) throws(ExternalDocumentError) {
    guard select.countsSiblings, knownTotals == nil else { return }
    totals[ordinal] = counts
    if totals.count > Self.mostTotals { throw .tooMuchKept(offset: hostOffset) }
  }

  private func checkSize(_ parser: DataParser) throws(ExternalDocumentError) {
    if parser.offset - hostOffset > limit { throw .matchTooLarge(offset: hostOffset) }
  }

  /// Matches an element with the steps of a path, and adds it if it is a row.
  private func enter(
    _ row: Row, path: Int, parent: Frame
  ) throws(ExternalDocumentError) {
    let steps = steps[path]
    var frame = Frame(ordinal: row.ordinal, exact: 0, open: parent.open)
    for step in Self.bits(parent.exact | parent.open) where step < steps.count {
      guard case .element(let name) = steps[step].test, name.matches(row.node),
        let next = try early(row, path, step, parent: parent.ordinal)
      else { continue }
      if step == steps.count - 1 {
        add(row, parent: parent.ordinal, path: path, predicate: next)
      } else {
        frame.exact |= 1 << UInt64(step + 1)
        if steps[step + 1].isDeep { frame.open |= 1 << UInt64(step + 1) }
      }
    }
    frames.push(frame)
  }

  /// Adds the attributes that are rows; returns whether texts of the element can be rows.
  private func enterAttributes(
    _ row: Row, path: Int
  ) throws(ExternalDocumentError) -> Bool {
    let frame = frame(of: path)
    let steps = steps[path]
    var takesText = false
    for step in Self.bits(frame.exact | frame.open) where step < steps.count {
      if case .text = steps[step].test { takesText = true }
      guard case .attribute(let name) = steps[step].test else { continue }
      var attribute = row.node.pointee.properties
      while let current = attribute {
        attribute = current.pointee.next
        guard name.matches(current.pointee.name, current.pointee.ns?.pointee.href) else { continue }
        let node = UnsafeMutableRawPointer(current).assumingMemoryBound(to: xmlNode.self)
        let found = Row(node: node, offset: row.offset, ordinal: row.ordinal)
        guard let next = try early(found, path, step, parent: row.ordinal) else { continue }
        add(found, parent: row.ordinal, path: path, predicate: next)
      }
    }
    return takesText
  }

  private func add(_ row: Row, parent: Int, path: Int, predicate: Int) {
    for index in candidates.indices.reversed() {
      guard candidates[index].row.ordinal == row.ordinal else { break }
      if candidates[index].row.node == row.node {
        return candidates[index].others.append((path, predicate))
      }
    }
    candidates.append(Candidate(row: row, parent: parent, path: path, predicate: predicate))
  }

  private static func bits(_ mask: UInt64) -> some Sequence<Int> {
    sequence(state: mask) { rest -> Int? in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}

extension RowFinder {
  /// Evaluates the predicates of a step that need start tags alone. Returns the index of the first other one,
  /// or `nil` if one is false.
  private func early(
    _ row: Row, _ path: Int, _ step: Int, parent: Int
  ) throws(ExternalDocumentError) -> Int? {
    let predicates = steps[path][step].predicates
    for (index, predicate) in predicates.enumerated() {
      guard predicate.isEarly else { return index }
      guard try holds(predicate, row, slot: slots[path][step] + index, parent: parent) else {
        return nil
      }
    }
    return predicates.count
  }

  /// Returns whether the remaining predicates of a path that matches, and those of parentheses, hold.
  private func accepts(_ candidate: Candidate) throws(ExternalDocumentError) -> Bool {
    var isRow = try holdsRest(candidate, candidate.path, from: candidate.predicate)
    for (path, first) in candidate.others {
      isRow = try holdsRest(candidate, path, from: first) || isRow
    }
    guard isRow else { return false }
    for (index, filter) in select.filters.enumerated() {
      filterCounts[index] += 1
      let place = DataNode(
        node: candidate.row.node, position: filterCounts[index], size: max(1, rowCount))
      guard try evaluate(filter.expression, place) else { return false }
    }
    return true
  }

  private func holdsRest(
    _ candidate: Candidate, _ path: Int, from first: Int
  ) throws(ExternalDocumentError) -> Bool {
    let step = select.paths[path].steps.count - 1
    let predicates = select.paths[path].steps[step].predicates
    for index in first..<max(first, predicates.count) {
      let slot = slots[path][step] + index
      guard try holds(predicates[index], candidate.row, slot: slot, parent: candidate.parent) else {
        return false
      }
    }
    return true
  }

  private func holds(
    _ predicate: RowSelect.Predicate, _ row: Row, slot: Int, parent: Int
  ) throws(ExternalDocumentError) -> Bool {
    counters[parent, default: Array(repeating: 0, count: slotCount)][slot] += 1
    let position = counters[parent]?[slot] ?? 1
    var size = position
    if predicate.usesLast {
      guard let knownTotals else { return false }
      size = knownTotals[parent]?[slot] ?? position
    }
    return try evaluate(
      predicate.expression, DataNode(node: row.node, position: position, size: size))
  }
}
