import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A table by hand; its blocks take a card, which is a value.
@MainActor
final class CardTable: NSObject, ASTableDataSource {
  let node = ASTableNode()
  var cards: [Card]

  init(_ cards: [Card] = Card.deck(12)) {
    self.cards = cards
    super.init()
    node.dataSource = self
  }

  func host() -> FixtureHost<CardTable> {
    let host = FixtureHost(self, in: node)
    host.bind { node.view.separatorStyle = .none }
    return host
  }

  /// Removes a card and tells the node in one batch.
  func remove(at index: Int) {
    node.performBatch(animated: false) { [self] in
      cards.remove(at: index)
      node.deleteRows(at: [IndexPath(row: index, section: 0)], with: .none)
    }
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    cards.count
  }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let card = cards[indexPath.row]
    return { CardCellNode(card) }
  }
}
