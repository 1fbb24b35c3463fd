import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A hand-written list that random updates can change, or a faulty twin that forgets some.
@MainActor
final class ListGrid: NSObject, ASCollectionDataSource, FixtureListUpdating {
  /// What the list forgets to announce.
  enum Fault: Sendable {
    case deletedItems
    /// Nothing; but each announcement is followed by an advisory.
    case nothingWithAdvice
  }

  let node: ASCollectionNode
  private(set) var itemCounts: [Int]
  private(set) var appliedUpdates: [FixtureListUpdate] = []
  private let fault: Fault?

  init(
    _ itemCounts: [Int], fault: Fault? = nil,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) {
    node = ASCollectionNode(collectionViewLayout: layout)
    self.itemCounts = itemCounts
    self.fault = fault
    super.init()
    node.dataSource = self
  }

  func host() -> FixtureHost<ListGrid> { FixtureHost(self, in: node) }

  func start(with counts: [Int]) {
    itemCounts = counts
    node.reloadData()
  }

  func apply(_ update: FixtureListUpdate) {
    appliedUpdates.append(update)
    node.performBatch(animated: false) { [self] in
      itemCounts = update.after
      update.edits.forEach(announce)
    }
  }

  private func announce(_ edit: FixtureListEdit) {
    if case .deleteItems = edit, fault == .deletedItems { return }
    node.announce(edit)
    guard fault == .nothingWithAdvice else { return }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .init(rawValue: "planted"), severity: .advisory, message: "Planted.", remedy: "None."))
  }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { itemCounts.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { itemCounts[section] }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let number = indexPath.item
    return { NumberCellNode(number) }
  }
}
