import Foundation

/// A preparation of a compositional layout: the sections from its provider and their computed
/// positions.
@MainActor
struct CompositionalPreparation {
  /// A section with a handler that changes its visible elements.
  struct Handled {
    let section: Int
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  }

  let environment: CompositionalEnvironment
  private(set) var geometry: CompositionalGeometry
  let layoutEnvironment: LayoutEnvironment
  private(set) var handled: [Handled] = []
  /// The list configurations of list sections, by index.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  let findings: [CompositionalFinding]

  /// A Boolean value that indicates whether scrolling changes positions of elements.
  let followsScrolling: Bool
  private var sections: [PreparedSection]
  private var frame: LayoutFrame

  /// A section with the solver that computes its positions again when elements are measured.
  private struct PreparedSection {
    /// The solver of the section, or `nil` if the provider returned no section.
    var solver: SectionSolver?
    var solved: SolvedSection
  }

  /// The values of the layout that apply to all sections: spacing, boundary views, and available
  /// extent.
  private struct LayoutFrame {
    let spacing: CGFloat
    var boundary: BoundaryViews
    let room: AxisSpan
    let insetsReference: UIContentInsetsReference
  }

  /// Creates a preparation by asking the provider for each section in order and computing its
  /// positions.
  init(
    _ environment: CompositionalEnvironment, counts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let common = configuration.contentInsetsReference
    let axis = environment.axis
    let layoutEnvironment = environment.layoutEnvironment(common)
    var solver = GroupSolver(traitCollection: environment.traitCollection)
    let room = environment.breadth(within: common)
    let boundary = BoundaryViews(
      configuration.boundarySupplementaryItems,
      in: axis.size(along: axis.extent(of: environment.size), across: room.length),
      solver: &solver)
    let sides = boundary.margins(along: axis.crossing)
    let spacing = solver.findings.checkedDistance(configuration.interSectionSpacing)
    var sections: [PreparedSection] = []
    for (number, count) in counts.enumerated() {
      solver.findings.section = number
      guard let section = provider(number, layoutEnvironment) else {
        solver.findings.add(.missingSection)
        sections.append(PreparedSection(solver: nil, solved: SolvedSection()))
        continue
      }
      lists[number] = section.listConfiguration
      let sectionRoom = environment.room(for: section, within: common, beside: sides)
      var sectionSolver = SectionSolver(section, itemCount: count, in: sectionRoom, solver: &solver)
      let solved = sectionSolver.solve(with: &solver)
      sections.append(PreparedSection(solver: sectionSolver, solved: solved))
      if let handler = section.visibleItemsInvalidationHandler {
        handled.append(Handled(section: number, handler: handler))
      }
    }
    self.environment = environment
    self.layoutEnvironment = layoutEnvironment
    self.sections = sections
    frame = LayoutFrame(
      spacing: spacing, boundary: boundary, room: room, insetsReference: common)
    geometry = CompositionalGeometry(
      sections.map(\.solved), spacing: spacing, boundary: boundary, axis: axis,
      breadth: environment.breadth, room: room, scale: environment.scale)
    findings = solver.findings.all
    followsScrolling = geometry.isPinning || !handled.isEmpty
  }

  /// Computes the positions of sections again in which elements were measured.
  ///
  /// - Returns: The sections whose room across the scroll axis changed, so that their items must be
  ///   measured again.
  mutating func adopt(_ sizes: [ElementKey: CGSize]) -> Set<Int> {
    var solver = GroupSolver(traitCollection: environment.traitCollection)
    var narrowed = adoptLayoutBoundary(sizes, &solver)
    let own = Dictionary(grouping: sizes, by: \.key.indexPath.section)
    for number in narrowed.union(own.keys).sorted() where sections.indices.contains(number) {
      let sizes = Dictionary(uniqueKeysWithValues: (own[number] ?? []).map { ($0.key, $0.value) })
      let isNarrowed = sections[number].solver?.adopt(sizes, solver: &solver) ?? false
      if isNarrowed { narrowed.insert(number) }
      if let solved = sections[number].solver?.solve(with: &solver) {
        sections[number].solved = solved
      }
    }
    geometry = CompositionalGeometry(
      sections.map(\.solved), spacing: frame.spacing, boundary: frame.boundary,
      axis: environment.axis, breadth: environment.breadth, room: frame.room,
      scale: environment.scale)
    return narrowed
  }

  /// Adopts the measured sizes of the layout's own boundary views.
  ///
  /// - Returns: The sections whose room changed: all, if a view at a side changed its extent.
  private mutating func adoptLayoutBoundary(
    _ sizes: [ElementKey: CGSize], _ solver: inout GroupSolver
  ) -> Set<Int> {
    let across = environment.axis.crossing
    let former = frame.boundary.margins(along: across)
    for (key, size) in sizes where key.indexPath.section == 0 {
      guard let kind = key.kind else { continue }
      frame.boundary.adopt(size, ofKind: kind, number: key.indexPath.item)
    }
    let sides = frame.boundary.margins(along: across)
    guard sides != former else { return [] }
    for number in sections.indices {
      guard let section = sections[number].solver?.section else { continue }
      let room = environment.room(for: section, within: frame.insetsReference, beside: sides)
      sections[number].solver?.move(into: room, solver: &solver)
    }
    return Set(sections.indices)
  }

  /// A Boolean value that indicates whether contents can replace estimated sizes.
  var hasEstimates: Bool {
    frame.boundary.hasEstimates || sections.contains { $0.solver?.hasEstimates ?? false }
  }

  /// Returns a Boolean value that indicates whether an element is a boundary view.
  func isBoundary(_ key: ElementKey) -> Bool {
    boundaries(of: key).contains { $0.contains(key.kind ?? "", number: key.indexPath.item) }
  }

  /// Returns a Boolean value that indicates whether an element is a boundary view at a side, whose
  /// estimated extent narrows sections.
  func isSideBoundary(_ key: ElementKey) -> Bool {
    boundaries(of: key).contains {
      $0.narrows(key.kind ?? "", number: key.indexPath.item, across: environment.axis.crossing)
    }
  }

  private func boundaries(of key: ElementKey) -> [BoundaryViews] {
    guard key.category == .supplementaryView, sections.indices.contains(key.indexPath.section)
    else { return [] }
    let own = sections[key.indexPath.section].solver?.boundary
    return [own, key.indexPath.section == 0 ? frame.boundary : nil].compactMap(\.self)
  }
}

extension CompositionalEnvironment {
  /// Returns the available extents of a section, by its references or a common one.
  @MainActor
  fileprivate func room(
    for section: NSCollectionLayoutSection, within common: UIContentInsetsReference,
    beside sides: FlowInsets
  ) -> SectionRoom {
    func breadth(_ reference: UIContentInsetsReference) -> AxisSpan {
      self.breadth(within: reference == .automatic ? common : reference).less(sides)
    }
    return SectionRoom(
      axis: axis, length: axis.extent(of: size),
      breadth: breadth(section.contentInsetsReference),
      boundaryBreadth: breadth(section.supplementaryContentInsetsReference))
  }
}
