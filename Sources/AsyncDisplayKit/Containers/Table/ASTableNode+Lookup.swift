import UIKit

extension ASTableNode: ASRangeManagingNode {
  /// Lays out the view, which determines its width and loads the data.
  ///
  /// Source: `ASTableNode.mm`, `-reloadDataInitiallyIfNeeded`.
  @MainActor func loadDataInitially(in view: ASTableView) { view.layoutIfNeeded() }
}
