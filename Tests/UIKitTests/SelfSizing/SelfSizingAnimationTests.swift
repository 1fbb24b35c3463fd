import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

/// Rule T12: an animated scroll ends at the row, not at the place that estimates gave it.
@MainActor @Suite("Animated scrolling to self-sized rows")
struct SelfSizingAnimationTests {
  private let table = SizedTable([Array(repeating: 70, count: 100)], estimate: 20)

  private func place(of row: Int) -> CGFloat {
    table.view.rectForRow(at: .at(0, row)).minY - table.view.contentOffset.y
  }

  @Test(
    "the row is at the position when the animation ends",
    arguments: [(.top, 0), (.middle, 15), (.bottom, 30)]
      as [(
        UITableView.ScrollPosition, CGFloat
      )])
  func ends(position: UITableView.ScrollPosition, wanted: CGFloat) {
    table.stage.environment.bind {
      table.view.scrollToRow(at: .at(0, 50), at: position, animated: true)
    }
    table.stage.advance(0.1)
    #expect(place(of: 50) != wanted && table.view.contentOffset.y > 0)
    table.stage.advance(1)
    #expect(table.view.rectForRow(at: .at(0, 50)).height == 70)
    #expect(place(of: 50) == wanted)
  }

  @Test("so does an animation toward the top, and one that is finished in one step")
  func upward() {
    table.view.scrollToRow(at: .at(0, 90), at: .top, animated: false)
    table.stage.environment.bind {
      table.view.scrollToRow(at: .at(0, 20), at: .bottom, animated: true)
    }
    table.stage.advance(1)
    #expect(place(of: 20) == 30)
    table.stage.environment.bind {
      table.view.scrollToRow(at: .at(0, 60), at: .bottom, animated: true)
    }
    table.view.endOffsetAnimation()
    table.view.layoutIfNeeded()
    #expect(place(of: 60) == 30)
  }
}
