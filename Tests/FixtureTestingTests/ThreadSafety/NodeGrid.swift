import AsyncDisplayKit
import Foundation
import UIKit

/// A data source that makes its nodes on the main thread and has no blocks.
@MainActor
final class NodeGrid: NSObject, ASCollectionDataSource {
  private let makeNode: @MainActor (Int) -> ASCellNode

  init(_ makeNode: @escaping @MainActor (Int) -> ASCellNode) {
    self.makeNode = makeNode
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { makeNode(indexPath.item) }
}

/// A cell that asks for its number when it is measured.
final class LateCellNode: ASCellNode {
  let label = ASTextNode()
  private let number: @Sendable () -> Int

  init(_ number: @escaping @Sendable () -> Int) {
    self.number = number
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    label.attributedText = NSAttributedString(string: "\(number())")
    return ASWrapperLayoutSpec(layoutElement: label)
  }
}

/// A cell that keeps an object of the app.
class KeepingCellNode: ASCellNode {
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// A cell whose superclass keeps an object of the app.
final class InheritingCellNode: KeepingCellNode {}

/// A cell around a node of the app.
final class EnclosingCellNode: ASCellNode {
  private let node: ASDisplayNode

  init(_ node: ASDisplayNode) {
    self.node = node
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: node)
  }
}
