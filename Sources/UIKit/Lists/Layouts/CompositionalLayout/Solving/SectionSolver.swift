import Foundation

/// A solver that computes the positions of a section from its description.
@MainActor
struct SectionSolver {
  private let section: NSCollectionLayoutSection
  private let itemCount: Int
  private let room: SectionRoom
  private let insets: NSDirectionalEdgeInsets
  private var boundary: BoundaryViews
  /// The groups with their current sizes, and the group with estimated sizes, or `nil` before the
  /// first solution.
  private var groups: SolvedGroups?
  /// The measured sizes of items, by index.
  private var contents: [Int: CGSize] = [:]

  private struct SolvedGroups {
    var run: GroupRun
    let estimated: LineEntry
    /// The largest extent of a measured group, perpendicular to the direction of the groups.
    var depth: CGFloat?
  }

  private var axis: CompositionalAxis { room.axis }

  private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  private var flow: CompositionalAxis { isOrthogonal ? axis.crossing : axis }

  /// The extent across the scroll axis that side views leave.
  private var breadth: AxisSpan { room.breadth.less(boundary.margins(along: axis.crossing)) }

  /// The extent across the scroll axis for groups.
  private var inner: AxisSpan { breadth.less(axis.crossing.ends(of: insets)) }

  private var container: CGSize {
    axis.size(
      along: max(room.length - axis.ends(of: insets).total, 0), across: inner.length)
  }

  init(
    _ section: NSCollectionLayoutSection, itemCount: Int, in room: SectionRoom,
    solver: inout GroupSolver
  ) {
    self.section = section
    self.itemCount = itemCount
    self.room = room
    insets = solver.findings.checked(section.contentInsets)
    let across = room.axis.crossing.ends(of: insets)
    let followed =
      section.supplementariesFollowContentInsets
      ? room.boundaryBreadth.less(across) : room.boundaryBreadth
    boundary = BoundaryViews(
      section.boundarySupplementaryItems,
      in: room.axis.size(along: room.length, across: followed.length), solver: &solver)
  }

  /// Adopts the measured sizes of the section's elements.
  mutating func adopt(_ sizes: [ElementKey: CGSize], solver: inout GroupSolver) {
    var changed: Set<Int> = []
    for (key, size) in sizes {
      if let kind = key.kind {
        boundary.adopt(size, ofKind: kind, number: key.indexPath.item)
      } else {
        contents[key.indexPath.item] = size
        changed.insert(key.indexPath.item)
      }
    }
    solveGroups(of: changed, solver: &solver)
  }

  /// Computes the positions of all elements of the section.
  mutating func solve(with solver: inout GroupSolver) -> SolvedSection {
    var solved = SolvedSection()
    solved.margins = boundary.margins(along: axis)
    let ends = axis.ends(of: insets)
    let content = placeGroups(
      &solved, solver: &solver, start: solved.margins.leading + ends.leading)
    solved.length = max(solved.margins.total + ends.total + content, 0)
    let across = axis.crossing.ends(of: insets)
    boundary.place(
      along: axis, length: solved.length, breadth: room.breadth,
      room: section.supplementariesFollowContentInsets
        ? room.boundaryBreadth.less(across) : room.boundaryBreadth)
    solved.boundary = boundary.views
    solved.decorations = decorations(length: solved.length, solver: &solver)
    solved.promotion = solved.decorations.isEmpty ? 0 : 1
    return solved
  }

  // MARK: Groups

  /// Returns the solved groups. The first call solves them with estimates.
  private mutating func solvedGroups(_ solver: inout GroupSolver) -> SolvedGroups {
    if let groups { return groups }
    let entry = solver.entry(section.group, along: flow, in: container)
    let spacing = solver.findings.checkedDistance(section.interGroupSpacing)
    let made = SolvedGroups(
      run: GroupRun(
        axis: flow, origin: .zero, pitch: entry.extent(along: flow) + spacing, spacing: spacing,
        itemCount: itemCount, template: entry.template),
      estimated: entry)
    groups = made
    return made
  }

  /// Solves the groups of measured items again.
  private mutating func solveGroups(of items: Set<Int>, solver: inout GroupSolver) {
    var solved = solvedGroups(&solver)
    // The only reference to the groups is the one that changes, so that they are not copied.
    groups = nil
    defer { groups = solved }
    let (slots, flow, room) = (solved.run.slotCount, flow, container)
    guard slots > 0 else { return }
    for group in Set(items.map { $0 / slots }) {
      var places: [Int: CGSize] = [:]
      for place in 0..<slots { places[place] = contents[group * slots + place] }
      let entry = solver.entry(section.group, along: flow, in: room, contents: places)
      guard entry.template.slots.count == slots else { continue }
      solved.run.set(entry.template, extent: entry.extent(along: flow), of: group)
      solved.depth = max(solved.depth ?? 0, entry.extent(across: flow))
    }
  }

  /// Returns the extent perpendicular to the direction of the groups: that of the largest group.
  private func depth(of groups: SolvedGroups) -> CGFloat {
    let estimated = groups.estimated.extent(across: flow)
    guard let depth = groups.depth else { return estimated }
    let knowsAll = groups.run.templates.count == groups.run.groupCount
    return knowsAll ? depth : max(depth, estimated)
  }

  /// Computes the positions of the groups after a start position.
  ///
  /// - Returns: The extent of the groups along the scroll axis.
  private mutating func placeGroups(
    _ solved: inout SolvedSection, solver: inout GroupSolver, start: CGFloat
  ) -> CGFloat {
    let placed = solvedGroups(&solver)
    let entry = placed.estimated
    let lead = isOrthogonal ? orthogonalLead(entry, flow: flow) : start
    let beside =
      isOrthogonal
      ? start + entry.above.length
      : inner.start + entry.position(across: flow, room: inner.length)
    let origin = flow.point(along: lead + entry.before.length, across: beside)
    groups?.run.origin = origin
    var run = placed.run
    run.origin = origin
    guard run.groupCount > 0 else { return 0 }
    solved.run = run
    guard isOrthogonal else { return run.length }
    let trail =
      section.orthogonalScrollingBehavior == .groupPagingCentered
      ? lead - breadth.start : flow.ends(of: insets).trailing
    solved.orthogonal = OrthogonalRegion(
      behavior: section.orthogonalScrollingBehavior, window: breadth,
      contentLength: lead - breadth.start + run.length + trail, groupPitch: run.pitch,
      rate: section.decelerationRate)
    return depth(of: placed)
  }

  /// Returns the start of the first group in an orthogonally scrolling section: after the inset, or
  /// centered.
  private func orthogonalLead(_ entry: LineEntry, flow: CompositionalAxis) -> CGFloat {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered else {
      return breadth.start + flow.ends(of: insets).leading
    }
    return breadth.start + max(breadth.length - entry.extent(along: flow), 0) / 2
  }

  private func decorations(
    length: CGFloat, solver: inout GroupSolver
  ) -> [SolvedDecoration] {
    let whole = CGRect(
      origin: axis.point(along: 0, across: room.breadth.start),
      size: axis.size(along: length, across: room.breadth.length))
    var numbers: [String: Int] = [:]
    return section.decorationItems.map { item in
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let insets = solver.findings.checked(item.contentInsets)
      return SolvedDecoration(
        kind: item.elementKind, number: number, frame: insets.reducing(whole),
        zIndex: item.zIndex)
    }
  }
}

extension NSCollectionLayoutSection {
  /// The rate at which content decelerates in this scrolling behavior.
  fileprivate var decelerationRate: CGFloat {
    let chosen = orthogonalScrollingProperties.decelerationRate.rawValue
    guard !(chosen > 0 && chosen < 1) else { return chosen }
    switch orthogonalScrollingBehavior {
    case .none, .continuous, .continuousGroupLeadingBoundary:
      return UIScrollView.DecelerationRate.normal.rawValue
    case .paging, .groupPaging, .groupPagingCentered:
      return UIScrollView.DecelerationRate.fast.rawValue
    }
  }
}
