import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureHost {
  /// The nodes that stick out of their cells by more than a tolerance, in points.
  public func overflows(tolerance: Double = 0) -> [NodeOverflow] {
    items.flatMap { item -> [NodeOverflow] in
      guard let cell = item.node else { return [] }
      return bind {
        cell.layoutIfNeeded()
        let room = CGRect(origin: .zero, size: item.frame.size)
          .insetBy(dx: -tolerance, dy: -tolerance)
        return descendants(of: cell).compactMap { node in
          let frame = cell.convert(node.bounds, from: node)
          guard !room.contains(frame), !frame.isEmpty else { return nil }
          return NodeOverflow(
            indexPath: item.indexPath, node: CanonicalTree(node: node).name, frame: frame,
            cellSize: item.frame.size)
        }
      }
    }
  }

  private func descendants(of node: ASDisplayNode) -> [ASDisplayNode] {
    node.subnodes.flatMap { [$0] + descendants(of: $0) }
  }
}
