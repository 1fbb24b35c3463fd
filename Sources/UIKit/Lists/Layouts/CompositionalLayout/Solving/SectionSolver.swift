import Foundation

/// Turns the description of a section into places.
@MainActor
struct SectionSolver {
  private let section: NSCollectionLayoutSection
  private let itemCount: Int
  private let room: SectionRoom
  private let insets: NSDirectionalEdgeInsets
  private var boundary: BoundaryViews
  /// The stretch across between side views.
  private let breadth: AxisSpan

  private var axis: CompositionalAxis { room.axis }

  private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

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
    breadth = room.breadth.less(boundary.margins(along: room.axis.crossing))
  }

  /// Places everything of the section.
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

  /// Places the groups behind a start.
  ///
  /// - Returns: their extent along the layout's direction.
  private func placeGroups(
    _ solved: inout SolvedSection, solver: inout GroupSolver, start: CGFloat
  ) -> CGFloat {
    let inner = breadth.less(axis.crossing.ends(of: insets))
    let container = axis.size(
      along: max(room.length - axis.ends(of: insets).total, 0), across: inner.length)
    let flow = isOrthogonal ? axis.crossing : axis
    let entry = solver.entry(section.group, along: flow, in: container)
    let spacing = solver.findings.checkedDistance(section.interGroupSpacing)
    let pitch = entry.extent(along: flow) + spacing
    let lead = isOrthogonal ? orthogonalLead(entry, flow: flow) : start
    let beside =
      isOrthogonal
      ? start + entry.above.length
      : inner.start + entry.position(across: flow, room: inner.length)
    let run = GroupRun(
      axis: flow,
      origin: flow.point(along: lead + entry.before.length, across: beside),
      pitch: pitch, itemCount: itemCount, template: entry.template)
    guard run.groupCount > 0 else { return 0 }
    solved.run = run
    let length = CGFloat(run.groupCount) * pitch - spacing
    guard isOrthogonal else { return length }
    let trail =
      section.orthogonalScrollingBehavior == .groupPagingCentered
      ? lead - breadth.start : flow.ends(of: insets).trailing
    solved.orthogonal = OrthogonalRegion(
      behavior: section.orthogonalScrollingBehavior, window: breadth,
      contentLength: lead - breadth.start + length + trail, groupPitch: pitch,
      rate: section.decelerationRate)
    return entry.extent(across: flow)
  }

  /// Where the first group of an orthogonal section begins: behind the inset, or so that it is centred.
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
  /// The rate at which coasting content slows down.
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
