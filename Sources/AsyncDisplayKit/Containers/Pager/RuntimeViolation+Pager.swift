import UIKit

extension RuntimeViolation {
  static func pagerReturns(
    to former: IndexPath, from shown: IndexPath, dataSource: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .pagerReturnsToFormerPage, severity: .advisory, subject: dataSource,
      message:
        "The update scrolls the pager from page \(shown.item) back to page \(former.item), as in Texture: its layout "
        + "records the page before the offset changes, and the offset was set without animation.",
      remedy: "Scroll to pages with animation, or scroll again after the update.",
      numbers: [former.item, shown.item])
  }
}

extension ASCollectionView {
  /// Reports once that a tap on a page selects nothing, if there is a delegate.
  func adviseOfPagerSelection(_ page: IndexPath) {
    guard let delegate = appTypeName(of: asyncDelegate), advisories.isFirst(.pagerSelectsNothing)
    else { return }
    report(.pagerSelectsNothing(page, delegate: delegate))
  }
}
