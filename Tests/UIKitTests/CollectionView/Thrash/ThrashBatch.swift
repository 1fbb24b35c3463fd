import Foundation
import UIKit

/// One random valid batch: the model after it and the edits that lead there.
struct ThrashBatch {
  private(set) var edits: [ListEdit] = []
  private(set) var after: [ThrashSection] = []
  /// The new values of items that are reloaded, by their old ones.
  private(set) var replaced: [Int: Int] = [:]
  private var nextID: Int

  /// The first number that no item or section has had yet.
  var unusedID: Int { nextID }

  init(from before: [ThrashSection], nextID: Int, using random: inout SplitMix) {
    self.nextID = nextID
    var departing: [Int: IndexPath] = [:]
    let kept = dropSections(before, using: &random)
    var survivors = kept.staying
    let changeable = survivors.filter { !kept.reloaded.contains($0.index) } + kept.moved
    var changed: [Int: [Int]] = [:]
    for (index, section) in changeable {
      changed[index] = dropItems(section, at: index, departing: &departing, using: &random)
    }
    for place in survivors.indices {
      let index = survivors[place].index
      survivors[place].section.items =
        changed[index] ?? makeItems(Int.random(in: 0...6, using: &random))
    }
    let moved = kept.moved.map { index, section in
      (index: index, section: ThrashSection(id: section.id, items: changed[index] ?? section.items))
    }
    placeSections(survivors, moved: moved, using: &random)
    let open = after.indices.filter { place in
      !kept.reloadedIDs.contains(after[place].id) && after[place].id < nextID
        && before.contains { $0.id == after[place].id }
    }
    placeItems(departing, into: open, using: &random)
    edits.shuffle(using: &random)
  }

  private mutating func makeID() -> Int {
    nextID += 1
    return nextID - 1
  }

  private mutating func makeItems(_ count: Int) -> [Int] {
    (0..<count).map { _ in makeID() }
  }

  private struct Sections {
    var staying: [(index: Int, section: ThrashSection)] = []
    var moved: [(index: Int, section: ThrashSection)] = []
    var reloaded: Set<Int> = []
    var reloadedIDs: Set<Int> = []
  }

  private mutating func dropSections(
    _ before: [ThrashSection], using random: inout SplitMix
  ) -> Sections {
    var sections = Sections()
    for (index, section) in before.enumerated() {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: edits.append(.deleteSection(index))
      case 1: sections.moved.append((index, section))
      case 2:
        edits.append(.reloadSection(index))
        sections.reloaded.insert(index)
        sections.reloadedIDs.insert(section.id)
        sections.staying.append((index, section))
      default: sections.staying.append((index, section))
      }
    }
    return sections
  }

  /// Deletes, reloads and takes out items to move; answers those that stay.
  private mutating func dropItems(
    _ section: ThrashSection, at index: Int, departing: inout [Int: IndexPath],
    using random: inout SplitMix
  ) -> [Int] {
    var staying: [Int] = []
    for (item, value) in section.items.enumerated() {
      let path = IndexPath(item: item, section: index)
      switch Int.random(in: 0..<24, using: &random) {
      case 0, 1: edits.append(.deleteItem(path))
      case 2: departing[value] = path
      case 3:
        edits.append(.reloadItem(path))
        let value = (value, makeID())
        replaced[value.0] = value.1
        staying.append(value.1)
      default: staying.append(value)
      }
    }
    return staying
  }

  /// Gives moved and new sections random places; the others fill the rest in order.
  private mutating func placeSections(
    _ staying: [(index: Int, section: ThrashSection)],
    moved: [(index: Int, section: ThrashSection)], using random: inout SplitMix
  ) {
    let newCount = Int.random(in: 0..<10, using: &random) == 0 || staying.isEmpty ? 1 : 0
    let total = staying.count + moved.count + newCount
    var places = Array((0..<total).shuffled(using: &random).prefix(moved.count + newCount))
    var taken: [Int: ThrashSection] = [:]
    for (index, section) in moved {
      let place = places.removeLast()
      taken[place] = section
      edits.append(.moveSection(index, to: place))
    }
    for place in places {
      let items = makeItems(Int.random(in: 0...8, using: &random))
      taken[place] = ThrashSection(id: makeID(), items: items)
      edits.append(.insertSection(place))
    }
    var rest = staying.makeIterator()
    after = (0..<total).compactMap { taken[$0] ?? rest.next()?.section }
  }

  /// Gives moved and new items random places in sections that are open to edits.
  private mutating func placeItems(
    _ departing: [Int: IndexPath], into open: [Int], using random: inout SplitMix
  ) {
    guard !open.isEmpty else {
      edits += departing.values.sorted().map { .deleteItem($0) }
      return
    }
    var arrivals: [Int: [(value: Int, from: IndexPath?)]] = [:]
    for (value, path) in departing.sorted(by: { $0.value < $1.value }) {
      arrivals[open.randomElement(using: &random) ?? 0, default: []].append((value, path))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let value = makeID()
      arrivals[open.randomElement(using: &random) ?? 0, default: []].append((value, nil))
    }
    for (section, arriving) in arrivals.sorted(by: { $0.key < $1.key }) {
      let total = after[section].items.count + arriving.count
      let places = (0..<total).shuffled(using: &random).prefix(arriving.count)
      var taken: [Int: Int] = [:]
      for (place, arrival) in zip(places, arriving) {
        let path = IndexPath(item: place, section: section)
        taken[place] = arrival.value
        edits.append(arrival.from.map { .moveItem($0, to: path) } ?? .insertItem(path))
      }
      var rest = after[section].items.makeIterator()
      after[section].items = (0..<total).compactMap { taken[$0] ?? rest.next() }
    }
  }
}
