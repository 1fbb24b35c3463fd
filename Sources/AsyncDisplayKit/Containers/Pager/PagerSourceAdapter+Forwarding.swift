import UIKit

// The members of a collection's data source that the pager does not provide itself. A pager's data source
// that is a collection's as well implements them for the pager, too.
//
// Source: `ASDelegateProxy.mm`, `-interceptsSelector:`, which forwards them.
extension PagerSourceAdapter {
  /// Returns the result of a member of the data source, or reports to the node that the member is not
  /// implemented.
  private func forward<Result>(
    _ node: ASCollectionNode, default result: @autoclosure () -> Result,
    _ member: (any ASCollectionDataSource) -> Result
  ) -> Result {
    guard let other = source as? any ASCollectionDataSource else {
      return node.notImplemented(returning: result())
    }
    return member(other)
  }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    forward(collectionNode, default: 1) { $0.numberOfSections(in: collectionNode) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
  ) -> Any? {
    forward(collectionNode, default: nil) {
      $0.collectionNode(collectionNode, nodeModelForItemAt: indexPath)
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? {
    forward(collectionNode, default: nil) {
      $0.collectionNode(collectionNode, contextForSection: section)
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String] {
    forward(collectionNode, default: []) {
      $0.collectionNode(collectionNode, supplementaryElementKindsInSection: section)
    }
  }

  func collectionNode(
    _ node: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> ASCellNodeBlock {
    forward(node, default: ASCellNode.emptyBlock) {
      $0.collectionNode(node, nodeBlockForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func collectionNode(
    _ node: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> ASCellNodeBlock? {
    forward(node, default: nil) {
      $0.collectionNode(node, nodeBlockForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func collectionNode(
    _ node: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> ASCellNode {
    forward(node, default: ASCellNode()) {
      $0.collectionNode(node, nodeForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func collectionNode(
    _ node: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> ASCellNode? {
    forward(node, default: nil) {
      $0.collectionNode(node, nodeForSupplementaryElementOfKind: kind, at: path)
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode
  ) -> Bool {
    forward(collectionNode, default: true) {
      $0.collectionNode(collectionNode, canMoveItemWith: node)
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    forward(collectionNode, default: ()) {
      $0.collectionNode(collectionNode, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
