import Foundation

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

  /// Where the item stands across a line with some room: flexible edges share what is left.
  func position(across axis: CompositionalAxis, room: CGFloat) -> CGFloat {
    let flexible = (above.isFlexible ? 1 : 0) + (below.isFlexible ? 1 : 0)
    guard above.isFlexible, flexible > 0 else { return above.length }
    return above.length + max(room - extent(across: axis), 0) / CGFloat(flexible)
  }
}
