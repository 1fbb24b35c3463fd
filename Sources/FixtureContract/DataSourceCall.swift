/// A call that generated data sources record and that a fixture's `calls` assertion can name.
///
/// The name is the last label of the method, or the method's own name if no label distinguishes the
/// method.
package enum DataSourceCall: String, CaseIterable, Sendable {
  case canMoveItemWith, cellForItemAt, constrainedSizeForItemAt, constrainedSizeForRowAt
  case contextForSection, didDeselectItemAt, didDeselectRowAt, didEndDisplaying
  case didEndDisplayingItemWith, didEndDisplayingRowWith
  case didEndDisplayingSupplementaryElementWith, didEndDisplayingSupplementaryView
  case didHighlightItemAt, didHighlightRowAt, didSelectItemAt, didSelectRowAt
  case didUnhighlightItemAt, didUnhighlightRowAt, moveItemAt, nodeBlock, nodeBlockAt
  case nodeBlockForItemAt, nodeBlockForRowAt, nodeBlockForSupplementaryElementOfKind
  case nodeModelForItemAt, numberOfItemsInSection, numberOfPages, numberOfRowsInSection
  case numberOfSections, scrollViewDidEndDecelerating, scrollViewDidEndDragging
  case scrollViewDidEndScrollingAnimation, scrollViewDidScroll, scrollViewDidScrollToTop
  case scrollViewShouldScrollToTop, scrollViewWillBeginDecelerating, scrollViewWillBeginDragging
  case scrollViewWillEndDragging, shouldBatchFetch, shouldDeselectItemAt, shouldHighlightItemAt
  case shouldHighlightRowAt, shouldSelectItemAt, sizeForItemAt, sizeRangeForFooterInSection
  case sizeRangeForHeaderInSection, supplementaryElementKindsInSection, titleForFooterInSection
  case titleForHeaderInSection, viewForSupplementaryElementOfKind, willBeginBatchFetchWith
  case willDeselectRowAt, willDisplay, willDisplayItemWith, willDisplayRowWith
  case willDisplaySupplementaryElementWith, willDisplaySupplementaryView, willSelectRowAt
}

extension DataSourceCall {
  /// The forms of the text that is recorded after the name of a call.
  package enum Form: Sendable {
    /// Nothing.
    case alone
    /// The index of a section or a page.
    case index
    /// An index path.
    case item
    /// An index path, unless the node has left the container.
    case node
    /// The kind of a supplementary element, and an index path.
    case kind
  }

  /// The form of the text that is recorded after the name of the call.
  package var form: Form {
    switch self {
    case .numberOfPages, .numberOfSections, .scrollViewDidEndDecelerating,
      .scrollViewDidEndDragging, .scrollViewDidEndScrollingAnimation, .scrollViewDidScroll,
      .scrollViewDidScrollToTop, .scrollViewShouldScrollToTop,
      .scrollViewWillBeginDecelerating, .scrollViewWillBeginDragging,
      .scrollViewWillEndDragging, .shouldBatchFetch, .willBeginBatchFetchWith:
      .alone
    case .contextForSection, .nodeBlockAt, .numberOfItemsInSection, .numberOfRowsInSection,
      .sizeRangeForFooterInSection, .sizeRangeForHeaderInSection,
      .supplementaryElementKindsInSection, .titleForFooterInSection, .titleForHeaderInSection:
      .index
    case .cellForItemAt, .constrainedSizeForItemAt, .constrainedSizeForRowAt, .didDeselectItemAt,
      .didDeselectRowAt, .didEndDisplaying, .didHighlightItemAt, .didHighlightRowAt,
      .didSelectItemAt, .didSelectRowAt, .didUnhighlightItemAt, .didUnhighlightRowAt,
      .moveItemAt, .nodeBlock, .nodeBlockForItemAt, .nodeBlockForRowAt, .nodeModelForItemAt,
      .shouldDeselectItemAt, .shouldHighlightItemAt, .shouldHighlightRowAt,
      .shouldSelectItemAt, .sizeForItemAt, .willDeselectRowAt, .willDisplay, .willSelectRowAt:
      .item
    case .canMoveItemWith, .didEndDisplayingItemWith, .didEndDisplayingRowWith,
      .didEndDisplayingSupplementaryElementWith, .willDisplayItemWith, .willDisplayRowWith,
      .willDisplaySupplementaryElementWith:
      .node
    case .didEndDisplayingSupplementaryView, .nodeBlockForSupplementaryElementOfKind,
      .viewForSupplementaryElementOfKind, .willDisplaySupplementaryView:
      .kind
    }
  }
}

extension DataSourceCall {
  /// The calls that every data source records.
  package static let lists: [DataSourceCall] = [
    .nodeBlock, .scrollViewDidScroll, .scrollViewWillBeginDragging, .scrollViewWillEndDragging,
    .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
    .scrollViewDidEndScrollingAnimation, .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop,
  ]

  /// The calls that the data sources of tables record.
  package static let tables: [DataSourceCall] = [
    .constrainedSizeForRowAt, .didDeselectRowAt, .didEndDisplayingRowWith, .didHighlightRowAt,
    .didSelectRowAt, .didUnhighlightRowAt, .nodeBlockForRowAt, .numberOfRowsInSection,
    .numberOfSections, .shouldBatchFetch, .shouldHighlightRowAt, .titleForFooterInSection,
    .titleForHeaderInSection, .willBeginBatchFetchWith, .willDeselectRowAt, .willDisplayRowWith,
    .willSelectRowAt,
  ]

  /// The calls that the data sources of collections and pagers record.
  package static let collections: [DataSourceCall] = [
    .canMoveItemWith, .constrainedSizeForItemAt, .contextForSection, .didDeselectItemAt,
    .didEndDisplayingItemWith, .didEndDisplayingSupplementaryElementWith, .didHighlightItemAt,
    .didSelectItemAt, .didUnhighlightItemAt, .moveItemAt, .nodeBlockForItemAt,
    .nodeBlockForSupplementaryElementOfKind, .nodeModelForItemAt, .numberOfItemsInSection,
    .numberOfSections, .shouldBatchFetch, .shouldDeselectItemAt, .shouldHighlightItemAt,
    .shouldSelectItemAt, .sizeRangeForFooterInSection, .sizeRangeForHeaderInSection,
    .supplementaryElementKindsInSection, .willBeginBatchFetchWith, .willDisplayItemWith,
    .willDisplaySupplementaryElementWith,
  ]

  /// The calls that the data sources of collections and pagers with UIKit cells record.
  package static let plainCells: [DataSourceCall] = [
    .cellForItemAt, .didEndDisplaying, .didEndDisplayingSupplementaryView, .sizeForItemAt,
    .viewForSupplementaryElementOfKind, .willDisplay, .willDisplaySupplementaryView,
  ]

  /// The calls that the data sources of pagers record.
  package static let pagers: [DataSourceCall] = [
    .nodeBlockAt, .numberOfPages,
  ]
}

/// A Boolean property of generated data sources that the step `set` of an expectation can change.
package enum DataSourceProperty: String, CaseIterable, Sendable {
  /// A Boolean value that indicates whether the rules for UIKit cells apply.
  case showsPlainCells
}
