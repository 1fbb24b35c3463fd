import AsyncDisplayKit
import Foundation

/// What nodes show, as text, readable on the one thread that holds them.
enum NodeContent {
  /// The texts and image sizes of a node and its subnodes, back to front.
  static func text(of node: ASDisplayNode) -> String {
    own(of: node) + node.subnodes.map(text(of:)).joined()
  }

  /// The texts and image sizes of the nodes of a layout, which need not be subnodes yet.
  static func text(of layout: ASLayout) -> String {
    let node = layout.layoutElement as? ASDisplayNode
    return (node.map(own(of:)) ?? "") + layout.sublayouts.map(text(of:)).joined()
  }

  private static func own(of node: ASDisplayNode) -> String {
    switch node {
    case let node as ASTextNode: "text \(node.attributedText?.string ?? "")\n"
    case let node as ASImageNode:
      node.image.map { "image \($0.size.width) \($0.size.height)\n" } ?? ""
    default: ""
    }
  }
}
