import Foundation

/// A node that sticks out of its cell.
public struct NodeOverflow: Hashable, Sendable, CustomStringConvertible {
  /// The item.
  public let indexPath: IndexPath
  /// The class and name of the node.
  public let node: String
  /// The frame in the cell, in points.
  public let frame: CGRect
  /// The size of the cell, in points.
  public let cellSize: CGSize

  /// One sentence with the node, its frame and the cell's size.
  public var description: String {
    let place = indexPath.map(String.init).joined(separator: ".")
    let size = CanonicalNumber.text([cellSize.width, cellSize.height])
    return
      "\(node) in \(place) sticks out: frame \(CanonicalNumber.text(frame)) in a cell of \(size)"
  }
}
