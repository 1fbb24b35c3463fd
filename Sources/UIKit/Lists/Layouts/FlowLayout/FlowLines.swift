import Foundation

/// The lines of one section, in whichever form its sizes allow.
enum FlowLines: Sendable {
  /// Lines of equal items.
  case uniform(UniformFlowLines)
  /// Lines of items that differ.
  case varied(VariedFlowLines)

  init(_ section: FlowSection, in surroundings: FlowSurroundings) {
    let axis = surroundings.axis
    let length = surroundings.breadth - axis.along(section.inset).total
    switch section.sizes {
    case .uniform(let size, let count):
      let room = FlowRoom(length: length, spacing: section.interitemSpacing)
      self = .uniform(
        UniformFlowLines(
          size: size.clampedForFlow, count: count, axis: axis, room: room,
          lineSpacing: section.lineSpacing))
    case .varied(let sizes):
      let isExchanged =
        axis == .horizontal && surroundings.variedColumnSpacing == .exchanged
      let room = FlowRoom(
        length: length, spacing: isExchanged ? section.lineSpacing : section.interitemSpacing)
      self = .varied(
        VariedFlowLines(
          sizes: sizes.map(\.clampedForFlow), axis: axis, room: room,
          lineSpacing: isExchanged ? section.interitemSpacing : section.lineSpacing))
    }
  }

  var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .varied(let lines): lines.sizes.count
    }
  }

  var depth: CGFloat {
    switch self {
    case .uniform(let lines): lines.depth
    case .varied(let lines): lines.depth
    }
  }

  var span: ClosedRange<CGFloat> {
    switch self {
    case .uniform(let lines): lines.span
    case .varied(let lines): lines.span
    }
  }

  /// The first item that is longer than the line (rule F15).
  var firstOversized: Int? {
    switch self {
    case .uniform(let lines): lines.isOversized ? 0 : nil
    case .varied(let lines): lines.firstOversized
    }
  }

  func size(of item: Int) -> CGSize {
    switch self {
    case .uniform(let lines): lines.size
    case .varied(let lines): lines.sizes[item]
    }
  }

  func position(of item: Int) -> FlowPosition {
    switch self {
    case .uniform(let lines): lines.position(of: item)
    case .varied(let lines): lines.position(of: item)
    }
  }

  func items(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    switch self {
    case .uniform(let lines): lines.items(meeting: range)
    case .varied(let lines): lines.items(meeting: range)
    }
  }
}

extension CGSize {
  /// The size with zero in place of what no flow can place (rule F16): negative or no numbers.
  fileprivate var clampedForFlow: CGSize {
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      return CGSize(width: width.flowLength, height: height.flowLength)
    }
    return self
  }
}

extension CGFloat {
  fileprivate var flowLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}

/// One line of items whose sizes differ.
struct FlowLine: Sendable {
  /// The first item's number in its section.
  let firstItem: Int
  /// Where the line starts across, counted from the leading inset.
  let start: CGFloat
  /// The extent of its deepest item across.
  let depth: CGFloat
  /// Where the first item starts along, counted from the leading inset.
  let lead: CGFloat
  /// What each gap gets beyond the least spacing.
  let share: CGFloat
}

/// The room of one line and the rule by which items join it.
struct FlowRoom: Sendable {
  /// How far a sum may exceed the room and still count as an exact fit, in points.
  ///
  /// Thirds of a width add up to the width on paper but not in binary; users mean the former.
  static let tolerance: CGFloat = 1e-6

  /// The length between the insets, in points; negative when they exceed the view.
  let length: CGFloat
  /// The least distance between neighbours, in points.
  let spacing: CGFloat

  /// Tells whether something of an extent still fits what is left (rule F1).
  func accepts(_ extent: CGFloat, left: CGFloat) -> Bool {
    extent <= left + Self.tolerance
  }

  /// The number of equal extents that fit a line: at least one.
  func count(of extent: CGFloat, atMost limit: Int) -> Int {
    guard accepts(extent, left: length) else { return 1 }
    let pitch = extent + spacing
    guard pitch > 0 else { return max(limit, 1) }
    let quotient = (length + spacing + Self.tolerance) / pitch
    guard quotient < CGFloat(Int32.max) else { return max(limit, 1) }
    return max(Int(quotient), 1)
  }
}
