import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureHost {
  /// The container as a tree: sections with their supplementary elements and items, in layout
  /// order.
  ///
  /// Cell nodes are included with their subnodes. The tree does not depend on the machine or the
  /// run.
  public var tree: CanonicalTree {
    guard let node = containerNode else { return bind { Self.controllerTree(of: window) } }
    let supplementaries = supplementaries
    let sections = (0..<sectionCount).map { section in
      CanonicalTree(
        "section \(section)",
        children: supplementaries.filter { $0.indexPath.section == section }.map(tree)
          + items.filter { $0.indexPath.section == section }.map(tree))
    }
    return CanonicalTree(
      "\(type(of: node))",
      properties: [
        .init("bounds", CanonicalNumber.text(bind { node.bounds })),
        .init("contentSize", CanonicalNumber.text([contentSize.width, contentSize.height])),
      ],
      children: sections)
  }

  private static func controllerTree(of window: UIWindow) -> CanonicalTree {
    let controller = window.rootViewController.map { "\(type(of: $0))" } ?? "no controller"
    return CanonicalTree(
      controller, properties: [.init("frame", CanonicalNumber.text(window.bounds))])
  }

  private func tree(_ item: HostedItem) -> CanonicalTree {
    let place = "\(item.indexPath.section).\(item.indexPath.item)"
    let shown = item.node.map { "\(type(of: $0))" } ?? item.cell.map { "\(type(of: $0))" }
    return CanonicalTree(
      "item \(place)",
      properties: [
        .init("kind", item.kind.rawValue), .init("frame", CanonicalNumber.text(item.frame)),
      ] + (shown.map { [.init("cell", $0)] } ?? []),
      constraint: sizingTrace(of: item)?.constraint,
      children: subtrees(of: item.node))
  }

  private func tree(_ element: HostedSupplementary) -> CanonicalTree {
    let place = "\(element.indexPath.section).\(element.indexPath.item)"
    return CanonicalTree(
      "\(element.shortKind) \(place)",
      properties: [.init("frame", CanonicalNumber.text(element.frame))],
      constraint: sizingTrace(of: element)?.constraint,
      children: subtrees(of: element.node))
  }

  private func subtrees(of node: ASCellNode?) -> [CanonicalTree] {
    bind {
      node?.layoutIfNeeded()
      return node?.subnodes.map(CanonicalTree.init(node:)) ?? []
    }
  }
}
