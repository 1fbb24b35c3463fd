import AsyncDisplayKit
import Foundation
import Testing

/// A batch that a container must reject: the data has sections of three and two items before it.
struct InvalidEdit: Sendable, CustomTestStringConvertible {
  /// The name of the rule as the message spells it.
  let rule: String
  let edit: @MainActor @Sendable (NumberGrid) -> Void

  var testDescription: String { rule }

  static let all = [
    Self(rule: "sectionCount") { $0.node.insertSections([2]) },
    Self(rule: "itemCount") { $0.node.deleteItems(at: [[0, 0]]) },
    Self(rule: "deleteSectionRange") { grid in
      grid.sections = [3]
      grid.node.deleteSections([9])
    },
    Self(rule: "insertSectionRange") { grid in
      grid.sections = [3, 2, 1]
      grid.node.insertSections([9])
    },
    Self(rule: "deleteItemSection") { $0.node.deleteItems(at: [[9, 0]]) },
    Self(rule: "deleteItemRange") { $0.node.deleteItems(at: [[0, 9]]) },
    Self(rule: "insertItemSection") { $0.node.insertItems(at: [[9, 0]]) },
    Self(rule: "insertItemRange") { $0.node.insertItems(at: [[0, 9]]) },
    Self(rule: "deleteAndReloadItem") { $0.deleteSecondItem(reloading: [[0, 0], [0, 1]]) },
    Self(rule: "emptyItemChange") { $0.deleteSecondItem(reloading: [[0, 1]]) },
  ]
}

extension NumberGrid {
  /// Deletes the second item of the first section, data and all, in one batch with reloads.
  fileprivate func deleteSecondItem(reloading indexPaths: [IndexPath]) {
    node.performBatch(animated: false) { [self] in
      sections[0] -= 1
      node.deleteItems(at: [[0, 1]])
      node.reloadItems(at: indexPaths)
    }
  }
}
