import AsyncDisplayKit
import UIKit

/// Node blocks with a planted fault, or without one.
struct PlantedBlocks {
  let fault: PlantedFault?
  let model: PlantedModel
  private let badge = Badge()

  init(fault: PlantedFault?, model: PlantedModel) {
    self.fault = fault
    self.model = model
  }

  func block(at index: Int) -> ASCellNodeBlock {
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
