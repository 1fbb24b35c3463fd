import Foundation

/// The positions of cells and anchored views in an item or group, relative to its leading top
/// corner.
struct GroupTemplate: Hashable, Sendable {
  /// The size including content insets, without edge spacing.
  var size: CGSize
  /// The positions of cells, in the order of the items.
  var slots: [TemplateSlot]
  /// The positions of views that are anchored to cells and groups.
  var anchored: [TemplateAnchor]

  /// The smallest rectangle that contains all positions, or `nil` without any.
  var extent: CGRect? {
    let frames = slots.map(\.frame) + anchored.map(\.frame)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Appends the positions of another template at an offset.
  mutating func append(_ other: GroupTemplate, at origin: CGPoint) {
    let former = slots.count
    for var slot in other.slots {
      slot.frame = slot.frame.offsetBy(dx: origin.x, dy: origin.y)
      slots.append(slot)
    }
    for var anchor in other.anchored {
      anchor.frame = anchor.frame.offsetBy(dx: origin.x, dy: origin.y)
      anchor.slot += former
      anchored.append(anchor)
    }
  }
}

/// The position of a cell in a group.
struct TemplateSlot: Hashable, Sendable {
  var frame: CGRect
  var zIndex: Int
  /// The lengths that the content determines.
  var fitting = ElementFitting.none
}

/// The position of a view that is anchored to a cell or a group.
struct TemplateAnchor: Hashable, Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
  /// The index of the cell whose item determines the view's index path. Without this cell, there is
  /// no view.
  var slot: Int
  /// The lengths that the content gives.
  var fitting = ElementFitting.none
}

/// An item of a row or column with the space around it.
struct LineEntry {
  /// The space at one edge of an item, in points.
  struct Edge {
    var length: CGFloat
    var isFlexible: Bool
  }

  var template: GroupTemplate
  /// The space before and after the item, along the line.
  var before: Edge
  var behind: Edge
  /// The space before and after the item, across the line.
  var above: Edge
  var below: Edge

  func extent(along axis: CompositionalAxis) -> CGFloat {
    before.length + axis.extent(of: template.size) + behind.length
  }

  func extent(across axis: CompositionalAxis) -> CGFloat {
    above.length + axis.crossing.extent(of: template.size) + below.length
  }

  var flexibleEdges: Int { (before.isFlexible ? 1 : 0) + (behind.isFlexible ? 1 : 0) }

  /// Returns the offset of the item across a line. Flexible edges share the remaining space.
  func position(across axis: CompositionalAxis, room: CGFloat) -> CGFloat {
    let flexible = (above.isFlexible ? 1 : 0) + (below.isFlexible ? 1 : 0)
    guard above.isFlexible, flexible > 0 else { return above.length }
    return above.length + max(room - extent(across: axis), 0) / CGFloat(flexible)
  }
}
