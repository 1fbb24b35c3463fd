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
    frame = LayoutFrame(spacing: spacing, boundary: boundary, room: room)
    geometry = CompositionalGeometry(
      sections.map(\.solved), spacing: spacing, boundary: boundary, axis: axis,
      breadth: environment.breadth, room: room, scale: environment.scale)
    findings = solver.findings.all
    followsScrolling = geometry.isPinning || !handled.isEmpty
  }

  /// Computes the positions of sections again in which elements were measured.
  mutating func adopt(_ sizes: [ElementKey: CGSize]) {
    var solver = GroupSolver(traitCollection: environment.traitCollection)
    for (key, size) in sizes where key.indexPath.section == 0 {
      guard let kind = key.kind else { continue }
      frame.boundary.adopt(size, ofKind: kind, number: key.indexPath.item)
    }
    for (number, sizes) in Dictionary(grouping: sizes, by: \.key.indexPath.section)
    where sections.indices.contains(number) {
      let own = Dictionary(uniqueKeysWithValues: sizes.map { ($0.key, $0.value) })
      sections[number].solver?.adopt(own, solver: &solver)
      if let solved = sections[number].solver?.solve(with: &solver) {
        sections[number].solved = solved
      }
    }
    geometry = CompositionalGeometry(
      sections.map(\.solved), spacing: frame.spacing, boundary: frame.boundary,
      axis: environment.axis, breadth: environment.breadth, room: frame.room,
      scale: environment.scale)
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
