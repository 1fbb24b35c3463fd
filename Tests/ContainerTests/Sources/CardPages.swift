import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A pager by hand; its blocks take a card, which is a value.
@MainActor
final class CardPages: NSObject, ASPagerDataSource {
  let node = ASPagerNode()
  var cards: [Card]

  init(_ cards: [Card] = Card.deck(6)) {
    self.cards = cards
    super.init()
    node.setDataSource(self)
  }

  func host() -> FixtureHost<CardPages> { FixtureHost(self, in: node) }

  /// Tears the first page out and tells the node in one batch.
  func tear() {
    node.performBatch(animated: false) { [self] in
      cards.removeFirst()
      node.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  func numberOfPages(in pagerNode: ASPagerNode) -> Int { cards.count }

  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    let card = cards[index]
    return { CardCellNode(card) }
  }
}
