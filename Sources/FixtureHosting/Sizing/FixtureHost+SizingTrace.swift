import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureHost {
  /// Returns the trace of how the size of an item was determined, or `nil` if there is no item.
  ///
  /// The trace was recorded: no delegate method is called again.
  public func sizingTrace(at indexPath: IndexPath) -> FixtureSizingTrace? {
    guard let item = item(indexPath.item, inSection: indexPath.section) else { return nil }
    return sizingTrace(of: item)
  }

  /// Returns the trace of how the size of a supplementary element was determined.
  ///
  /// - Parameters:
  ///   - kind: The kind, such as `UICollectionView.elementKindSectionHeader`.
  ///   - section: The section, from 0.
  /// - Returns: The trace, or `nil` if there is no such element with a node.
  public func sizingTrace(ofKind kind: String, inSection section: Int) -> FixtureSizingTrace? {
    supplementaries.first { $0.kind == kind && $0.indexPath.section == section }
      .flatMap(sizingTrace)
  }

  /// The sizing of all elements and nodes as a tree: a trace for each element, with its nodes'
  /// ranges and sizes below.
  public var sizingTree: FixtureTree {
    let ofElements = supplementaries.compactMap { element in
      sizingTrace(of: element).map { tree($0, of: element.node) }
    }
    let ofItems = items.compactMap { item in
      sizingTrace(of: item).map { tree($0, of: item.node) }
    }
    return FixtureTree(
      containerNode.map { "\(type(of: $0))" } ?? "no list", children: ofElements + ofItems)
  }

  func sizingTrace(of item: FixtureHostedItem) -> FixtureSizingTrace? {
    let place = "\(item.indexPath.section).\(item.indexPath.item)"
    return bind {
      container?.element(at: item.indexPath).flatMap { element in
        container?.sizingTrace(
          of: element, named: "item \(place)", node: item.node, frame: item.frame)
      }
    }
  }

  func sizingTrace(of element: FixtureHostedSupplementary) -> FixtureSizingTrace? {
    let place = "\(element.indexPath.section).\(element.indexPath.item)"
    return bind {
      guard let node = element.node, let held = container?.element(of: node) else { return nil }
      return container?.sizingTrace(
        of: held, named: "\(element.shortKind) \(place)", node: node, frame: element.frame)
    }
  }

  private func tree(_ trace: FixtureSizingTrace, of node: ASCellNode?) -> FixtureTree {
    var tree = trace.tree
    guard let node else { return tree }
    tree.children += bind {
      node.layoutIfNeeded()
      return node.subnodes.map(FixtureTree.init(sizingOf:))
    }
    return tree
  }
}

extension FixtureTree {
  /// Creates the tree of how a node and its subnodes were measured: ranges and sizes, in points.
  @MainActor init(sizingOf node: ASDisplayNode) {
    let (range, size) = (node.constrainedSizeForCalculatedLayout, node.calculatedSize)
    self.init(
      FixtureTree(node: node).name,
      properties: [
        Property("range", FixtureNumber.text(range)),
        Property("measured", FixtureNumber.text([size.width, size.height])),
      ],
      children: node.subnodes.map(FixtureTree.init(sizingOf:)))
  }
}
