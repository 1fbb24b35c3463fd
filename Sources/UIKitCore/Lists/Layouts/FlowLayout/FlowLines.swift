import Foundation

/// The lines of one section, in the form that its item sizes allow.
enum FlowLines: Sendable {
  /// Lines of items of equal size.
  case uniform(UniformFlowLines)
  /// Lines of items of different sizes.
  case varied(VariedFlowLines)
  /// Lines of items of an estimated size, some of which are measured.
  case estimated(EstimatedFlowLines)

  init(_ section: FlowSection, in environment: FlowEnvironment) {
    let axis = environment.axis
    let length = environment.breadth - axis.along(section.inset).total
    let isExchanged = axis == .horizontal && environment.variedColumnSpacing == .exchanged
    let uniform = (
      room: FlowRoom(length: length, spacing: section.interitemSpacing),
      lineSpacing: section.lineSpacing
    )
    let varied =
      isExchanged
      ? (
        room: FlowRoom(length: length, spacing: section.lineSpacing),
        lineSpacing: section.interitemSpacing
      ) : uniform
    switch section.sizes {
    case .uniform(let size, let count):
      self = .uniform(
        UniformFlowLines(
          size: size.clampedForFlow, count: count, axis: axis, room: uniform.room,
          lineSpacing: uniform.lineSpacing))
    case .varied(let sizes):
      self = .varied(
        VariedFlowLines(
          sizes: sizes.map(\.clampedForFlow), axis: axis, room: varied.room,
          lineSpacing: varied.lineSpacing))
    case .estimated(let size, let count, let measured):
      self = .estimated(
        EstimatedFlowLines(
          estimate: size.clampedForFlow, count: count,
          measured: measured.mapValues(\.clampedForFlow), axis: axis, varied: varied,
          uniform: uniform))
    }
  }

  /// Replaces the sizes of items.
  ///
  /// - Returns: `false` if only a new value can have the sizes.
  mutating func set(_ sizes: [Int: CGSize]) -> Bool {
    let sizes = sizes.mapValues(\.clampedForFlow)
    // The records must have one owner so that they are not copied.
    let former = self
    self = .varied(VariedFlowLines.none)
    switch consume former {
    case .uniform: return false
    case .varied(var lines):
      let isSet = lines.set(sizes)
      self = .varied(lines)
      return isSet
    case .estimated(var lines):
      lines.set(sizes)
      self = .estimated(lines)
      return true
    }
  }

  var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .varied(let lines): lines.sizes.count
    case .estimated(let lines): lines.count
    }
  }

  var depth: CGFloat {
    switch self {
    case .uniform(let lines): lines.depth
    case .varied(let lines): lines.depth
    case .estimated(let lines): lines.depth
    }
  }

  var span: ClosedRange<CGFloat> {
    switch self {
    case .uniform(let lines): lines.span
    case .varied(let lines): lines.span
    case .estimated(let lines): lines.span
    }
  }

  /// The first item that is longer than its line, or `nil` (rule F15).
  var firstOversized: Int? {
    switch self {
    case .uniform(let lines): lines.isOversized ? 0 : nil
    case .varied(let lines): lines.firstOversized
    case .estimated(let lines): lines.firstOversized
    }
  }

  func size(of item: Int) -> CGSize {
    switch self {
    case .uniform(let lines): lines.size
    case .varied(let lines): lines.sizes[item]
    case .estimated(let lines): lines.size(of: item)
    }
  }

  func position(of item: Int) -> FlowPosition {
    switch self {
    case .uniform(let lines): lines.position(of: item)
    case .varied(let lines): lines.position(of: item)
    case .estimated(let lines): lines.position(of: item)
    }
  }

  /// Calls a closure with each item of the lines that may intersect a range along the scroll axis, its
  /// position and its size.
  func forEachItem(
    meeting range: ClosedRange<CGFloat>, _ body: (Int, FlowPosition, CGSize) -> Void
  ) {
    // The form is examined once, because examining it counts the references to its records.
    switch self {
    case .uniform(let lines):
      for item in lines.items(meeting: range) { body(item, lines.position(of: item), lines.size) }
    case .varied(let lines):
      for item in lines.items(meeting: range) {
        body(item, lines.position(of: item), lines.sizes[item])
      }
    case .estimated(let lines):
      for item in lines.items(meeting: range) {
        body(item, lines.position(of: item), lines.size(of: item))
      }
    }
  }
}

extension CGSize {
  /// The size with zero for lengths that are negative or not numbers (rule F16).
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

/// A line of items with different sizes.
struct FlowLine: Sendable {
  /// The index of the first item of the line in its section.
  let firstItem: Int
  /// The start of the line along the scroll axis, from the leading inset.
  let start: CGFloat
  /// The extent of the line along the scroll axis, which is that of its largest item.
  let depth: CGFloat
  /// The start of the first item along the line, from the leading inset.
  let lead: CGFloat
  /// The distance that is added to the minimum spacing between items.
  let share: CGFloat
}

/// The available length of a line, and the rule that determines which items fit.
package struct FlowRoom: Sendable {
  /// The distance by which items may exceed the available length and still fit, in points.
  ///
  /// Thirds of a width add up to the width mathematically but not in binary numbers.
  package static let tolerance: CGFloat = 1e-6

  /// The length of a line between the insets, in points. It is negative when the insets exceed the
  /// view.
  let length: CGFloat
  /// The minimum spacing between items of a line, in points.
  let spacing: CGFloat

  /// Returns a Boolean value that indicates whether an extent fits into a remaining length (rule
  /// F1).
  func accepts(_ extent: CGFloat, left: CGFloat) -> Bool {
    extent <= left + Self.tolerance
  }

  /// Returns the number of equal extents that fit into a line, which is at least one.
  func count(of extent: CGFloat, atMost limit: Int) -> Int {
    guard accepts(extent, left: length) else { return 1 }
    let pitch = extent + spacing
    guard pitch > 0 else { return max(limit, 1) }
    let quotient = (length + spacing + Self.tolerance) / pitch
    guard quotient < CGFloat(Int32.max) else { return max(limit, 1) }
    return max(Int(quotient), 1)
  }
}
