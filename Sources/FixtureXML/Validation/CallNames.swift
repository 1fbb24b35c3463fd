import FixtureModel

/// The calls that generated data sources record, which expectations may name.
enum CallNames {
  /// The calls of a container's data source.
  static func calls(of kind: ContainerKind, interop: InteropMode) -> [String] {
    let plain = interop == .never ? [] : plainCells
    return switch kind {
    case .table: everywhere + table
    case .collection: everywhere + collection + plain
    case .pager: everywhere + collection + plain + pager
    }
  }

  private static let everywhere = [
    "nodeBlock", "scrollViewDidScroll", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
    "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
  ]

  private static let table = [
    "constrainedSizeForRowAt", "didDeselectRowAt", "didEndDisplayingRowWith", "didHighlightRowAt",
    "didSelectRowAt", "didUnhighlightRowAt", "nodeBlockForRowAt", "numberOfRowsInSection",
    "numberOfSections", "shouldBatchFetch", "shouldHighlightRowAt", "titleForFooterInSection",
    "titleForHeaderInSection", "willBeginBatchFetchWith", "willDeselectRowAt",
    "willDisplayRowWith", "willSelectRowAt",
  ]

  private static let collection = [
    "canMoveItemWith", "constrainedSizeForItemAt", "contextForSection", "didDeselectItemAt",
    "didEndDisplayingItemWith", "didEndDisplayingSupplementaryElementWith", "didHighlightItemAt",
    "didSelectItemAt", "didUnhighlightItemAt", "moveItemAt", "nodeBlockForItemAt",
    "nodeBlockForSupplementaryElementOfKind", "nodeModelForItemAt", "numberOfItemsInSection",
    "numberOfSections", "shouldBatchFetch", "shouldDeselectItemAt", "shouldHighlightItemAt",
    "shouldSelectItemAt", "sizeRangeForFooterInSection", "sizeRangeForHeaderInSection",
    "supplementaryElementKindsInSection", "willBeginBatchFetchWith", "willDisplayItemWith",
    "willDisplaySupplementaryElementWith",
  ]

  private static let plainCells = [
    "cellForItemAt", "didEndDisplaying", "didEndDisplayingSupplementaryView", "sizeForItemAt",
    "viewForSupplementaryElementOfKind", "willDisplay", "willDisplaySupplementaryView",
  ]

  private static let pager = [
    "nodeBlockAt", "numberOfPages",
  ]
}
