import Foundation

extension UICollectionView {
  func reportUnknownSection(_ section: Int) -> Int {
    let count = knownCounts.count
    report(
      RuntimeViolation(
        .indexPathOutOfRange, subject: subject,
        message: "request for number of items in section \(section) when there are only \(count) "
          + "sections in the collection view",
        remedy: "Pass an index below numberOfSections.", numbers: [section, count]))
    return 0
  }

  /// Asks the data source for the number of sections, then for the number of items of each section
  /// in order (rule V1).
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      optionalMembers.ask("numberOfSections(in:)") { dataSource.numberOfSections(in: self) } ?? 1
    return checkedCounts(
      sections, { "\($0) to numberOfSections" }, { "\($0) to numberOfItemsInSection \($1)" }
    ) { dataSource.collectionView(self, numberOfItemsInSection: $0) }
  }

  static var reloadInsideUpdatesMessage: String {
    "reloadData was called inside the update block of performBatchUpdates."
  }

  func invalidateForReload() {
    swipedPath = nil
    movement = nil
    releaseMadeViews()
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// The subject of violations: the class of the data source, or the class of the view without a
  /// data source.
  var subject: String { appTypeName(of: dataSource) ?? "\(type(of: self))" }
}

extension UICollectionView {
  /// The titles of the section index from the data source, or `nil` for no index.
  ///
  /// UIKit's documentation of `indexTitles(for:)` (iOS 14).
  package var shownIndexTitles: [String]? {
    guard let dataSource else { return nil }
    return ownEnvironment.bind {
      optionalMembers.ask("indexTitles(for:)") { dataSource.indexTitles(for: self) } ?? nil
    }
  }

  /// Asks the data source for the item of a title in the section index.
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
        message:
          "The data source returns index titles, but no index path for the title '\(title)': it "
          + "does not implement collectionView(_:indexPathForIndexTitle:at:).",
        remedy: "Implement it, or return no titles."))
  }
}
