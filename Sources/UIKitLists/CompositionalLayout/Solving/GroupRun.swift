import Foundation

/// The groups of a section, one after the other.
///
/// Equal groups need no individual data. Groups with measured cells have individual templates, and
/// finding a group then takes logarithmic time.
struct GroupRun: Hashable, Sendable {
  /// The axis along which the groups follow each other.
  let axis: CompositionalAxis
  /// The origin of the first group: from the start of the section along the scroll axis, from the
  /// edge of the content across it.
  var origin: CGPoint
  /// The distance between the starts of consecutive equal groups, in points.
  let pitch: CGFloat
  /// The part of the pitch that is between groups, in points.
  let spacing: CGFloat
  let itemCount: Int
  /// The template of all groups that are equal.
  let template: GroupTemplate
  /// The extent of a group's elements along the axis, from the start of the group, or `nil` for an
  /// empty group.
  private let groupSpan: ClosedRange<CGFloat>?
  private let anchors: [Int: [TemplateAnchor]]
  /// The templates of groups that differ, by index.
  private(set) var templates: [Int: GroupTemplate] = [:]
  /// The pitches of all groups, or `nil` while all groups are equal.
  private var pitches: LengthTree?
  /// The first items of the groups that hold as many as their contents let fit, then the first item after
  /// them; empty while all groups hold the same number.
  private var breaks: [Int] = []

  init(
    axis: CompositionalAxis, origin: CGPoint, pitch: CGFloat, spacing: CGFloat, itemCount: Int,
    template: GroupTemplate
  ) {
    self.axis = axis
    self.origin = origin
    self.pitch = pitch
    self.spacing = spacing
    self.itemCount = itemCount
    self.template = template
    groupSpan = template.extent.map { axis.span(of: $0) }
    anchors = Dictionary(grouping: template.anchored, by: \.slot)
  }

  /// The number of cells of a full group.
  var slotCount: Int { template.slots.count }

  var groupCount: Int {
    guard slotCount > 0 else { return 0 }
    let left = max(itemCount - (breaks.last ?? 0), 0)
    return wrappedCount + left / slotCount + (left % slotCount == 0 ? 0 : 1)
  }

  /// The number of groups that hold as many items as their contents let fit.
  private var wrappedCount: Int { max(breaks.count - 1, 0) }

  /// Returns the group of an item.
  func group(of item: Int) -> Int {
    guard let end = breaks.last, item < end else {
      return wrappedCount + max(item - (breaks.last ?? 0), 0) / max(slotCount, 1)
    }
    return breaks.indices.partitioningIndex { breaks[$0] > item } - 1
  }

  /// Returns the first item of a group, which may not exist.
  private func firstItem(of group: Int) -> Int {
    guard !breaks.isEmpty, group >= wrappedCount else {
      return breaks.isEmpty ? group * slotCount : breaks[group]
    }
    return (breaks.last ?? 0) + (group - wrappedCount) * slotCount
  }

  /// The extent of all groups along the axis, in points.
  var length: CGFloat { groupCount > 0 ? start(of: groupCount) - spacing : 0 }

  /// Sets an individual template and extent of a group.
  mutating func set(_ template: GroupTemplate, extent: CGFloat, of group: Int) {
    guard group >= 0, group < groupCount else { return }
    if pitches == nil { pitches = LengthTree(Array(repeating: pitch, count: groupCount)) }
    pitches?[group] = extent + spacing
    templates[group] = template
  }

  /// Gives the first groups templates and extents of their own, with as many items as these have cells.
  mutating func wrap(_ groups: [(template: GroupTemplate, extent: CGFloat)]) {
    breaks = groups.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.template.slots.count) }
    templates = Dictionary(
      uniqueKeysWithValues: groups.enumerated().map { ($0.offset, $0.element.template) })
    let others = max(groupCount - groups.count, 0)
    pitches = LengthTree(
      groups.map { $0.extent + spacing } + Array(repeating: pitch, count: others))
  }

  private func start(of group: Int) -> CGFloat {
    pitches?.start(of: group) ?? CGFloat(group) * pitch
  }

  /// The smallest rectangle that contains all elements of all groups, or `nil` without elements.
  var extent: CGRect? {
    guard groupCount > 0, let held = template.extent else { return nil }
    let last = templates[groupCount - 1]?.extent ?? held
    let others = templates.values.compactMap(\.extent).reduce(held) { $0.union($1) }
    let span = axis.crossing.span(of: others)
    // With a negative pitch, groups follow each other backward.
    let first = axis.span(of: templates[0]?.extent ?? held)
    let end = axis.span(of: last)
    let way = start(of: groupCount - 1)
    let low = min(first.lowerBound, way + end.lowerBound)
    let high = max(first.upperBound, way + end.upperBound)
    let (along, across) = (axis.position(of: origin), axis.crossing.position(of: origin))
    return CGRect(
      origin: axis.point(along: along + low, across: across + span.lowerBound),
      size: axis.size(along: max(high - low, 0), across: span.upperBound - span.lowerBound))
  }

  /// Returns the position of an item's cell, or `nil` for an item without a position.
  func slot(of item: Int) -> TemplateSlot? {
    guard item >= 0, item < itemCount, slotCount > 0 else { return nil }
    let group = group(of: item)
    let slots = templates[group]?.slots ?? template.slots
    let place = item - firstItem(of: group)
    guard slots.indices.contains(place) else { return nil }
    var slot = slots[place]
    slot.frame = moved(slot.frame, to: group)
    return slot
  }

  /// A Boolean value that indicates whether any item may have anchored views.
  var hasAnchors: Bool { !anchors.isEmpty || !templates.isEmpty }

  /// Returns the anchored views of an item, in the order of the description.
  func anchored(to item: Int) -> [TemplateAnchor] {
    guard item >= 0, item < itemCount, slotCount > 0 else { return [] }
    let group = group(of: item)
    let slot = item - firstItem(of: group)
    let held = templates[group]?.anchored.filter { $0.slot == slot } ?? anchors[slot] ?? []
    return held.map { anchor in
      var anchor = anchor
      anchor.frame = moved(anchor.frame, to: group)
      return anchor
    }
  }

  private func moved(_ frame: CGRect, to group: Int) -> CGRect {
    let way = axis.point(along: start(of: group), across: 0)
    return frame.offsetBy(dx: origin.x + way.x, dy: origin.y + way.y)
  }

  /// Returns the items of the groups that may intersect a range of the axis.
  func items(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    guard groupCount > 0, let groupSpan else { return 0..<0 }
    let start = axis.position(of: origin)
    if pitches != nil {
      return items(meeting: range.lowerBound - start...range.upperBound - start, over: groupSpan)
    }
    let (low, high) = (start + groupSpan.lowerBound, start + groupSpan.upperBound)
    guard pitch != 0 else {
      return high >= range.lowerBound && low <= range.upperBound ? 0..<itemCount : 0..<0
    }
    let ends = [(range.lowerBound - high) / pitch, (range.upperBound - low) / pitch].sorted()
    let first = number(ends[0].rounded(.up))
    let end = max(first, number(ends[1].rounded(.down) + 1))
    return items(of: first..<end)
  }

  /// Returns the items of the groups that may intersect a range of the axis, for groups with
  /// individual extents.
  private func items(
    meeting range: ClosedRange<CGFloat>, over span: ClosedRange<CGFloat>
  ) -> Range<Int> {
    let before = max(-span.lowerBound, 0)
    let after = max(span.upperBound - (pitch - spacing), 0)
    let groups = 0..<groupCount
    let first = groups.partitioningIndex {
      start(of: $0 + 1) - spacing + after >= range.lowerBound
    }
    let end = groups.partitioningIndex { start(of: $0) - before > range.upperBound }
    return items(of: first..<max(first, end))
  }

  private func items(of groups: Range<Int>) -> Range<Int> {
    min(
      firstItem(of: groups.lowerBound), itemCount)..<min(
        firstItem(of: groups.upperBound), itemCount)
  }

  private func number(_ quotient: CGFloat) -> Int {
    Int(exactly: min(max(quotient, 0), CGFloat(groupCount))) ?? groupCount
  }
}
