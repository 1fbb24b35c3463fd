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
  var properties: [FixtureTree.Property] {
    guard labels.count > 1, labels != treeLabels else { return [] }
    return [FixtureTree.Property("accessibilityOrder", labels.joined(separator: ", "))]
  }

  private static func labels(of elements: [Any]?) -> [String] {
    (elements ?? []).compactMap { element in
      let label =
        (element as? ASDisplayNode)?.accessibilityLabel ?? (element as? UIView).flatMap(spoken)
        ?? (element as? UIResponder)?.accessibilityLabel
      return label.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Returns the label of a view, or, as UIKit has it where none was set, its text or its title.
  ///
  /// Source: UIKit's documentation of `accessibilityLabel`: standard controls and views have one.
  private static func spoken(_ view: UIView) -> String? {
    if let label = view.accessibilityLabel { return label }
    switch view {
    case let view as UILabel: return view.text
    case let view as UIButton: return view.currentTitle ?? view.currentAttributedTitle?.string
    case let view as UITextField: return view.text?.isEmpty == false ? view.text : view.placeholder
    case let view as UITextView: return view.text
    default: return nil
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
      // The subviews of an element are not read.
      let isRead = subview.isAccessibilityElement || spoken(subview) != nil
      return isRead ? labels(of: [subview]) : treeLabels(of: subview)
    }
  }
}
