import AsyncDisplayKit
import FixtureSupport
import Foundation
import Shop
import UIKit

// What a test in another package does with public fixtures.

@MainActor final class OwnDeals: DealsDataSource {
  override func cell(for item: FixtureItem<Deal>, at indexPath: IndexPath) -> FixtureCell {
    item.model.isSold ? .plain(reuseIdentifier: "sold") : super.cell(for: item, at: indexPath)
  }
}

@MainActor func useShop() -> [String] {
  let deals = OwnDeals()
  deals.answers.numberOfSections = { _ in 1 }
  deals.showsPlainCells = false
  let titles = deals.sections.flatMap { $0.items.map(\.model.title) }
  let cell = DealCell(model: Deal(title: "a", isSold: false))
  return titles + [cell.model.title, "\(cell.titleNode)", "\(deals.collectionNode)"]
    + PagesDataSource.expectations.map { "\($0)" } + ["\(ColumnsLayout())"]
}
