import Foundation

extension UICollectionView {
  /// The titles of the index strip, as the data source answers them; nil without any.
  ///
  /// Rule: UIKit's documentation of `indexTitles(for:)` (iOS 14).
  public var indexTitles: [String]? {
    guard let dataSource else { return nil }
    return ownEnvironment.bind {
      optionalMembers.ask("indexTitles(for:)") { dataSource.indexTitles(for: self) } ?? nil
    }
  }

  /// Touches a title of the index strip: the item that it stands for goes to the start of the view.
  ///
  /// A driven step. Rule: UIKit's documentation of
  /// `collectionView(_:indexPathForIndexTitle:at:)`, which a data source with titles has to
  /// implement; one that does not is the violation `missing-index-path`. A number that no title has
  /// does nothing.
  public func scrollToItem(forIndexTitleAt index: Int) {
    guard let titles = indexTitles, titles.indices.contains(index), let dataSource else { return }
    let path = ownEnvironment.bind {
      optionalMembers.ask("collectionView(_:indexPathForIndexTitle:at:)") {
        dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index)
      }
    }
    guard let path else { return reportMissingIndexPath(titles[index]) }
    let isHorizontal = contentSize.width > bounds.width
    scrollToItem(at: path, at: isHorizontal ? .left : .top, animated: false)
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
