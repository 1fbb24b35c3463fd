import AsyncDisplayKit
import Foundation
import UIKit

/// A data source with a planted fault in its node blocks, or its fixed twin without one.
@MainActor
final class PlantedGrid: NSObject, ASCollectionDataSource {
  let model = PlantedModel(count: 6)
  private let fault: PlantedFault?
  private let badge = Badge()

  init(_ fault: PlantedFault? = nil) {
    self.fault = fault
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { model.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let index = indexPath.item
    let number = model.number(at: index)
    let (model, badge) = (model, badge)
    return switch fault {
    case nil: { NumberCellNode(number, badge: Badge()) }
    case .readsModelLater: { NumberCellNode(model.number(at: index)) }
    case .sharesBadge: { NumberCellNode(number, badge: badge) }
    case .dependsOnOrder: { NumberCellNode(badge.next()) }
    case .callsSource: { NumberCellNode(model.loggedNumber(at: index)) }
    }
  }
}
