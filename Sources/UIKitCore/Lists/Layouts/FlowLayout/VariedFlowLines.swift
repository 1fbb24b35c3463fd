import Foundation

/// The lines of a section whose items have different sizes, with one record per line.
struct VariedFlowLines: Sendable {
  private(set) var sizes: [CGSize]
  /// The first item that is longer than its line, or `nil`.
  private(set) var firstOversized: Int?
  private let axis: FlowAxis
  private let room: FlowRoom
  private let lineSpacing: CGFloat
  private var lines: [FlowLine] = []
  private var index = SpanIndex(EmptyCollection())

  /// The lines of no items.
  static let none = VariedFlowLines(
    sizes: [], axis: .vertical, room: FlowRoom(length: 0, spacing: 0), lineSpacing: 0)

  init(sizes: [CGSize], axis: FlowAxis, room: FlowRoom, lineSpacing: CGFloat) {
    self.sizes = sizes
    self.axis = axis
    self.room = room
    self.lineSpacing = lineSpacing
    firstOversized = sizes.firstIndex(where: isOversized)
    breakLines(from: 0, following: [], after: sizes.count)
  }

  /// Replaces the sizes of items, and breaks the lines again from the one before the first of them until
  /// a line begins where it began before.
  ///
  /// - Returns: `false` if all sizes are equal now, which has rules of its own (F3, F5).
  mutating func set(_ changes: [Int: CGSize]) -> Bool {
    let changed = changes.filter { sizes.indices.contains($0.key) && sizes[$0.key] != $0.value }
    guard let first = changed.keys.min(), let last = changed.keys.max() else { return true }
    for (item, size) in changed { sizes[item] = size }
    guard sizes.contains(where: { $0 != sizes[0] }) else { return false }
    updateOversized(after: changed)
    let line = max(lines.partitioningIndex { $0.firstItem > first } - 2, 0)
    let former = Array(lines[line...])
    lines.removeSubrange(line...)
    breakLines(from: former[0].firstItem, following: former, after: last)
    return true
  }

  private func isOversized(_ size: CGSize) -> Bool {
    !room.accepts(axis.along(size), left: room.length)
  }

  private mutating func updateOversized(after changed: [Int: CGSize]) {
    if let former = firstOversized, changed[former] != nil {
      firstOversized = sizes.firstIndex(where: isOversized)
      return
    }
    let found = changed.filter { isOversized($0.value) }.keys.min()
    firstOversized = [firstOversized, found].compactMap(\.self).min()
  }

  /// Breaks the items into lines. An item that does not fit begins a new line (rule F1).
  ///
  /// - Parameters:
  ///   - start: The item that begins the first new line.
  ///   - former: The former lines from that item on.
  ///   - last: The last item with a new size. A former line that begins after it, and that an item
  ///     begins again, is kept with all that follow it.
  private mutating func breakLines(from start: Int, following former: [FlowLine], after last: Int) {
    defer { index = SpanIndex(lines.lazy.map { $0.start...($0.start + $0.depth) }) }
    var first = start
    var left = room.length
    var depth: CGFloat = 0
    for item in start..<sizes.count {
      let size = sizes[item]
      let extent = axis.along(size)
      if item > first, !room.accepts(extent + room.spacing, left: left) {
        appendInnerLine(first..<item, depth: depth, left: left)
        if item > last, appendLines(of: former, from: item) { return }
        (first, left, depth) = (item, room.length - extent, axis.across(size))
      } else {
        left -= item > first ? extent + room.spacing : extent
        depth = max(depth, axis.across(size))
      }
    }
    guard !sizes.isEmpty else { return }
    // The last line is packed at its start (rules F4 and F7).
    append(FlowLine(firstItem: first, start: nextStart, depth: depth, lead: 0, share: 0))
  }

  /// Appends the former lines from the one that begins with an item, at new positions.
  ///
  /// - Returns: `false` if the item began no line.
  private mutating func appendLines(of former: [FlowLine], from item: Int) -> Bool {
    let place = former.partitioningIndex { $0.firstItem >= item }
    guard place < former.count, former[place].firstItem == item else { return false }
    // The starts are added up again, so that they are those of lines that are broken at once.
    for line in former[place...] {
      append(
        FlowLine(
          firstItem: line.firstItem, start: nextStart, depth: line.depth, lead: line.lead,
          share: line.share))
    }
    return true
  }

  /// Appends a line that is not the last one: its items are spread over the length, a single item
  /// is centered (F2, F6).
  private mutating func appendInnerLine(_ items: Range<Int>, depth: CGFloat, left: CGFloat) {
    let spare = max(left, 0)
    let isLone = items.count == 1
    append(
      FlowLine(
        firstItem: items.lowerBound, start: nextStart, depth: depth,
        lead: isLone ? spare / 2 : 0,
        share: isLone ? 0 : spare / CGFloat(items.count - 1)))
  }

  private mutating func append(_ line: FlowLine) {
    lines.append(line)
  }

  private var nextStart: CGFloat {
    lines.last.map { $0.start + $0.depth + lineSpacing } ?? 0
  }

  /// The extent of all lines and the spacing between them, in points.
  var depth: CGFloat {
    lines.last.map { $0.start + $0.depth } ?? 0
  }

  /// The range that contains every line, from the leading inset.
  var span: ClosedRange<CGFloat> { index.span ?? 0...0 }

  func position(of item: Int) -> FlowPosition {
    let line = lines[lines.partitioningIndex { $0.firstItem > item } - 1]
    var along = line.lead
    for earlier in line.firstItem..<item {
      along = along + (axis.along(sizes[earlier]) + room.spacing) + line.share
    }
    return FlowPosition(along: along, across: line.start + centring(item, in: line))
  }

  /// Returns the offset that centers an item across its line (rule F8).
  private func centring(_ item: Int, in line: FlowLine) -> CGFloat {
    (line.depth - axis.across(sizes[item])) / 2
  }

  /// Returns the items of the lines that may intersect a range along the scroll axis.
  func items(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    let found = index.candidates(meeting: range)
    guard !found.isEmpty else { return 0..<0 }
    let end = found.upperBound < lines.count ? lines[found.upperBound].firstItem : sizes.count
    return lines[found.lowerBound].firstItem..<end
  }
}
