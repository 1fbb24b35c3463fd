import Foundation

/// The lines of a section whose items have one size until they are measured (rule F22).
///
/// Consecutive lines without measured items are stored as one record. The records depend only on the
/// sizes, not on the order in which they became known. A measured item changes the records from the
/// line before its own, so that measuring costs no time for the items that are not measured.
struct EstimatedFlowLines: Sendable {
  /// Consecutive lines of the same form.
  private struct Run {
    /// The line itself, or the first line of the run.
    let line: FlowLine
    /// The number of lines.
    let lineCount: Int
    /// The number of items in each line of a run of several lines.
    let itemsPerLine: Int
  }

  let count: Int
  private let estimate: CGSize
  private let axis: FlowAxis
  /// The available length of lines when sizes differ.
  private let room: FlowRoom
  private let lineSpacing: CGFloat
  private let uniformRoom: FlowRoom
  private let uniformSpacing: CGFloat
  private var measured: MeasuredItems
  private var runs: [Run] = []
  /// The lines when all sizes are equal (rule F5), otherwise `nil`.
  private var uniform: UniformFlowLines?
  /// The first item that is longer than its line, or `nil` (rule F15).
  private(set) var firstOversized: Int?

  /// Creates the lines of a section with a line spacing that is not negative.
  init(
    estimate: CGSize, count: Int, measured: [Int: CGSize], axis: FlowAxis,
    varied: (room: FlowRoom, lineSpacing: CGFloat),
    uniform: (room: FlowRoom, lineSpacing: CGFloat)
  ) {
    self.count = count
    self.estimate = estimate
    self.axis = axis
    (room, lineSpacing) = varied
    (uniformRoom, uniformSpacing) = uniform
    self.measured = MeasuredItems(measured.filter { $0.value != estimate && $0.key < count })
    updateLines(from: 0)
    firstOversized = findOversized()
  }

  /// Replaces the sizes of items.
  mutating func set(_ sizes: [Int: CGSize]) {
    var first = count
    for (item, size) in sizes where item < count && self.size(of: item) != size {
      measured.set(size == estimate ? nil : size, at: item)
      first = min(first, item)
    }
    guard first < count else { return }
    updateLines(from: first)
    updateOversized(after: sizes)
  }

  func size(of item: Int) -> CGSize { measured[item] ?? estimate }

  private func isOversized(_ size: CGSize) -> Bool {
    !room.accepts(axis.along(size), left: room.length)
  }

  private mutating func updateOversized(after sizes: [Int: CGSize]) {
    if let former = firstOversized, sizes[former] != nil || isOversized(estimate) {
      firstOversized = findOversized()
      return
    }
    let found = sizes.filter { $0.key < count && isOversized($0.value) }.keys.min()
    firstOversized = [firstOversized, found].compactMap(\.self).min()
  }

  private func findOversized() -> Int? {
    let first = measured.items.first { isOversized(size(of: $0)) }
    guard isOversized(estimate) else { return first }
    let estimated = (0..<count).first { measured[$0] == nil }
    return [first, estimated].compactMap(\.self).min()
  }

  // MARK: Breaking

  /// Breaks the items into lines again, from the line before that of an item.
  private mutating func updateLines(from item: Int) {
    if let size = measured.onlySize(of: count, estimate: estimate) {
      runs = []
      uniform = UniformFlowLines(
        size: size, count: count, axis: axis, room: uniformRoom, lineSpacing: uniformSpacing)
      return
    }
    // Without records, they begin at the first item.
    uniform = nil
    let first = runs.isEmpty ? 0 : startOfLine(before: item)
    // A record that ends there is made again too, because equal lines may follow it now.
    while !runs.isEmpty, endOfRuns >= first { runs.removeLast() }
    appendLines(from: endOfRuns)
  }

  /// The first item after the records.
  private var endOfRuns: Int {
    runs.last.map { $0.line.firstItem + $0.lineCount * $0.itemsPerLine } ?? 0
  }

  /// Returns the first item of the line before the line of an item.
  private func startOfLine(before item: Int) -> Int {
    let index = indexOfRun(of: item)
    let run = runs[index]
    let line = run.lineCount > 1 ? (item - run.line.firstItem) / run.itemsPerLine : 0
    if line > 0 { return run.line.firstItem + (line - 1) * run.itemsPerLine }
    guard index > 0 else { return 0 }
    let before = runs[index - 1]
    return before.line.firstItem + (before.lineCount - 1) * before.itemsPerLine
  }

  private mutating func appendLines(from start: Int) {
    let full = estimatedLine
    var item = start
    var next = measured.position(from: start)
    while item < count {
      while next < measured.items.count, measured.items[next] < item { next += 1 }
      let limit = next < measured.items.count ? measured.items[next] : count
      let lineCount = (limit - 1 - item) / full.count
      if lineCount > 0 {
        append(
          item, lineCount: lineCount, itemsPerLine: full.count, depth: axis.across(estimate),
          left: full.left)
        item += lineCount * full.count
      }
      item = appendLine(from: item)
    }
  }

  /// The number of unmeasured items in a line and the length that they leave.
  private var estimatedLine: (count: Int, left: CGFloat) {
    let extent = axis.along(estimate)
    var (items, left) = (1, room.length - extent)
    while items < count, room.accepts(extent + room.spacing, left: left) {
      left -= extent + room.spacing
      items += 1
    }
    return (items, left)
  }

  /// Appends one line, and returns the item that begins the next (rule F1).
  private mutating func appendLine(from first: Int) -> Int {
    var left = room.length - axis.along(size(of: first))
    var depth = axis.across(size(of: first))
    for item in (first + 1)..<max(count, first + 1) {
      let size = size(of: item)
      let extent = axis.along(size)
      guard room.accepts(extent + room.spacing, left: left) else {
        append(first, lineCount: 1, itemsPerLine: item - first, depth: depth, left: left)
        return item
      }
      left -= extent + room.spacing
      depth = max(depth, axis.across(size))
    }
    // The last line is packed at its start (rules F4 and F7).
    runs.append(
      Run(
        line: FlowLine(firstItem: first, start: nextStart, depth: depth, lead: 0, share: 0),
        lineCount: 1, itemsPerLine: count - first))
    return count
  }

  /// Appends lines that are not the last one: their items are spread over the length, a single item
  /// is centered (rules F2 and F6).
  private mutating func append(
    _ first: Int, lineCount: Int, itemsPerLine: Int, depth: CGFloat, left: CGFloat
  ) {
    let spare = max(left, 0)
    let isLone = itemsPerLine == 1
    let line = FlowLine(
      firstItem: first, start: nextStart, depth: depth, lead: isLone ? spare / 2 : 0,
      share: isLone ? 0 : spare / CGFloat(itemsPerLine - 1))
    runs.append(Run(line: line, lineCount: lineCount, itemsPerLine: itemsPerLine))
  }

  private var nextStart: CGFloat { runs.last.map { end(of: $0) + lineSpacing } ?? 0 }

  // MARK: Positions

  /// Returns the end of the last line of a run.
  private func end(of run: Run) -> CGFloat {
    start(ofLine: run.lineCount - 1, in: run) + run.line.depth
  }

  private func start(ofLine line: Int, in run: Run) -> CGFloat {
    run.line.start + CGFloat(line) * (run.line.depth + lineSpacing)
  }

  private func indexOfRun(of item: Int) -> Int {
    runs.partitioningIndex { $0.line.firstItem > item } - 1
  }

  /// The extent of all lines and the spacing between them, in points.
  var depth: CGFloat { uniform?.depth ?? runs.last.map { end(of: $0) } ?? 0 }

  /// The range that contains every line, from the leading inset.
  var span: ClosedRange<CGFloat> { uniform?.span ?? 0...depth }

  func position(of item: Int) -> FlowPosition {
    if let uniform { return uniform.position(of: item) }
    let run = runs[indexOfRun(of: item)]
    let line = (item - run.line.firstItem) / (run.lineCount > 1 ? run.itemsPerLine : count)
    var along = run.line.lead
    for earlier in (run.line.firstItem + line * run.itemsPerLine)..<item {
      along = along + (axis.along(size(of: earlier)) + room.spacing) + run.line.share
    }
    // An item is centered across its line (rule F8).
    let offset = (run.line.depth - axis.across(size(of: item))) / 2
    return FlowPosition(along: along, across: start(ofLine: line, in: run) + offset)
  }

  /// Returns the items of the lines that may intersect a range along the scroll axis.
  func items(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    if let uniform { return uniform.items(meeting: range) }
    let first = runs.partitioningIndex { end(of: $0) >= range.lowerBound }
    let last = runs.partitioningIndex { $0.line.start > range.upperBound }
    guard first < last else { return 0..<0 }
    return firstItem(of: runs[first]) {
      $0 + runs[first].line.depth >= range.lowerBound
    }..<endItem(of: runs[last - 1]) { $0 > range.upperBound }
  }

  /// Returns the first item of the first line of a run whose start has a property.
  private func firstItem(of run: Run, where hasProperty: (CGFloat) -> Bool) -> Int {
    let line = (0..<run.lineCount).partitioningIndex { hasProperty(start(ofLine: $0, in: run)) }
    return run.line.firstItem + line * run.itemsPerLine
  }

  private func endItem(of run: Run, where isAfter: (CGFloat) -> Bool) -> Int {
    firstItem(of: run, where: isAfter)
  }
}

/// The measured sizes of items that differ from the estimate, in the order of the items.
private struct MeasuredItems: Sendable {
  /// The items in ascending order.
  private(set) var items: [Int]
  private var sizes: [CGSize]

  init(_ sizes: [Int: CGSize]) {
    let sorted = sizes.sorted { $0.key < $1.key }
    items = sorted.map(\.key)
    self.sizes = sorted.map(\.value)
  }

  /// Returns the position of the first item that is not before another one.
  func position(from item: Int) -> Int { items.partitioningIndex { $0 >= item } }

  subscript(item: Int) -> CGSize? {
    let position = position(from: item)
    return position < items.count && items[position] == item ? sizes[position] : nil
  }

  mutating func set(_ size: CGSize?, at item: Int) {
    let position = position(from: item)
    let exists = position < items.count && items[position] == item
    switch (size, exists) {
    case (let size?, true): sizes[position] = size
    case (let size?, false):
      items.insert(item, at: position)
      sizes.insert(size, at: position)
    case (nil, true):
      items.remove(at: position)
      sizes.remove(at: position)
    case (nil, false): break
    }
  }

  /// Returns the size of all of a number of items, or `nil` if sizes differ.
  func onlySize(of count: Int, estimate: CGSize) -> CGSize? {
    guard let first = sizes.first else { return estimate }
    guard items.count == count, sizes.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
