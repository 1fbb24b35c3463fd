import Foundation

/// The lines of a section whose items have different sizes, with one record per line.
struct VariedFlowLines: Sendable {
  let sizes: [CGSize]
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
    breakLines()
    index = SpanIndex(lines.lazy.map { $0.start...($0.start + $0.depth) })
  }

  /// Breaks the items into lines. An item that does not fit begins a new line (rule F1).
  private mutating func breakLines() {
    var first = 0
    var left = room.length
    var depth: CGFloat = 0
    for (item, size) in sizes.enumerated() {
      let extent = axis.along(size)
      if firstOversized == nil, !room.accepts(extent, left: room.length) { firstOversized = item }
      if item > first, !room.accepts(extent + room.spacing, left: left) {
        appendInnerLine(first..<item, depth: depth, left: left)
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
