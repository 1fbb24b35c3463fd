import Foundation

/// A solver that computes the positions of a section from its description.
@MainActor
struct SectionSolver {
  let section: NSCollectionLayoutSection
  private let itemCount: Int
  private var room: SectionRoom
  private let insets: NSDirectionalEdgeInsets
  private(set) var boundary: BoundaryViews
  /// The measured sizes of boundary views.
  private var boundaryContents: [ElementKey: CGSize] = [:]
  /// The groups with their current sizes, and the group with estimated sizes, or `nil` before the
  /// first solution.
  private var groups: SolvedGroups?
  /// The measured sizes of items, by index.
  private var contents: [Int: CGSize] = [:]
  /// The sizes that contents of anchored views gave, by their items and kinds.
  private var anchors: [Int: [String: CGSize]] = [:]

  private struct SolvedGroups {
    var run: GroupRun
    let estimated: LineEntry
    /// The largest extent of a measured group, perpendicular to the direction of the groups.
    var depth: CGFloat?
    /// The groups from the first on that hold as many items as their contents let fit.
    var wrapped: [LineEntry] = []
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
    boundary = Self.boundary(of: section, insets: insets, in: room, solver: &solver)
  }

  private static func boundary(
    of section: NSCollectionLayoutSection, insets: NSDirectionalEdgeInsets, in room: SectionRoom,
    solver: inout GroupSolver
  ) -> BoundaryViews {
    let across = room.axis.crossing.ends(of: insets)
    let followed =
      section.supplementariesFollowContentInsets
      ? room.boundaryBreadth.less(across) : room.boundaryBreadth
    return BoundaryViews(
      section.boundarySupplementaryItems,
      in: room.axis.size(along: room.length, across: followed.length), solver: &solver)
  }

  /// A Boolean value that indicates whether contents can replace estimated sizes of the section.
  var hasEstimates: Bool {
    boundary.hasEstimates
      || groups?.estimated.template.slots.contains { $0.fitting != .none } ?? false
      || groups?.estimated.template.anchored.contains { $0.fitting != .none } ?? false
  }

  /// Moves the section into another room. Measured sizes are kept.
  mutating func move(into room: SectionRoom, solver: inout GroupSolver) {
    self.room = room
    boundary = Self.boundary(of: section, insets: insets, in: room, solver: &solver)
    for (key, size) in boundaryContents {
      boundary.adopt(size, ofKind: key.kind ?? "", number: key.indexPath.item)
    }
    solveAllGroups(solver: &solver)
  }

  /// Adopts the measured sizes of the section's elements.
  ///
  /// - Returns: `true` if a boundary view at a side changed the room of the groups.
  mutating func adopt(_ sizes: [ElementKey: CGSize], solver: inout GroupSolver) -> Bool {
    let former = boundary.margins(along: axis.crossing)
    var changed: Set<Int> = []
    for (key, size) in sizes {
      let item = key.indexPath.item
      if let kind = key.kind, boundary.contains(kind, number: item) {
        boundaryContents[key] = size
        boundary.adopt(size, ofKind: kind, number: item)
      } else if let kind = key.kind {
        anchors[item, default: [:]][kind] = size
        changed.insert(item)
      } else {
        contents[item] = size
        changed.insert(item)
      }
    }
    guard boundary.margins(along: axis.crossing) == former else {
      solveAllGroups(solver: &solver)
      return true
    }
    solveGroupsAgain(of: changed, solver: &solver)
    return false
  }

  /// Solves all groups in the present room.
  private mutating func solveAllGroups(solver: inout GroupSolver) {
    groups = nil
    solveGroupsAgain(of: Set(contents.keys).union(anchors.keys), solver: &solver)
  }

  private mutating func solveGroupsAgain(of changed: Set<Int>, solver: inout GroupSolver) {
    guard let first = changed.min() else { return }
    if section.group.wrapsByContents {
      wrapGroups(from: first, solver: &solver)
    } else {
      solveGroups(of: changed, solver: &solver)
    }
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
      let entry = solver.entry(
        section.group, along: flow, in: room,
        contents: known(of: group * slots..<(group + 1) * slots))
      guard entry.template.slots.count == slots else { continue }
      solved.run.set(entry.template, extent: entry.extent(along: flow), of: group)
      solved.depth = max(solved.depth ?? 0, entry.extent(across: flow))
    }
  }

  /// Solves groups again from an item on, until no item with a known content is left: each holds the items
  /// that fit.
  private mutating func wrapGroups(from item: Int, solver: inout GroupSolver) {
    var solved = solvedGroups(&solver)
    groups = nil
    defer { groups = solved }
    guard solved.run.slotCount > 0 else { return }
    let last = min(max(contents.keys.max() ?? 0, anchors.keys.max() ?? 0), itemCount - 1)
    // An item that became shorter may fit into the group before.
    let kept = max(solved.run.group(of: item) - 1, 0)
    var wrapped = Array(solved.wrapped.prefix(kept))
    var first = wrapped.reduce(0) { $0 + $1.template.slots.count }
    while first <= last {
      var places = known(of: first..<min(first + GroupSolver.mostSlots, last + 1))
      places.limit = itemCount - first
      let entry = solver.entry(section.group, along: flow, in: container, contents: places)
      guard !entry.template.slots.isEmpty else { break }
      wrapped.append(entry)
      first += entry.template.slots.count
    }
    solved.wrapped = wrapped
    solved.run.wrap(wrapped.map { ($0.template, $0.extent(along: flow)) })
    solved.depth = wrapped.map { $0.extent(across: flow) }.max()
  }

  /// Returns the known contents of some items of a group, by their places.
  private func known(of items: Range<Int>) -> GroupContents {
    var known = GroupContents()
    for (place, item) in items.enumerated() {
      known.cells[place] = contents[item]
      for (kind, size) in anchors[item] ?? [:] {
        known.anchors[GroupContents.Anchor(place: place, kind: kind)] = size
      }
    }
    return known
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
