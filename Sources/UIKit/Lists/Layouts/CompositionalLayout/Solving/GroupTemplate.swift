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
