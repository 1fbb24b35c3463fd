import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureTree {
  /// Creates the tree of a node and its subnodes, back to front: class, name, frame and displayed
  /// content.
  @MainActor public init(node: ASDisplayNode) {
    self.init(node: node, names: NamedSubnode.names(in: node))
  }

  /// Creates the tree of a node and its subnodes, with the names of the properties that store them.
  @MainActor init(node: ASDisplayNode, names: [ObjectIdentifier: String]) {
    self.init(
      Self.name(of: node),
      properties: [Property("frame", FixtureNumber.text(node.frame))]
        + Self.content(of: node),
      constraint: FixtureNumber.text(node.constrainedSizeForCalculatedLayout),
      children: node.subnodes.map { FixtureTree(node: $0, names: names) })
    appearance = AppearanceReader.properties(of: node, named: names[ObjectIdentifier(node)])
    details = DetailReader.properties(of: node)
  }

  /// Creates the tree of a layout and its sublayouts: the element's class and name, and the frame.
  public init(layout: ASLayout) {
    self.init(
      Self.name(of: layout.layoutElement as AnyObject?),
      properties: [Property("frame", FixtureNumber.text(Self.frame(of: layout)))],
      children: layout.sublayouts.map(FixtureTree.init(layout:)))
  }

  /// Returns the frame of a layout. A layout without a position, such as a root, is at zero.
  private static func frame(of layout: ASLayout) -> CGRect {
    let position = layout.position
    guard position.x.isFinite, position.y.isFinite else {
      return CGRect(origin: .zero, size: layout.size)
    }
    return layout.frame
  }

  private static func name(of object: AnyObject?) -> String {
    guard let object else { return "gone" }
    let type = "\(type(of: object))"
    let name = (object as? ASDisplayNode)?.debugName ?? ""
    return name.isEmpty ? type : "\(type) \(name)"
  }

  @MainActor private static func content(of node: ASDisplayNode) -> [Property] {
    var properties: [Property] = []
    if node.isHidden { properties.append(Property("hidden", "true")) }
    if node.alpha != 1 { properties.append(Property("alpha", FixtureNumber.text(node.alpha))) }
    switch node {
    case let node as ASTextNode:
      properties.append(Property("text", node.attributedText?.string ?? ""))
    case let node as ASImageNode:
      if let image = node.image {
        properties.append(
          Property("image", FixtureNumber.text([image.size.width, image.size.height])))
      }
    default: break
    }
    return properties
  }
}

extension FixtureNumber {
  /// Returns the text of a rectangle: x, y, width and height.
  public static func text(_ rect: CGRect) -> String {
    text([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
}
