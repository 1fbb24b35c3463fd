import AsyncDisplayKit
import UIKit

/// The list of products as the app shows it: a banner after every fourth product.
final class CatalogViewController: ASDKViewController<ASTableNode>, ASTableDataSource,
  ASTableDelegate
{
  private let products: [Product]
  private(set) var chosen: Product?

  init(products: [Product]) {
    self.products = products
    super.init(node: ASTableNode())
    node.dataSource = self
    node.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("not in a storyboard")
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    products.count + products.count / 4
  }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    guard let product = product(at: indexPath) else {
      return { BannerCellNode(text: "Free delivery from 50") }
    }
    return {
      ProductCellNode(
        title: product.title, price: product.price, isSoldOut: product.isSoldOut)
    }
  }

  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
    chosen = product(at: indexPath)
  }

  private func product(at indexPath: IndexPath) -> Product? {
    guard indexPath.row % 5 != 4 else { return nil }
    return products[indexPath.row - indexPath.row / 5]
  }
}
