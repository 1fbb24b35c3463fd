import Foundation

/// What an item or a group holds, for every repetition of it: places count from its leading top corner.
struct GroupTemplate: Hashable, Sendable {
  /// The size with content insets, without edge spacing.
  var size: CGSize
  /// The places of cells, in the order of items.
  var slots: [TemplateSlot]
  /// The views that are anchored to cells and groups.
  var anchored: [TemplateAnchor]

  /// The rectangle that holds every place; nil without any.
  var extent: CGRect? {
    let frames = slots.map(\.frame) + anchored.map(\.frame)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Adds what another template holds, at a distance, its items behind those that are there.
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

/// The place of a cell in a group.
struct TemplateSlot: Hashable, Sendable {
  var frame: CGRect
  var zIndex: Int
  /// The lengths that the content gives.
  var fitting = ElementFitting.none
}

/// The place of a view that is anchored to a cell or a group.
struct TemplateAnchor: Hashable, Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
  /// The place whose item gives the index path, and without which there is no view.
  var slot: Int
  /// The lengths that the content gives.
  var fitting = ElementFitting.none
}

/// An item of a row or column with the room around it.
struct LineEntry {
  /// A distance at one end of an item.
  struct Edge {
    var length: CGFloat
    var isFlexible: Bool
  }

  var template: GroupTemplate
  /// The room before and behind the item, along the line.
  var before: Edge
  var behind: Edge
  /// The room before and behind the item, across the line.
  var above: Edge
  var below: Edge

  func extent(along axis: CompositionalAxis) -> CGFloat {
    before.length + axis.extent(of: template.size) + behind.length
  }

  func extent(across axis: CompositionalAxis) -> CGFloat {
    above.length + axis.crossing.extent(of: template.size) + below.length
  }

  var flexibleEdges: Int { (before.isFlexible ? 1 : 0) + (behind.isFlexible ? 1 : 0) }

  /// Returns the item's offset across a line with spare room; flexible edges share the rest.
  func position(across axis: CompositionalAxis, room: CGFloat) -> CGFloat {
    let flexible = (above.isFlexible ? 1 : 0) + (below.isFlexible ? 1 : 0)
    guard above.isFlexible, flexible > 0 else { return above.length }
    return above.length + max(room - extent(across: axis), 0) / CGFloat(flexible)
  }
}
