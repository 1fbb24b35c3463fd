import Foundation

/// The views at the boundary of a section or layout.
struct BoundaryViews: Hashable, Sendable {
  var views: [BoundaryView]

  /// Measures views in a container.
  @MainActor
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize,
    solver: inout GroupSolver
  ) {
    var numbers: [String: Int] = [:]
    views = []
    for item in items {
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      views.append(
        BoundaryView(
          kind: item.elementKind, number: number, edge: item.alignment.boundary,
          part: item.containerAnchor.unitPoint,
          size: solver.size(of: item.layoutSize, in: container), insets: solver.insets(of: item),
          offset: solver.findings.checked(item.offset), extendsBoundary: item.extendsBoundary,
          isPinned: item.pinToVisibleBounds, zIndex: item.zIndex))
    }
  }

  /// The room that the views need outside both ends of an axis: that of the one that needs most.
  func margins(along axis: CompositionalAxis) -> FlowInsets {
    FlowInsets(
      leading: views.map { $0.margin(at: .start, of: axis) }.max() ?? 0,
      trailing: views.map { $0.margin(at: .end, of: axis) }.max() ?? 0)
  }

  /// Places the views around a host.
  ///
  /// - Parameters:
  ///   - axis: the layout's direction.
  ///   - length: the host's length along the direction, margins included.
  ///   - breadth: the host's stretch across, margins included.
  ///   - room: the stretch across in which headers and footers are aligned.
  mutating func place(
    along axis: CompositionalAxis, length: CGFloat, breadth: AxisSpan, room: AxisSpan
  ) {
    let whole = AxisSpan(start: 0, length: length)
    let (along, across) = (margins(along: axis), margins(along: axis.crossing))
    for index in views.indices {
      let origin = axis.point(
        along: views[index].position(along: axis, host: whole, margins: along, room: whole),
        across: views[index].position(
          along: axis.crossing, host: breadth, margins: across, room: room))
      views[index].frame = CGRect(origin: origin, size: views[index].size)
    }
  }
}
