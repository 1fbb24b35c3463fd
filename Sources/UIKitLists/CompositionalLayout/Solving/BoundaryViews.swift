import Foundation

/// The boundary views of a section or layout.
struct BoundaryViews: Hashable, Sendable {
  var views: [BoundaryView]

  /// Creates boundary views and computes their sizes in a container.
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

  /// A Boolean value that indicates whether the content of a view determines a length of it.
  var hasEstimates: Bool { views.contains { $0.fitting != .none } }

  /// Returns a Boolean value that indicates whether the content of a view determines the space that
  /// the view needs at a side.
  func narrows(_ kind: String, number: Int, across axis: CompositionalAxis) -> Bool {
    views.contains { view in
      guard view.kind == kind, view.number == number, view.extendsBoundary,
        view.end(of: axis) != nil, case .content(let horizontal, let vertical) = view.fitting
      else { return false }
      return (axis == .horizontal ? horizontal : vertical) != .required
    }
  }

  /// Sets the measured size of a view for its estimated lengths.
  mutating func adopt(_ content: CGSize, ofKind kind: String, number: Int) {
    for index in views.indices where views[index].kind == kind && views[index].number == number {
      guard case .content(let horizontal, let vertical) = views[index].fitting else { continue }
      if horizontal != .required { views[index].size.width = content.width }
      if vertical != .required { views[index].size.height = content.height }
    }
  }

  /// Returns the space that the views need outside both ends of an axis: the maximum of all views.
  func margins(along axis: CompositionalAxis) -> FlowInsets {
    FlowInsets(
      leading: views.map { $0.margin(at: .start, of: axis) }.max() ?? 0,
      trailing: views.map { $0.margin(at: .end, of: axis) }.max() ?? 0)
  }

  /// Computes the frames of the views around a section or layout.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis of the layout.
  ///   - length: The length of the section or layout along the scroll axis, including margins.
  ///   - breadth: The extent of the section or layout across the scroll axis, including margins.
  ///   - room: The extent across the scroll axis in which headers and footers are aligned.
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

/// A boundary view of a section or layout, with its size and then its frame.
struct BoundaryView: Hashable, Sendable {
  /// The end at which a view is pinned.
  enum Pin: Hashable, Sendable {
    case start
    case end
  }

  let kind: String
  /// The index among the views of the same kind.
  let number: Int
  let edge: NSDirectionalRectEdge?
  /// The position along each axis, as a fraction of the available space.
  let part: CGPoint
  var size: CGSize
  let insets: NSDirectionalEdgeInsets
  let offset: CGPoint
  let extendsBoundary: Bool
  let isPinned: Bool
  let zIndex: Int
  /// The lengths that the content determines.
  let fitting: ElementFitting
  /// The frame without content insets: from the start of the section along the scroll axis, from
  /// the edge of the content across it.
  var frame = CGRect.zero

  /// Returns the end of an axis to which the view is attached, or `nil` for neither.
  func end(of axis: CompositionalAxis) -> Pin? {
    switch edge {
    case axis.firstEdge: .start
    case axis.lastEdge: .end
    default: nil
    }
  }

  /// Returns the space that the view needs outside an end of an axis, in points.
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

  /// Returns the position along an axis: outside or inside an edge of the section, or aligned in
  /// the available space.
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
