import UIKit

/// The search for the accessibility elements of a node's view.
///
/// Source: `_ASDisplayViewAccessiblity.mm`, `CollectAccessibilityElements`.
@MainActor struct AccessibilityCollector {
  private(set) var elements: [UIResponder] = []

  /// Collects the accessibility elements of a node. Without a view in a window, there are none.
  ///
  /// - Quirk: a container or a rasterized node returns its elements even if it is hidden itself.
  ///   `_ASDisplayViewAccessiblity.mm`, `CollectAccessibilityElements`.
  mutating func collect(_ node: ASDisplayNode) {
    guard !node.isLayerBacked, let window = node.view.window else { return }
    if node.isAccessibilityContainer, !node.holdsList { return join(node, in: node.view) }
    if node.rasterizesSubtree { return collectViewless(node, except: node, in: node.view) }
    guard !node.isHiddenFromAccessibility else { return }
    for subnode in node.readSubnodes where !subnode.isHiddenFromAccessibility {
      guard node.shows(subnode, in: window) else { continue }
      add(subnode, in: node.view)
    }
  }

  private mutating func add(_ subnode: ASDisplayNode, in view: UIView) {
    if subnode.isAccessibilityElement {
      let isViewless = subnode.isLayerBacked
      elements.append(isViewless ? ASAccessibilityElement(of: subnode, in: view) : subnode.view)
    } else if subnode.isLayerBacked {
      collectViewless(subnode, except: nil, in: view)
    } else if subnode.view.accessibilityElementCount() > 0 || subnode.view.showsCells {
      elements.append(subnode.view)
    }
  }

  private mutating func collectViewless(
    _ node: ASDisplayNode, except container: ASDisplayNode?, in view: UIView
  ) {
    ASDisplayNodePerformBlockOnEveryNodeBFS(node) { node in
      guard node !== container, node.isAccessibilityElement else { return }
      elements.append(ASAccessibilityElement(of: node, in: view))
    }
  }

  /// Adds one element for a container: the joined labels of its subtree, with interactive nodes as
  /// actions.
  ///
  /// A nested container gets its own element. The label of a container is not joined with others,
  /// unless the container itself is interactive.
  ///
  /// - Quirk: hidden nodes inside a container are joined as well. `_ASDisplayViewAccessiblity.mm`,
  ///   `CollectAccessibilityElementsForContainer`.
  private mutating func join(_ container: ASDisplayNode, in view: UIView) {
    let element = ASAccessibilityElement(of: container, in: view)
    let joinsLabels = !container.hasSpokenLabel || container.isInteractive
    var labels: [ASAccessibilityElement] = []
    var actions: [ASAccessibilityCustomAction] = []
    var level = [container]
    while !level.isEmpty {
      var next: [ASDisplayNode] = []
      for node in level {
        if node !== container, node.isAccessibilityContainer {
          join(node, in: node.isLayerBacked ? view : node.view)
          continue
        }
        if node.hasSpokenLabel, node.isInteractive {
          let action = ASAccessibilityCustomAction(of: node)
          node.ownExtras.accessibilityAction = action
          actions.append(action)
        } else if node.hasSpokenLabel, node === container || joinsLabels {
          labels.append(ASAccessibilityElement(of: node, in: view))
        }
        next += node.subnodes
      }
      level = next
    }
    element.speak(labels.inReadingOrder.compactMap(\.accessibilityAttributedLabel))
    element.accessibilityCustomActions = actions.inReadingOrder
    elements.append(element)
  }
}

extension UIAccessibilityElement {
  /// Sets the element's label to the given labels, joined with commas.
  fileprivate func speak(_ labels: [NSAttributedString]) {
    let text = NSMutableAttributedString(string: "")
    for (index, label) in labels.enumerated() {
      if index > 0 { text.append(NSAttributedString(string: ", ")) }
      text.append(label)
    }
    accessibilityAttributedLabel = text
    accessibilityLabel = text.string
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view displays cells, whose elements UIKit finds by
  /// itself.
  fileprivate var showsCells: Bool {
    if let list = self as? UICollectionView { return !list.visibleCells.isEmpty }
    if let list = self as? UITableView { return !list.visibleCells.isEmpty }
    return false
  }

  /// A Boolean value that indicates whether the view is, or is inside, a scroll view.
  fileprivate var isInScrollView: Bool {
    sequence(first: self, next: \.superview).contains { $0 is UIScrollView }
  }
}

@MainActor extension ASDisplayNode {
  /// The node's frame on the screen, in points.
  var screenFrame: CGRect { convert(bounds, to: nil) }

  /// The label that assistive technologies speak.
  var spokenLabel: NSAttributedString? {
    accessibilityAttributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
  }

  fileprivate var hasSpokenLabel: Bool { accessibilityLabel?.isEmpty == false }

  /// A Boolean value that indicates whether the traits are those of a control.
  var isInteractive: Bool {
    !accessibilityTraits.isDisjoint(with: [.link, .keyboardKey, .button])
  }

  fileprivate var isHiddenFromAccessibility: Bool {
    isHidden || alpha == 0 || accessibilityElementsHidden
  }

  fileprivate var holdsList: Bool {
    ASDisplayNodeFindFirstNode(self) { $0 is ASCollectionNode || $0 is ASTableNode } != nil
  }

  /// The subnodes whose elements are collected. If some are modal, only the topmost modal one.
  fileprivate var readSubnodes: [ASDisplayNode] {
    subnodes.last(where: \.accessibilityViewIsModal).map { [$0] } ?? subnodes
  }

  /// Returns whether a subnode intersects the window. Inside a scroll view, always `true`.
  fileprivate func shows(_ subnode: ASDisplayNode, in window: UIWindow) -> Bool {
    window.frame.intersects(convert(subnode.frame, to: nil)) || view.isInScrollView
  }
}

extension ASDisplayNode {
  /// The accessibility elements that the app set, or those of the subtree in reading order; `nil`
  /// if there are none.
  final var ownAccessibilityElements: [Any]? {
    get {
      let own = extras?.locked { $0.accessibilityElements } ?? nil
      if let own, !own.isEmpty { return own }
      guard isNodeLoaded else {
        report(
          .accessibilityBeforeLoad,
          "The accessibility elements of a node that is not loaded were read.",
          remedy: "Read them once the node is loaded.")
        return nil
      }
      let elements = onMainOrReport(.mainThreadMemberOffMain) { node in
        var collector = AccessibilityCollector()
        collector.collect(node)
        return collector.elements.inReadingOrder
      }
      return elements?.isEmpty == false ? elements : nil
    }
    set {
      var elements = newValue
      ownExtras.locked { swap(&$0.accessibilityElements, &elements) }
    }
  }
}
