import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A collection by hand in which every third card, from the second on, is a plain UIKit cell.
@MainActor
final class MixedCards: NSObject, ASCollectionDataSourceInterop, ASCollectionDelegateFlowLayout,
  UICollectionViewDelegateFlowLayout
{
  static let plainSize = CGSize(width: 90, height: 44)

  let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  var cards: [Card]

  init(_ cards: [Card] = Card.deck(9)) {
    self.cards = cards
    super.init()
    node.dataSource = self
    node.delegate = self
    node.onDidLoad { node in
      let view = (node as? ASCollectionNode)?.view
      view?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    }
  }

  func host() -> FixtureHost<MixedCards> { FixtureHost(self, in: node) }

  /// Removes the first card and reloads, so that others become plain.
  func removeFirst() {
    cards.removeFirst()
    node.reloadData()
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { cards.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    guard indexPath.item % 3 != 1 else { return nil }
    let card = cards[indexPath.item]
    return { CardCellNode(card) }
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { Self.plainSize }
}
