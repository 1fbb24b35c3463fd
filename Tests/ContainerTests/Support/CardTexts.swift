import AsyncDisplayKit
import FixtureTesting
import UIKit

extension FixtureHost {
  /// The first text of each node cell, in the order of items; what a user reads.
  var texts: [String] {
    items.compactMap(\.node).compactMap { cell in
      bind {
        cell.layoutIfNeeded()
        return cell.subnodes.lazy.compactMap { $0 as? ASTextNode }.first?.attributedText?.string
      }
    }
  }

  /// The frames of the nodes inside each cell, in the cell's coordinates.
  var innerFrames: [[CGRect]] {
    items.compactMap(\.node).map { cell in
      bind {
        cell.layoutIfNeeded()
        return cell.subnodes.map(\.frame)
      }
    }
  }
}
