import AsyncDisplayKit
import FixtureSupport
import Foundation

/// The random updates of a generated data source, whose items repeat those of its fixture.
@MainActor
package final class GeneratedListUpdater<Model: Sendable, Fields: Sendable>: FixtureListUpdating {
  private let source: FixtureDataSource<Model, Fields>
  private let container: ASDisplayNode?
  private let templates: [FixtureSection<Model, Fields>]
  private let models: [FixtureItem<Model>]
  private var madeCount = 0

  /// Creates the updates of a data source and its container, or returns `nil` if the fixture has no section or
  /// no item to repeat.
  package init?(_ source: FixtureDataSource<Model, Fields>, in container: ASDisplayNode?) {
    self.source = source
    self.container = container
    templates = source.sections
    models = templates.flatMap(\.items)
    if templates.isEmpty || models.isEmpty { return nil }
  }

  /// The number of items of each section of the data.
  package var itemCounts: [Int] { source.sections.map(\.items.count) }

  /// Replaces the data by sections with the given counts, and reloads the container.
  package func start(with counts: [Int]) {
    source.sections = counts.indices.map { index in
      FixtureSection(fields: fields(of: index), items: (0..<counts[index]).map { _ in makeItem() })
    }
    switch container {
    case let node as ASTableNode: node.reloadData()
    case let node as ASCollectionNode: node.reloadData()
    default: break
    }
  }

  /// Changes the data according to an update, and submits the edits as one batch without animation.
  package func apply(_ update: FixtureListUpdate) {
    let sections = changed(by: update)
    let edits = { [source] (announce: (FixtureListEdit) -> Void) in
      source.sections = sections
      for edit in update.edits { announce(edit) }
    }
    switch container {
    case let node as ASTableNode: node.performBatch(animated: false) { edits(node.announce) }
    case let node as ASCollectionNode: node.performBatch(animated: false) { edits(node.announce) }
    default: source.sections = sections
    }
  }

  private func makeItem() -> FixtureItem<Model> {
    defer { madeCount += 1 }
    return models[madeCount % models.count]
  }

  private func fields(of section: Int) -> Fields { templates[section % templates.count].fields }

  /// Returns the sections after an update: kept ones in their order, moved and inserted ones at their places, then
  /// the moved and inserted items, and the items of inserted and reloaded sections, which no edit names.
  private func changed(by update: FixtureListUpdate) -> [FixtureSection<Model, Fields>] {
    let former = source.sections
    let changes = ListChanges(update.edits)
    var rest = former.indices.filter { !changes.goneSections.contains($0) }[...]
    var sections = update.after.indices.map { index in
      if changes.newSections.contains(index) {
        return FixtureSection(fields: fields(of: index), items: [FixtureItem<Model>]())
      }
      guard let origin = changes.movedSections[index] ?? rest.popFirst() else {
        return FixtureSection(fields: fields(of: index), items: [])
      }
      var section = former[origin]
      section.items = former[origin].items.indices
        .filter { !changes.goneItems.contains(IndexPath(item: $0, section: origin)) }
        .map { former[origin].items[$0] }
      return section
    }
    for (path, origin) in changes.arrivals.sorted(by: { $0.path < $1.path })
    where sections.indices.contains(path.section) {
      let item = origin.map { former[$0.section].items[$0.item] } ?? makeItem()
      let place = min(path.item, sections[path.section].items.count)
      sections[path.section].items.insert(item, at: place)
    }
    for (index, count) in update.after.enumerated() {
      let missing = count - sections[index].items.count
      sections[index].items += (0..<max(0, missing)).map { _ in makeItem() }
      sections[index].items.removeLast(max(0, -missing))
    }
    return sections
  }
}

/// A data source that can make the random updates of its own data, for callers that do not know its model.
@MainActor
package protocol ListUpdaterMaking {
  /// Returns the updates, or `nil` if the fixture has no item to repeat.
  func makeUpdater(in container: ASDisplayNode?) -> (any FixtureListUpdating)?
}

extension FixtureDataSource: ListUpdaterMaking {
  package func makeUpdater(in container: ASDisplayNode?) -> (any FixtureListUpdating)? {
    GeneratedListUpdater(self, in: container)
  }
}

/// The edits of an update, by what they do to the data.
private struct ListChanges {
  var goneSections: Set<Int> = []
  var newSections: Set<Int> = []
  /// The sections before the update, by their indexes after it.
  var movedSections: [Int: Int] = [:]
  var goneItems: Set<IndexPath> = []
  /// The inserted items, without an origin, and the moved ones.
  var arrivals: [(path: IndexPath, origin: IndexPath?)] = []

  init(_ edits: [FixtureListEdit]) {
    for edit in edits { add(edit) }
  }

  private mutating func add(_ edit: FixtureListEdit) {
    switch edit {
    case .deleteSections(let sections): goneSections.formUnion(sections)
    case .insertSections(let sections): newSections.formUnion(sections)
    case .moveSection(let from, let to):
      goneSections.insert(from)
      movedSections[to] = from
    case .deleteItems(let paths): goneItems.formUnion(paths)
    case .insertItems(let paths): arrivals += paths.map { ($0, nil) }
    case .moveItem(let from, let to):
      goneItems.insert(from)
      arrivals.append((to, from))
    case .reloadSections, .reloadItems: break
    }
  }
}
