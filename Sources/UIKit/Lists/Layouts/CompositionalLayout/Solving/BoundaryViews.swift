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
          isPinned: item.pinToVisibleBounds, zIndex: item.zIndex,
          fitting: item.layoutSize.fitting))
    }
  }

  /// Returns a Boolean value that indicates whether there is a view of a kind with a number.
  func contains(_ kind: String, number: Int) -> Bool {
    views.contains { $0.kind == kind && $0.number == number }
  }

  /// Gives a view the lengths of its content that are estimated.
  mutating func adopt(_ content: CGSize, ofKind kind: String, number: Int) {
    for index in views.indices where views[index].kind == kind && views[index].number == number {
      guard case .content(let horizontal, let vertical) = views[index].fitting else { continue }
      if horizontal != .required { views[index].size.width = content.width }
      if vertical != .required { views[index].size.height = content.height }
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

/// A view at the boundary of a section or layout, measured and then placed.
struct BoundaryView: Hashable, Sendable {
  /// Where a view stays in sight.
  enum Pin: Hashable, Sendable {
    case start
    case end
  }

  let kind: String
  /// The number among views of the kind.
  let number: Int
  let edge: NSDirectionalRectEdge?
  /// The place along each axis, in parts of the room.
  let part: CGPoint
  var size: CGSize
  let insets: NSDirectionalEdgeInsets
  let offset: CGPoint
  let extendsBoundary: Bool
  let isPinned: Bool
  let zIndex: Int
  /// The lengths that the content gives.
  let fitting: ElementFitting
  /// The rectangle with content insets: along from the host's start, across from the content's edge.
  var frame = CGRect.zero

  /// Returns the end of an axis that the view is attached to, or `nil` for neither.
  func end(of axis: CompositionalAxis) -> Pin? {
    switch edge {
    case axis.firstEdge: .start
    case axis.lastEdge: .end
    default: nil
    }
  }

  /// The room that the view needs outside an end of an axis.
  func margin(at end: Pin, of axis: CompositionalAxis) -> CGFloat {
    guard extendsBoundary, self.end(of: axis) == end else { return 0 }
    let extent = axis.extent(of: size)
    let way = axis.position(of: offset)
    return max(end == .start ? extent - way : extent + way, 0)
  }

  /// Returns the end at which the view is pinned along an axis, or `nil` if it is not pinned.
  func pin(along axis: CompositionalAxis) -> Pin? {
    isPinned ? end(of: axis) ?? .start : nil
  }

  /// The place along an axis: outside or inside the edge of a host, or aligned in some room.
  func position(
    along axis: CompositionalAxis, host: AxisSpan, margins: FlowInsets, room: AxisSpan
  ) -> CGFloat {
    let extent = axis.extent(of: size)
    let way = axis.position(of: offset)
    switch end(of: axis) {
    case .start:
      return host.start + margins.leading - (extendsBoundary ? extent : 0) + way
    case .end:
      return host.end - margins.trailing - (extendsBoundary ? 0 : extent) + way
    case nil:
      return room.start + (room.length - extent) * axis.position(of: part) + way
    }
  }
}
