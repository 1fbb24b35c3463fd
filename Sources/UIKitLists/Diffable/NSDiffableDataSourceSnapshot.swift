import Foundation

/// The identifiers of a list's sections and items, in order.
///
/// A snapshot is a value that can be created on any thread. Its item identifiers are unique:
/// - An item that is appended or inserted again moves to the new position, with the advisory
///   `existing-identifier`. Rule: UIKit's own log, printed in jessesquires/ReactiveCollectionsKit,
///   pull request 138.
/// - An item that occurs twice in one call is the violation `duplicate-identifier`, for which UIKit
///   raises an exception. The first one is inserted.
/// - A section that the snapshot already contains is the same violation, and is ignored. Decided
///   here: no public source shows that UIKit moves sections.
/// - A neighbor that the snapshot does not contain is the violation `unknown-identifier`. The call
///   has no effect.
///
/// Violations are reported to the environment of the current task.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var sections: [SnapshotSection<SectionIdentifierType, ItemIdentifierType>] = []
  // Updated with each change, so that appending hashes the new identifiers only.
  private var knownItems: Set<ItemIdentifierType> = []
  /// The items that are reloaded when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose existing cells are configured again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are reloaded when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }

  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section, or 0 if the section is not in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in order, or an empty array if it is not in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  /// Returns the section of an item, or `nil` if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    place(of: identifier).map { sections[$0.section].id }
  }

  /// Returns the index of an item among the items of all sections, or `nil` if it is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section, or `nil` if it is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  // MARK: Items

  /// Appends items to a section, or to the last section when `sectionIdentifier` is `nil`.
  ///
  /// Items that the snapshot already contains move to the end of the section. Only the new
  /// identifiers are hashed.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let section else { return reportUnknown("section to append items to") }
    insert(identifiers, at: sections[section].items.count, in: section)
  }

  /// Inserts items before another item. Items that the snapshot already contains are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier) else {
      return reportUnknown("item \(beforeIdentifier)")
    }
    insert(identifiers, at: place.item, in: place.section)
  }

  /// Inserts items after another item. Items that the snapshot already contains are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier) else {
      return reportUnknown("item \(afterIdentifier)")
    }
    insert(identifiers, at: place.item + 1, in: place.section)
  }

  /// Deletes items. Items that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers.filter(knownItems.contains))
    guard !deleted.isEmpty else { return }
    knownItems.subtract(deleted)
    for section in sections.indices { sections[section].items.removeAll(where: deleted.contains) }
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() {
    sections = []
    knownItems = []
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard take(identifier, near: toIdentifier) else { return }
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard take(identifier, near: toIdentifier) else { return }
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Moves an item from one index path to another. Index paths that do not exist are ignored.
  ///
  /// - Returns: A Boolean value that indicates whether the item was moved.
  mutating func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
    guard sections.indices.contains(source.section), sections.indices.contains(target.section),
      sections[source.section].items.indices.contains(source.item)
    else { return false }
    let item = sections[source.section].items.remove(at: source.item)
    let count = sections[target.section].items.count
    sections[target.section].items.insert(item, at: min(max(0, target.item), count))
    return true
  }

  /// Marks items to be reloaded with new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter(knownItems.contains)
  }

  /// Marks items whose existing cells are configured again when the snapshot is applied.
  ///
  /// Rule: UIKit's documentation: the cells of visible items are kept, and others are configured
  /// when they become visible.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter(knownItems.contains)
  }

  private mutating func take(
    _ identifier: ItemIdentifierType, near other: ItemIdentifierType
  ) -> Bool {
    guard identifier != other, let place = place(of: identifier), self.place(of: other) != nil
    else {
      reportUnknown("pair of items \(identifier) and \(other)")
      return false
    }
    sections[place.section].items.remove(at: place.item)
    knownItems.remove(identifier)
    return true
  }

  /// Inserts items at an index of a section. Items that the snapshot already contains are moved;
  /// the index is the one before they are removed.
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: Int, in section: Int
  ) {
    let unique = identifiers.uniqued
    if unique.count < identifiers.count { reportDuplicates("item", of: identifiers, unique) }
    let existing = Set(unique.filter { !knownItems.insert($0).inserted })
    guard !existing.isEmpty else {
      return sections[section].items.insert(contentsOf: unique, at: item)
    }
    reportExisting(existing.count)
    let before = sections[section].items[..<item].filter { !existing.contains($0) }.count
    for index in sections.indices { sections[index].items.removeAll(where: existing.contains) }
    sections[section].items.insert(contentsOf: unique, at: before)
  }

  /// The snapshot without items and sections that are marked for reloading or reconfiguring.
  var withoutReloads: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// The index paths of all items, by identifier.
  var itemPlaces: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (item, identifier) in section.items.enumerated() {
        places[identifier] = IndexPath(item: item, section: number)
      }
    }
    return places
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  // MARK: Sections

  /// Appends sections without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return reportUnknown("section \(toIdentifier)")
    }
    insertSections(identifiers, at: index)
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else {
      return reportUnknown("section \(toIdentifier)")
    }
    insertSections(identifiers, at: index + 1)
  }

  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    for section in sections where deleted.contains(section.id) {
      knownItems.subtract(section.items)
    }
    sections.removeAll { deleted.contains($0.id) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks sections to be reloaded with new views when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let known = Set(sectionIdentifiers)
    reloadedSectionIdentifiers += identifiers.filter(known.contains)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    var known = Set(sectionIdentifiers)
    let fresh = identifiers.filter { known.insert($0).inserted }
    if fresh.count < identifiers.count { reportDuplicates("section", of: identifiers, fresh) }
    sections.insert(contentsOf: fresh.map { SnapshotSection(id: $0) }, at: index)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let index = indexOfSection(identifier),
      indexOfSection(other) != nil
    else { return reportUnknown("pair of sections \(identifier) and \(other)") }
    let section = sections.remove(at: index)
    guard let target = indexOfSection(other) else { return }
    sections.insert(section, at: target + offset)
  }

  // MARK: Violations

  private func reportUnknown(_ what: String) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .unknownIdentifier, subject: "NSDiffableDataSourceSnapshot",
        message: "Invalid parameter not satisfying: the snapshot has no \(what).",
        remedy: "Pass identifiers that the snapshot contains."))
  }

  private func reportExisting(_ count: Int) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .existingIdentifier, severity: .advisory, subject: "NSDiffableDataSourceSnapshot",
        message:
          "\(count) of the appended or inserted item identifiers are in the snapshot already "
          + "and are moved into place, which costs more than an insertion.",
        remedy: "Move existing items with moveItem(_:beforeItem:), or delete them first.",
        numbers: [count]))
  }

  private func reportDuplicates<Identifier: Hashable>(
    _ noun: String, of identifiers: [Identifier], _ fresh: [Identifier]
  ) {
    let duplicates = identifiers.count - fresh.count
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .duplicateIdentifier, subject: "NSDiffableDataSourceSnapshot",
        message: "Fatal: supplied \(noun) identifiers are not unique. \(duplicates) of "
          + "\(identifiers) are there already.",
        remedy: "Give each \(noun) one identifier of its own.", numbers: [duplicates]))
  }
}

extension RuntimeViolation.Code {
  /// The code of a violation: an identifier was added to a snapshot twice, or a section that it
  /// already contains. UIKit raises an exception.
  public static let duplicateIdentifier = RuntimeViolation.Code(rawValue: "duplicate-identifier")
  /// The code of an advisory: an item that a snapshot already contains was added again and was
  /// moved. UIKit logs a message.
  public static let existingIdentifier = RuntimeViolation.Code(rawValue: "existing-identifier")
  /// The code of a violation: a snapshot does not contain an identifier that a call requires. UIKit
  /// raises an exception.
  public static let unknownIdentifier = RuntimeViolation.Code(rawValue: "unknown-identifier")
}

/// A section of a snapshot with its items.
struct SnapshotSection<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>:
  Hashable, Sendable
{
  let id: SectionIdentifier
  var items: [ItemIdentifier] = []
}

extension Array where Element: Hashable {
  /// The elements in order, without those that equal an earlier one.
  var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
