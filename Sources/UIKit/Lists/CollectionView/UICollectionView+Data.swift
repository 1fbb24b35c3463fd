import Foundation

extension UICollectionView {
  /// The counts, which the data source is asked for when they are not known.
  var knownCounts: [Int] {
    if let counts = data.counts { return counts }
    let counts = ownEnvironment.bind { askCounts() }
    data.counts = counts
    return counts
  }

  /// The number of items in a section; nil for a section that does not exist.
  func knownCount(inSection section: Int) -> Int? {
    let counts = knownCounts
    return counts.indices.contains(section) ? counts[section] : nil
  }

  func reportUnknownSection(_ section: Int) -> Int {
    let count = knownCounts.count
    report(
      RuntimeViolation(
        .indexPathOutOfRange, subject: subject,
        message: "request for number of items in section \(section) when there are only \(count) "
          + "sections in the collection view",
        remedy: "Name a section that numberOfSections counts.", numbers: [section, count]))
    return 0
  }

  /// Asks for the sections, then for the items of each in order (rule V1).
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      optionalMembers.ask("numberOfSections(in:)") { dataSource.numberOfSections(in: self) } ?? 1
    return (0..<checked(sections, "numberOfSections")).map { section in
      checked(
        dataSource.collectionView(self, numberOfItemsInSection: section),
        "numberOfItemsInSection \(section)")
    }
  }

  private func checked(_ count: Int, _ question: String) -> Int {
    guard count < 0 else { return count }
    report(
      RuntimeViolation(
        .negativeCount, subject: subject,
        message: "The data source answered \(count) to \(question).",
        remedy: "Answer zero or more.", numbers: [count]))
    return 0
  }

  func dataSourceChanged() {
    markReload()
  }

  /// Puts what is in sight aside and lets the next pass ask for everything again.
  func markReload() {
    if batch != nil {
      report(
        RuntimeViolation(
          .reloadInsideUpdates, subject: subject,
          message: "reloadData was called inside the update block of performBatchUpdates.",
          remedy: "Reload after the batch, or give the batch its edits."))
    }
    data = CollectionData(counts: batch == nil ? nil : data.counts, isReloadPending: true)
    retired += stage.elements
    stage.replace(with: [])
    selection.removeAll()
    prefetching.reset()
    touchedPath = nil
    movement = nil
    dragging.reload()
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Keeps a remark and tells the environment's handler.
  package func report(_ violation: RuntimeViolation) {
    violations.append(violation)
    ownEnvironment.report(violation)
  }

  /// Who is concerned, for messages: the data source's class, or the view's own.
  var subject: String { dataSource.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
}

/// What a collection view knows of its data source's counts.
struct CollectionData {
  /// The items in each section; nil until the data source is asked.
  var counts: [Int]?
  /// Whether what is shown is to be dropped at the next layout pass.
  var isReloadPending = true
}

extension UICollectionView {
  /// The titles of the section index, as the data source returns them; `nil` when it returns none.
  ///
  /// UIKit's documentation of `indexTitles(for:)` (iOS 14).
  package var shownIndexTitles: [String]? {
    guard let dataSource else { return nil }
    return ownEnvironment.bind {
      optionalMembers.ask("indexTitles(for:)") { dataSource.indexTitles(for: self) } ?? nil
    }
  }

  /// Asks the data source for the item of a title of the section index.
  ///
  /// UIKit's documentation: a data source that returns titles has to implement the method. If it does not,
  /// this method reports the violation `missing-index-path` and returns `nil`.
  package func indexPath(forIndexTitle title: String, at index: Int) -> IndexPath? {
    guard let dataSource else { return nil }
    let path = ownEnvironment.bind {
      optionalMembers.ask("collectionView(_:indexPathForIndexTitle:at:)") {
        dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
      }
    }
    if path == nil { reportMissingIndexPath(title) }
    return path
  }

  private func reportMissingIndexPath(_ title: String) {
    report(
      RuntimeViolation(
        .missingIndexPath, subject: subject,
        message: "The data source answers index titles, but no place for the title '\(title)': it "
          + "does not implement collectionView(_:indexPathForIndexTitle:at:).",
        remedy: "Implement it, or answer no titles."))
  }
}
