import UIKit

extension ASMeasurableNode {
  /// Reports, once for each class, nodes that only the layout spec of this node refers to.
  ///
  /// Such a node was created where the layout is described, and another one takes its place in the next pass. A
  /// node that is kept in a property, or is a subnode, has more references.
  final func adviseOfNewNodes(in elements: ContiguousArray<ElementReference>) {
    for reference in elements where reference.isHeldOnce {
      let isNode = reference.with { $0.kind == .node }
      guard isNode, let node = reference.element as? ASDisplayNode,
        ASDisplayNode.settings.mark(.nodeMadeInLayout, for: type(of: self))
      else { continue }
      return reportNewNode(node)
    }
  }

  private final func reportNewNode(_ node: ASDisplayNode) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .nodeMadeInLayout, severity: .advisory, subject: layoutName,
        message:
          "\(node.shortName) was created where the layout is described: each layout pass creates "
          + "another one, which has no state of the former one and is drawn again.",
        remedy: "Create the node in an initializer, and keep it in a property."))
  }
}

extension ASMeasurableNode {
  /// The number of changes of the style's sizes.
  @inline(__always)
  final var styleChangeCount: UInt8 {
    storedStyle?.with { $0.values.sizeChangeCount } ?? 0
  }

  /// Reports, once for each class, a size of the node's style that was changed after it was read for the layout
  /// that is used.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-layoutThatFits:parentSize:`, which uses a layout again for the same
  /// range, and `ASDisplayNode+LayoutSpec.mm`, `-calculateLayoutLayoutSpec:`, which is called after the
  /// node's own size was read.
  @inline(never)
  final func adviseOfStaleStyle() {
    measuredStyle = styleChangeCount
    guard ASDisplayNode.settings.mark(.staleStyle, for: type(of: self)) else { return }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .staleStyle, severity: .advisory, subject: layoutName,
        message:
          "A size of the node's style was changed after the layout that is used had been measured, as "
          + "inside of layoutSpecThatFits(_:). It has no effect on this pass, as in Texture.",
        remedy:
          "Set the size before the layout is described, then call setNeedsLayout() on the node itself."
      ))
  }
}

extension RuntimeViolation.Code {
  /// A size of a node's style was changed after the layout that is used had been measured.
  public static let staleStyle = Self(rawValue: "stale-style")
  /// A node was created inside of `layoutSpecThatFits(_:)` and is not kept anywhere else.
  public static let nodeMadeInLayout = Self(rawValue: "node-made-in-layout")
}
