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
    var list = CanonicalTree(
      "\(type(of: node))",
      properties: [
        .init("bounds", CanonicalNumber.text(bind { node.bounds })),
        .init("contentSize", CanonicalNumber.text([contentSize.width, contentSize.height])),
      ],
      children: sections)
    list.details = bind { DetailReader.properties(ofList: node) }
    return list
  }

  private static func controllerTree(of window: UIWindow) -> CanonicalTree {
    let controller = window.rootViewController.map { "\(type(of: $0))" } ?? "no controller"
    var tree = CanonicalTree(
      controller, properties: [.init("frame", CanonicalNumber.text(window.bounds))])
    tree.appearanceChildren =
      window.rootViewController.map { [CanonicalTree(view: $0.view)] } ?? []
    return tree
  }

  private func tree(_ item: HostedItem) -> CanonicalTree {
    let place = "\(item.indexPath.section).\(item.indexPath.item)"
    let shown = item.node.map { "\(type(of: $0))" } ?? item.cell.map { "\(type(of: $0))" }
    var tree = CanonicalTree(
      "item \(place)",
      properties: [
        .init("kind", item.kind.rawValue), .init("frame", CanonicalNumber.text(item.frame)),
      ] + (shown.map { [.init("cell", $0)] } ?? []),
      constraint: sizingTrace(of: item)?.constraint,
      children: subtrees(of: item.node))
    bind { tree.addAppearance(ofNode: item.node, cell: item.cell) }
    return tree
  }

  private func tree(_ element: HostedSupplementary) -> CanonicalTree {
    let place = "\(element.indexPath.section).\(element.indexPath.item)"
    var tree = CanonicalTree(
      "\(element.shortKind) \(place)",
      properties: [.init("frame", CanonicalNumber.text(element.frame))],
      constraint: sizingTrace(of: element)?.constraint,
      children: subtrees(of: element.node))
    bind {
      if let node = element.node {
        tree.details =
          AppearanceReader.properties(of: node, named: nil)
          + DetailReader.properties(of: node)
      } else if let view = element.view {
        view.layoutIfNeeded()
        let shown = CanonicalTree(view: view)
        tree.details = Array(shown.properties.dropFirst()) + shown.details
        tree.detailChildren = shown.children
      }
    }
    return tree
  }

  private func subtrees(of node: ASCellNode?) -> [CanonicalTree] {
    bind {
      guard let node else { return [] }
      node.layoutIfNeeded()
      let names = NamedSubnode.names(in: node)
      return node.subnodes.map { CanonicalTree(node: $0, names: names) }
    }
  }
}

extension CanonicalTree {
  /// Adds the appearance of a cell node, or of a UIKit cell and its subviews.
  @MainActor fileprivate mutating func addAppearance(ofNode node: ASCellNode?, cell: UIView?) {
    if let node {
      appearance = AppearanceReader.properties(of: node, named: nil)
      details = DetailReader.properties(of: node)
    } else if let cell {
      cell.layoutIfNeeded()
      appearance = AppearanceReader.properties(of: cell)
      details = DetailReader.properties(of: cell)
      appearanceChildren = cell.subviews.map(CanonicalTree.init(view:))
    }
  }
}

extension FixtureHost: @preconcurrency CustomStringConvertible {
  /// A description of the host: the window's size, the container, and one line for each visible
  /// item.
  public var description: String {
    let size = window.bounds.size
    let heading =
      "FixtureHost of \(type(of: dataSource as Any)), window "
      + CanonicalNumber.text([size.width, size.height])
    guard let name = bind({ container?.className }) else { return "\(heading): no list" }
    let visible = visibleItems
    let lines = visible.map { item in
      let shown = item.node.map { "\(type(of: $0))" } ?? item.cell.map { "\(type(of: $0))" }
      let place = "\(item.indexPath.section).\(item.indexPath.item)"
      return "  \(place) \(shown ?? item.kind.rawValue) at \(CanonicalNumber.text(item.frame))"
    }
    let head =
      "\(heading): \(name) with \(sectionCount) "
      + "\(sectionCount == 1 ? "section" : "sections"), "
      + "\(visible.count) of \(items.count) \(items.count == 1 ? "item" : "items") visible"
    return ([head] + lines).joined(separator: "\n")
  }
}
