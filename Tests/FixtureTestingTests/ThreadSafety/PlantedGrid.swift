import AsyncDisplayKit
import Foundation
import UIKit

/// A data source with a planted fault in its node blocks, or its fixed twin without one.
@MainActor
final class PlantedGrid: NSObject, ASCollectionDataSource {
  let model = PlantedModel(count: 6)
  private let blocks: PlantedBlocks

  init(_ fault: PlantedFault? = nil) {
    blocks = PlantedBlocks(fault: fault, model: model)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { model.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { blocks.block(at: indexPath.item) }
}
