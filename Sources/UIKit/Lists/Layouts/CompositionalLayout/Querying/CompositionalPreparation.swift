import Foundation

/// One preparation of a compositional layout: the answers of its provider, solved.
@MainActor
struct CompositionalPreparation {
  /// A section whose elements are changed while they are in sight.
  struct Handled {
    let section: Int
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  }

  let surroundings: CompositionalSurroundings
  let geometry: CompositionalGeometry
  let environment: LayoutEnvironment
  private(set) var handled: [Handled] = []
  /// The list configurations of sections that are lists.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  let findings: [CompositionalFinding]

  /// Whether scrolling changes places.
  let followsScrolling: Bool

  /// Asks for each section in order and solves it.
  init(
    _ surroundings: CompositionalSurroundings, counts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let common = configuration.contentInsetsReference
    let axis = surroundings.axis
    let environment = surroundings.environment(common)
    var solver = GroupSolver(traitCollection: surroundings.traitCollection)
    let room = surroundings.breadth(within: common)
    let boundary = BoundaryViews(
      configuration.boundarySupplementaryItems,
      in: axis.size(along: axis.extent(of: surroundings.size), across: room.length),
      solver: &solver)
    let sides = boundary.margins(along: axis.crossing)
    let spacing = solver.findings.checkedDistance(configuration.interSectionSpacing)
    var solved: [SolvedSection] = []
    for (number, count) in counts.enumerated() {
      solver.findings.section = number
      guard let section = provider(number, environment) else {
        solver.findings.add(.missingSection)
        solved.append(SolvedSection())
        continue
      }
      lists[number] = section.listConfiguration
      let sectionRoom = surroundings.room(for: section, within: common, beside: sides)
      var sectionSolver = SectionSolver(section, itemCount: count, in: sectionRoom, solver: &solver)
      solved.append(sectionSolver.solve(with: &solver))
      if let handler = section.visibleItemsInvalidationHandler {
        handled.append(Handled(section: number, handler: handler))
      }
    }
    self.surroundings = surroundings
    self.environment = environment
    geometry = CompositionalGeometry(
      solved, spacing: spacing, boundary: boundary, axis: axis, breadth: surroundings.breadth,
      room: room, scale: surroundings.scale)
    findings = solver.findings.all
    followsScrolling = geometry.isPinning || !handled.isEmpty
  }
}

extension CompositionalSurroundings {
  /// The room for a section, where it says nothing else within a reference that all sections have.
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
