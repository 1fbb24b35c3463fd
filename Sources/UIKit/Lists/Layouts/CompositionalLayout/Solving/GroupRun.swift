import Foundation

/// The groups of a section, one behind the other, without a record per group or item.
struct GroupRun: Hashable, Sendable {
  /// The direction in which groups follow each other.
  let axis: CompositionalAxis
  /// Where the first group is, counted from the section's start and the content's edge across.
  let origin: CGPoint
  /// The distance from group to group, in points.
  let pitch: CGFloat
  let itemCount: Int
  let template: GroupTemplate
  /// What a group holds along the axis, counted from its own start; nil for nothing.
  private let groupSpan: ClosedRange<CGFloat>?
  private let anchors: [Int: [TemplateAnchor]]

  init(
    axis: CompositionalAxis, origin: CGPoint, pitch: CGFloat, itemCount: Int,
    template: GroupTemplate
  ) {
    self.axis = axis
    self.origin = origin
    self.pitch = pitch
    self.itemCount = itemCount
    self.template = template
    groupSpan = template.extent.map { axis.span(of: $0) }
    anchors = Dictionary(grouping: template.anchored, by: \.slot)
  }

  private var slotCount: Int { template.slots.count }

  var groupCount: Int {
    slotCount > 0 ? itemCount / slotCount + (itemCount % slotCount == 0 ? 0 : 1) : 0
  }

  /// The rectangle that holds every element of every group; nil for nothing.
  var extent: CGRect? {
    guard groupCount > 0, let held = template.extent else { return nil }
    let last = CGFloat(groupCount - 1) * pitch
    let first = held.offsetBy(dx: origin.x, dy: origin.y)
    let way = axis.point(along: last, across: 0)
    return first.union(first.offsetBy(dx: way.x, dy: way.y))
  }

  /// The cell of an item; nil for an item that has no place.
  func slot(of item: Int) -> TemplateSlot? {
    guard item >= 0, item < itemCount, slotCount > 0 else { return nil }
    var slot = template.slots[item % slotCount]
    slot.frame = moved(slot.frame, to: item / slotCount)
    return slot
  }

  /// The anchored views of an item, in the order of the description.
  func anchored(to item: Int) -> [TemplateAnchor] {
    guard item >= 0, item < itemCount, slotCount > 0 else { return [] }
    return (anchors[item % slotCount] ?? []).map { anchor in
      var anchor = anchor
      anchor.frame = moved(anchor.frame, to: item / slotCount)
      return anchor
    }
  }

  private func moved(_ frame: CGRect, to group: Int) -> CGRect {
    let way = axis.point(along: CGFloat(group) * pitch, across: 0)
    return frame.offsetBy(dx: origin.x + way.x, dy: origin.y + way.y)
  }

  /// The items of the groups that may meet a stretch of the axis.
  func items(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    guard groupCount > 0, let groupSpan else { return 0..<0 }
    let start = axis.position(of: origin)
    let (low, high) = (start + groupSpan.lowerBound, start + groupSpan.upperBound)
    guard pitch != 0 else {
      return high >= range.lowerBound && low <= range.upperBound ? 0..<itemCount : 0..<0
    }
    let ends = [(range.lowerBound - high) / pitch, (range.upperBound - low) / pitch].sorted()
    let first = number(ends[0].rounded(.up))
    let end = max(first, number(ends[1].rounded(.down) + 1))
    return min(first * slotCount, itemCount)..<min(end * slotCount, itemCount)
  }

  private func number(_ quotient: CGFloat) -> Int {
    Int(exactly: min(max(quotient, 0), CGFloat(groupCount))) ?? groupCount
  }
}
