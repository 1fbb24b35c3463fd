import Foundation
import UIKit

@testable import AsyncDisplayKit

/// One valid batch of random edits of a list of numbered items, and the list after it.
///
/// An item that is moved or reloaded gets a new number, since Texture makes a new node for it.
struct RandomPlan {
  private(set) var after: [[Int]] = []
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var reloadedSections = IndexSet()
  private var movedSections: [(from: Int, to: Int)] = []
  private var deletedItems: [IndexPath] = []
  private var insertedItems: [IndexPath] = []
  private var reloadedItems: [IndexPath] = []
  private var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// What becomes of a section, in the order of the sections afterwards.
  private enum Origin {
    case kept(Int)
    case reloaded(Int)
    case moved(Int)
    case inserted
  }

  /// An item of a surviving section, or the place that an item came to.
  private enum Item {
    case kept(Int)
    case inserted(Int)
    case moved(Int, from: IndexPath)

    var number: Int {
      switch self {
      case .kept(let number), .inserted(let number), .moved(let number, _): number
      }
    }
  }

  init(
    _ before: [[Int]], longest: Int = 9, random: inout SplitMix, nextNumber: inout Int
  ) {
    let origins = makeOrigins(count: before.count, &random)
    var rows = origins.map { _ in [Item]() }
    var movers: [IndexPath] = []
    for (section, origin) in origins.enumerated() {
      switch origin {
      case .kept(let old):
        rows[section] = thinned(before[old], section: old, &movers, &random, &nextNumber)
      case .reloaded(let old):
        reloadedSections.insert(old)
        rows[section] = made(random.next(6), &nextNumber)
      case .moved(let old):
        movedSections.append((old, section))
        rows[section] = made(before[old].count, &nextNumber)
      case .inserted:
        insertedSections.insert(section)
        rows[section] = made(random.next(6), &nextNumber)
      }
    }
    let hosts = origins.indices.filter { if case .kept = origins[$0] { true } else { false } }
    for from in movers {
      let section = hosts[random.next(hosts.count)]
      let item = Item.moved(made(1, &nextNumber)[0].number, from: from)
      rows[section].insert(item, at: random.next(rows[section].count + 1))
    }
    for section in hosts where rows[section].count < longest {
      for item in made(random.next(3), &nextNumber) {
        rows[section].insert(item, at: random.next(rows[section].count + 1))
      }
    }
    for section in hosts { note(rows[section], section: section) }
    after = rows.map { $0.map(\.number) }
  }

  private mutating func makeOrigins(count: Int, _ random: inout SplitMix) -> [Origin] {
    var origins: [Origin] = []
    var moved: [Int] = []
    for section in 0..<count {
      switch random.next(24) {
      case 0: deletedSections.insert(section)
      case 1: moved.append(section)
      case 2: origins.append(.reloaded(section))
      default: origins.append(.kept(section))
      }
    }
    for section in moved { origins.insert(.moved(section), at: random.next(origins.count + 1)) }
    while origins.count < 5, random.happens(oneIn: 6) || origins.isEmpty {
      origins.insert(.inserted, at: random.next(origins.count + 1))
    }
    return origins
  }

  private func made(_ count: Int, _ nextNumber: inout Int) -> [Item] {
    defer { nextNumber += count }
    return (nextNumber..<nextNumber + count).map(Item.inserted)
  }

  private mutating func thinned(
    _ row: [Int], section: Int, _ movers: inout [IndexPath], _ random: inout SplitMix,
    _ nextNumber: inout Int
  ) -> [Item] {
    var kept: [Item] = []
    for (item, number) in row.enumerated() {
      let path = IndexPath(item: item, section: section)
      switch random.next(18) {
      case 0: deletedItems.append(path)
      case 1: movers.append(path)
      case 2:
        reloadedItems.append(path)
        kept.append(.kept(made(1, &nextNumber)[0].number))
      default: kept.append(.kept(number))
      }
    }
    return kept
  }

  private mutating func note(_ row: [Item], section: Int) {
    for (item, entry) in row.enumerated() {
      let path = IndexPath(item: item, section: section)
      switch entry {
      case .kept: break
      case .inserted: insertedItems.append(path)
      case .moved(_, let from): movedItems.append((from, path))
      }
    }
  }

  /// Carries the edits out, those of sections in a batch within the batch.
  @MainActor func submit(to node: ASCollectionNode, animated: Bool) {
    node.performBatch(
      animated: animated,
      updates: {
        node.performBatch(animated: false, updates: { editSections(of: node) })
        node.deleteItems(at: deletedItems)
        node.insertItems(at: insertedItems)
        node.reloadItems(at: reloadedItems)
        for move in movedItems { node.moveItem(at: move.from, to: move.to) }
      })
  }

  @MainActor private func editSections(of node: ASCollectionNode) {
    node.deleteSections(deletedSections)
    node.insertSections(insertedSections)
    node.reloadSections(reloadedSections)
    for move in movedSections { node.moveSection(move.from, toSection: move.to) }
  }
}

extension RandomPlan {
  /// Carries the edits out in a table, those of sections in a batch within the batch.
  @MainActor func submit(to node: ASTableNode, animated: Bool) {
    node.performBatch(
      animated: animated,
      updates: {
        node.performBatch(animated: false, updates: { editSections(of: node) })
        node.deleteRows(at: deletedItems, with: .none)
        node.insertRows(at: insertedItems, with: .none)
        node.reloadRows(at: reloadedItems, with: .none)
        for move in movedItems { node.moveRow(at: move.from, to: move.to) }
      })
  }

  @MainActor private func editSections(of node: ASTableNode) {
    node.deleteSections(deletedSections, with: .none)
    node.insertSections(insertedSections, with: .none)
    node.reloadSections(reloadedSections, with: .none)
    for move in movedSections { node.moveSection(move.from, toSection: move.to) }
  }
}
