import AsyncDisplayKit
import Foundation
import UIKit

/// A pager's data source with a planted fault in its node blocks, or its fixed twin without one.
@MainActor
final class PlantedPages: NSObject, ASPagerDataSource {
  let model = PlantedModel(count: 6)
  private let blocks: PlantedBlocks

  init(_ fault: PlantedFault? = nil) {
    blocks = PlantedBlocks(fault: fault, model: model)
  }

  func numberOfPages(in pagerNode: ASPagerNode) -> Int { model.count }

  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    blocks.block(at: index)
  }
}
