import AsyncDisplayKit
import Foundation
import UIKit

/// A table's data source with a planted fault in its node blocks, or its fixed twin without one.
@MainActor
final class PlantedTable: NSObject, ASTableDataSource {
  let model = PlantedModel(count: 6)
  private let blocks: PlantedBlocks

  init(_ fault: PlantedFault? = nil) {
    blocks = PlantedBlocks(fault: fault, model: model)
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    model.count
  }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock { blocks.block(at: indexPath.row) }
}
