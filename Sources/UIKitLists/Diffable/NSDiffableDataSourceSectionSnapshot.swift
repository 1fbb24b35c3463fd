import Foundation

/// The identifiers of a section's items as a tree, whose expanded parts are visible.
///
/// A snapshot is a value that can be created on any thread. Its identifiers are unique: an item
/// that the snapshot already contains, or a neighbor that it does not contain, is a violation that
/// is reported to the environment of the current task, and the call ignores it. UIKit raises an
/// exception for an existing item, unlike for ``NSDiffableDataSourceSnapshot``: its message is
/// printed in hackiftekhar/IQListKit, issue 3.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private struct Node: Sendable {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  // Depth first: the children of a node follow it, one level deeper.
  private var nodes: [Node] = []
  // Updated with each change, so that appending hashes the new identifiers only.
  private var knownItems: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// Creates a snapshot of root items.
  init(flat items: [ItemIdentifierType]) {
    nodes = items.map { Node(item: $0, level: 0) }
    knownItems = Set(items)
  }

  // MARK: Queries

  /// All items of the tree, each before its children.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The visible items: those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var shown: [ItemIdentifierType] = []
    var closed = Int.max
    for node in nodes where node.level <= closed {
      shown.append(node.item)
      closed = node.isExpanded ? Int.max : node.level
    }
    return shown
  }

  /// Returns a Boolean value that indicates whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { knownItems.contains(item) }

  /// Returns the index of an item among all items, or `nil` if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes.firstIndex { $0.item == item }
  }

  /// Returns the nesting level of an item, or `NSNotFound` if it is not in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { nodes[$0].level } ?? NSNotFound
  }

  /// Returns the parent of an item, or `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    return nodes[..<index].last { $0.level < nodes[index].level }?.item
  }

  /// Returns a Boolean value that indicates whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { nodes[$0].isExpanded } ?? false
  }

  /// The levels of the visible items, and whether they are expanded.
  var outline: [ItemIdentifierType: OutlinePlace] {
    var places: [ItemIdentifierType: OutlinePlace] = [:]
    var closed = Int.max
    for node in nodes where node.level <= closed {
      places[node.item] = OutlinePlace(level: node.level, isExpanded: node.isExpanded)
      closed = node.isExpanded ? Int.max : node.level
    }
    return places
  }

  /// Returns a Boolean value that indicates whether an item is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns a snapshot of the descendants of an item, with or without the item itself.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    guard let index = index(of: parent) else { return part }
    let depth = nodes[index].level + (includingParent ? 0 : 1)
    part.nodes = nodes[(includingParent ? index : index + 1)..<end(of: index)].map { node in
      var node = node
      node.level -= depth
      return node
    }
    part.knownItems = Set(part.items)
    return part
  }

  // MARK: Changing

  /// Appends items to the root items, or to the children of an item.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: nodes.count, level: 0) }
    guard let index = index(of: parent) else { return reportUnknown(parent) }
    insert(items, at: end(of: index), level: nodes[index].level + 1)
  }

  /// Inserts items before another item, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return reportUnknown(item) }
    insert(items, at: index, level: nodes[index].level)
  }

  /// Inserts items after another item and its children, as children of the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return reportUnknown(item) }
    insert(items, at: end(of: index), level: nodes[index].level)
  }

  /// Deletes items with their children. Items that the snapshot does not contain are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      remove(index..<end(of: index))
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    nodes = []
    knownItems = []
  }

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, isExpanded: true) }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, isExpanded: false) }

  /// Replaces the children of an item with the items of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let index = index(of: parent) else { return reportUnknown(parent) }
    remove((index + 1)..<end(of: index))
    let level = nodes[index].level + 1
    nodes.insert(
      contentsOf: snapshot.nodes.map { node in
        var node = node
        node.level += level
        return node
      }, at: index + 1)
    knownItems.formUnion(snapshot.knownItems)
  }

  private mutating func remove(_ range: Range<Int>) {
    for node in nodes[range] { knownItems.remove(node.item) }
    nodes.removeSubrange(range)
  }

  private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool) {
    let changed = Set(items)
    for index in nodes.indices where changed.contains(nodes[index].item) {
      nodes[index].isExpanded = isExpanded
    }
  }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, level: Int) {
    let fresh = items.filter { knownItems.insert($0).inserted }
    if fresh.count < items.count { reportDuplicates(of: items, count: items.count - fresh.count) }
    nodes.insert(contentsOf: fresh.map { Node(item: $0, level: level) }, at: index)
  }

  /// Returns the index after a node and all its descendants.
  private func end(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
  }

  private func reportUnknown(_ item: ItemIdentifierType) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .unknownIdentifier, subject: "NSDiffableDataSourceSectionSnapshot",
        message: "Invalid parameter not satisfying: the snapshot has no item \(item).",
        remedy: "Pass identifiers that the snapshot contains."))
  }

  private func reportDuplicates(of items: [ItemIdentifierType], count: Int) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .duplicateIdentifier, subject: "NSDiffableDataSourceSectionSnapshot",
        message: "Fatal: supplied item identifiers are not unique. \(count) of "
          + "\(items) are there already.",
        remedy: "Give each item one identifier of its own.", numbers: [count]))
  }
}

/// The position of an item in an outline.
struct OutlinePlace {
  let level: Int
  let isExpanded: Bool
}
