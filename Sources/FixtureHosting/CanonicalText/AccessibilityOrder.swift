import AsyncDisplayKit
import Foundation
import UIKit

/// The order in which assistive software reads the elements of a node or a view, for snapshots.
@MainActor
struct AccessibilityOrder {
  /// The labels in the order of reading.
  let labels: [String]
  /// The labels in the order of the tree.
  private let treeLabels: [String]

  /// Reads the order of a loaded cell node, or of a loaded node without a supernode. Other nodes have no
  /// order of their own.
  init(of node: ASDisplayNode) {
    guard node.isNodeLoaded, node is ASCellNode || node.supernode == nil else {
      (labels, treeLabels) = ([], [])
      return
    }
    labels = Self.labels(of: node.accessibilityElements)
    treeLabels = Self.treeLabels(of: node)
  }

  /// Reads the order that was set for a view.
  init(of view: UIView) {
    let isNodeView = view.asyncdisplaykit_node != nil
    labels = isNodeView ? [] : Self.labels(of: view.accessibilityElements)
    treeLabels = Self.treeLabels(of: view)
  }

  /// The property of the order; none where it is the order of the tree.
  var properties: [CanonicalTree.Property] {
    guard labels.count > 1, labels != treeLabels else { return [] }
    return [CanonicalTree.Property("accessibilityOrder", labels.joined(separator: ", "))]
  }

  private static func labels(of elements: [Any]?) -> [String] {
    (elements ?? []).compactMap { element in
      let label =
        (element as? ASDisplayNode)?.accessibilityLabel
        ?? (element as? UIResponder)?.accessibilityLabel
      return label.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  private static func treeLabels(of node: ASDisplayNode) -> [String] {
    node.subnodes.flatMap { subnode in
      let own = subnode.isAccessibilityElement ? labels(of: [subnode]) : []
      return own + treeLabels(of: subnode)
    }
  }

  private static func treeLabels(of view: UIView) -> [String] {
    view.subviews.flatMap { subview in
      let own = subview.isAccessibilityElement ? labels(of: [subview]) : []
      return own + treeLabels(of: subview)
    }
  }
}
