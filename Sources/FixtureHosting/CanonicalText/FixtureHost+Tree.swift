import AsyncDisplayKit
import FixtureSupport
import Foundation
import UIKit

extension FixtureHost {
  /// The container as a tree: sections with their supplementary elements and items, in layout
  /// order.
  ///
  /// Cell nodes are included with their subnodes. A list without a node is below the view controller, whose snapshots
  /// show its views instead. The tree does not depend on the machine or the run.
  public var tree: FixtureTree {
    if let node = containerNode {
      var list = listTree(node.bounds)
      list.details = bind { DetailReader.properties(ofList: node) }
      list.localeData = FormattedTexts.version(in: environment)
      return list
    }
    var tree = bind { Self.controllerTree(of: window) }
    tree.textChildren = (container?.scrollView.bounds).map { [listTree($0)] } ?? []
    return tree
  }

  /// Returns the tree of the list, which has bounds in points.
  private func listTree(_ bounds: CGRect) -> FixtureTree {
    let supplementaries = supplementaries
    let sections = (0..<sectionCount).map { section -> FixtureTree in
      let elements = supplementaries.filter { $0.indexPath.section == section }
      let items = items.filter { $0.indexPath.section == section }
      let children: [FixtureTree] = elements.map { tree($0) } + items.map { tree($0) }
      return FixtureTree("section \(section)", children: children)
    }
    return FixtureTree(
      container?.className ?? "",
      properties: [
        .init("bounds", FixtureNumber.text(bounds)),
        .init("contentSize", FixtureNumber.text([contentSize.width, contentSize.height])),
      ],
      children: sections)
  }

  private static func controllerTree(of window: UIWindow) -> FixtureTree {
    let controller = window.rootViewController.map { "\(type(of: $0))" } ?? "no controller"
    var tree = FixtureTree(
      controller, properties: [.init("frame", FixtureNumber.text(window.bounds))])
    tree.appearanceChildren =
      window.rootViewController.map { [FixtureTree(view: $0.view)] } ?? []
    return tree
  }

  private func tree(_ item: FixtureHostedItem) -> FixtureTree {
    let place = "\(item.indexPath.section).\(item.indexPath.item)"
    let shown = item.node.map { "\(type(of: $0))" } ?? item.cell.map { "\(type(of: $0))" }
    var tree = FixtureTree(
      "item \(place)",
      properties: [
        .init("kind", item.kind.rawValue), .init("frame", FixtureNumber.text(item.frame)),
      ] + (shown.map { [.init("cell", $0)] } ?? []),
      constraint: sizingTrace(of: item)?.constraint,
      children: subtrees(of: item.node))
    bind { tree.addAppearance(ofNode: item.node, cell: item.cell) }
    return tree
  }

  private func tree(_ element: FixtureHostedSupplementary) -> FixtureTree {
    let place = "\(element.indexPath.section).\(element.indexPath.item)"
    var tree = FixtureTree(
      "\(element.shortKind) \(place)",
      properties: [.init("frame", FixtureNumber.text(element.frame))],
      constraint: sizingTrace(of: element)?.constraint,
      children: subtrees(of: element.node))
    bind {
      if let node = element.node {
        tree.details =
          AppearanceReader.properties(of: node, named: nil)
          + DetailReader.properties(of: node)
      } else if let view = element.view {
        view.layoutIfNeeded()
        let shown = FixtureTree(view: view)
        tree.details = Array(shown.properties.dropFirst()) + shown.details
        tree.detailChildren = shown.children
      }
    }
    return tree
  }

  private func subtrees(of node: ASCellNode?) -> [FixtureTree] {
    bind {
      guard let node else { return [] }
      node.layoutIfNeeded()
      let names = NamedSubnode.names(in: node)
      return node.subnodes.map { FixtureTree(node: $0, names: names) }
    }
  }
}

extension FixtureTree {
  /// Adds the appearance of a cell node, or of a UIKit cell and its subviews.
  @MainActor fileprivate mutating func addAppearance(ofNode node: ASCellNode?, cell: UIView?) {
    if let node {
      appearance = AppearanceReader.properties(of: node, named: nil)
      details = DetailReader.properties(of: node)
    } else if let cell {
      cell.layoutIfNeeded()
      appearance = AppearanceReader.properties(of: cell)
      details = DetailReader.properties(of: cell)
      appearanceChildren = cell.subviews.map(FixtureTree.init(view:))
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
      + FixtureNumber.text([size.width, size.height])
    guard let name = bind({ container?.className }) else { return "\(heading): no list" }
    let visible = visibleItems
    let lines = visible.map { item in
      let shown = item.node.map { "\(type(of: $0))" } ?? item.cell.map { "\(type(of: $0))" }
      let place = "\(item.indexPath.section).\(item.indexPath.item)"
      return "  \(place) \(shown ?? item.kind.rawValue) at \(FixtureNumber.text(item.frame))"
    }
    let head =
      "\(heading): \(name) with \(sectionCount) "
      + "\(sectionCount == 1 ? "section" : "sections"), "
      + "\(visible.count) of \(items.count) \(items.count == 1 ? "item" : "items") visible"
    return ([head] + lines).joined(separator: "\n")
  }
}
