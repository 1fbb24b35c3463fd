import UIKit

/// Where a data source says that a node comes from.
package struct ElementSource: Sendable {
  /// The block that builds the node, or a node that is there already.
  package let source: ASCollectionElement.Source
  /// Whether a UIKit cell stands for the element.
  package let isPlain: Bool

  /// Makes the source of a node that a block builds.
  package init(block: @escaping ASCellNodeBlock) {
    source = .block(block)
    isPlain = false
  }

  /// Makes the source of a node that the data source has built.
  package init(node: ASCellNode) {
    source = .kept(HeldNode(node))
    isPlain = false
  }

  private init(standIn: @escaping ASCellNodeBlock) {
    source = .block(standIn)
    isPlain = true
  }

  /// The source of a UIKit cell's stand-in.
  package static let plain = ElementSource(standIn: { PlainCellNode() })
}
