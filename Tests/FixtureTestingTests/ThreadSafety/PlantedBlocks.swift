import AsyncDisplayKit
import UIKit

/// Node blocks with a planted fault, or without one.
struct PlantedBlocks {
  let fault: PlantedFault?
  let model: PlantedModel
  private let badge = Badge()
  private let trail = BlockTrail()

  init(fault: PlantedFault?, model: PlantedModel) {
    self.fault = fault
    self.model = model
  }

  func block(at index: Int) -> ASCellNodeBlock {
    let number = model.number(at: index)
    let (model, badge, trail) = (model, badge, trail)
    let asker = trail.ask(for: index)
    return switch fault {
    case nil: { NumberCellNode(number, badge: Badge()) }
    case .readsModelLater: { NumberCellNode(model.number(at: index)) }
    case .sharesBadge: { NumberCellNode(number, badge: badge) }
    case .dependsOnOrder: { NumberCellNode(badge.next()) }
    case .followsFartherItem: { NumberCellNode(trail.run(index, asker) >= 2 ? -1 : number) }
    case .dependsOnThread: { NumberCellNode(asker == BlockTrail.thread ? number : -1) }
    case .callsSource: { NumberCellNode(model.loggedNumber(at: index)) }
    }
  }
}
