import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A collection by hand; its blocks take a card, which is a value.
@MainActor
final class CardGrid: NSObject, ASCollectionDataSource {
  let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  var cards: [Card]

  init(_ cards: [Card] = Card.deck(12)) {
    self.cards = cards
    super.init()
    node.dataSource = self
  }

  func host() -> FixtureHost<CardGrid> { FixtureHost(self, in: node) }

  /// Removes a card and tells the node in one batch.
  func remove(at index: Int) {
    node.performBatch(animated: false) { [self] in
      cards.remove(at: index)
      node.deleteItems(at: [IndexPath(item: index, section: 0)])
    }
  }

  /// Puts a card in and tells the node in one batch.
  func insert(_ card: Card, at index: Int) {
    node.performBatch(animated: false) { [self] in
      cards.insert(card, at: index)
      node.insertItems(at: [IndexPath(item: index, section: 0)])
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { cards.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let card = cards[indexPath.item]
    return { CardCellNode(card) }
  }
}
