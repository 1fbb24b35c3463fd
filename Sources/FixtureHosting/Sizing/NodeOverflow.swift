import AsyncDisplayKit
import Foundation
import UIKit

/// A node that extends beyond its cell.
public struct FixtureOverflow: Hashable, Sendable, CustomStringConvertible {
  /// The index path of the item.
  public let indexPath: IndexPath
  /// The class and name of the node.
  public let node: String
  /// The frame in the cell, in points.
  public let frame: CGRect
  /// The size of the cell, in points.
  public let cellSize: CGSize

  /// A sentence that names the node, its frame and the cell's size.
  public var description: String {
    let place = indexPath.map(String.init).joined(separator: ".")
    let size = FixtureNumber.text([cellSize.width, cellSize.height])
    return "\(node) in \(place) extends beyond its cell: "
      + "frame \(FixtureNumber.text(frame)) in a cell of \(size)"
  }
}

extension FixtureHost {
  /// Returns the nodes that extend beyond their cells by more than a tolerance, in points.
  public func overflows(tolerance: Double = 0) -> [FixtureOverflow] {
    items.flatMap { item -> [FixtureOverflow] in
      guard let cell = item.node else { return [] }
      return bind {
        cell.layoutIfNeeded()
        let room = CGRect(origin: .zero, size: item.frame.size)
          .insetBy(dx: -tolerance, dy: -tolerance)
        return descendants(of: cell).compactMap { node in
          let frame = cell.convert(node.bounds, from: node)
          guard !room.contains(frame), !frame.isEmpty else { return nil }
          return FixtureOverflow(
            indexPath: item.indexPath, node: FixtureTree(node: node).name, frame: frame,
            cellSize: item.frame.size)
        }
      }
    }
  }

  private func descendants(of node: ASDisplayNode) -> [ASDisplayNode] {
    node.subnodes.flatMap { [$0] + descendants(of: $0) }
  }
}
