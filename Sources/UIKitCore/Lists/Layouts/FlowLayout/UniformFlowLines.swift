import Foundation

/// The lines of a section whose items all have the same size. No data is stored for single items or
/// lines.
struct UniformFlowLines: Sendable {
  let count: Int
  let size: CGSize
  /// A Boolean value that indicates whether an item is longer than a line.
  let isOversized: Bool
  private let along: CGFloat
  private let across: CGFloat
  private let itemsPerLine: Int
  private let lineSpacing: CGFloat
  /// The starts of the items in a full line, from the leading inset.
  private let starts: [CGFloat]

  init(size: CGSize, count: Int, axis: FlowAxis, room: FlowRoom, lineSpacing: CGFloat) {
    self.count = count
    self.size = size
    self.lineSpacing = lineSpacing
    along = axis.along(size)
    across = axis.across(size)
    isOversized = count > 0 && !room.accepts(along, left: room.length)
    itemsPerLine = room.count(of: along, atMost: count)
    starts = Self.makeStarts(
      along, perLine: itemsPerLine, stopping: min(itemsPerLine, count), room: room)
  }

  /// Returns the starts of the items in a full line, spread over its length (rule F2). The last
  /// line has the same columns (rule F3).
  private static func makeStarts(
    _ along: CGFloat, perLine: Int, stopping: Int, room: FlowRoom
  ) -> [CGFloat] {
    let gaps = CGFloat(perLine - 1)
    let left = max(room.length - (along * CGFloat(perLine) + room.spacing * gaps), 0)
    // One item a line is centered in both scrolling directions (rules F6 and F7).
    guard perLine > 1 else { return stopping > 0 ? [left / 2] : [] }
    let share = left / gaps
    var start: CGFloat = 0
    return (0..<stopping).map { _ in
      defer { start = start + (along + room.spacing) + share }
      return start
    }
  }

  private var lineCount: Int {
    count / itemsPerLine + (count % itemsPerLine == 0 ? 0 : 1)
  }

  private var pitch: CGFloat { across + lineSpacing }

  /// The extent of all lines and the spacing between them, in points.
  var depth: CGFloat {
    guard count > 0 else { return 0 }
    return CGFloat(lineCount) * across + CGFloat(lineCount - 1) * lineSpacing
  }

  /// The range that contains every line, from the leading inset.
  var span: ClosedRange<CGFloat> {
    guard count > 0 else { return 0...0 }
    let last = CGFloat(lineCount - 1) * pitch
    return min(last, 0)...(max(last, 0) + across)
  }

  func position(of item: Int) -> FlowPosition {
    FlowPosition(
      along: starts[item % itemsPerLine], across: CGFloat(item / itemsPerLine) * pitch)
  }

  /// Returns the items of the lines that may intersect a range along the scroll axis.
  func items(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    let lines = lines(meeting: range)
    return firstItem(ofLine: lines.lowerBound)..<firstItem(ofLine: lines.upperBound)
  }

  private func firstItem(ofLine line: Int) -> Int {
    let (item, isTooLarge) = line.multipliedReportingOverflow(by: itemsPerLine)
    return isTooLarge ? count : min(item, count)
  }

  private func lines(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    guard lineCount > 0 else { return 0..<0 }
    guard pitch != 0 else {
      return across >= range.lowerBound && range.upperBound >= 0 ? 0..<lineCount : 0..<0
    }
    let ends = [(range.lowerBound - across) / pitch, range.upperBound / pitch].sorted()
    let first = Self.lineNumber(ends[0].rounded(.up), below: lineCount)
    let last = Self.lineNumber(ends[1].rounded(.down) + 1, below: lineCount)
    return first..<max(first, last)
  }

  private static func lineNumber(_ quotient: CGFloat, below count: Int) -> Int {
    Int(exactly: min(max(quotient, 0), CGFloat(count))) ?? count
  }
}
