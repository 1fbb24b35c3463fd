// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.

/// A call that generated data sources record and that a fixture's `calls` assertion can name.
///
/// The name is the label that distinguishes the method, or the method's own name if none does.
package enum DataSourceCall: String, CaseIterable, Sendable {
  case canMoveItemWith
  case cellForItemAt
  case constrainedSizeForItemAt
  case constrainedSizeForRowAt
  case contextForSection
  case didDeselectItemAt
  case didDeselectRowAt
  case didEndDisplaying
  case didEndDisplayingItemWith
  case didEndDisplayingRowWith
  case didEndDisplayingSupplementaryElementWith
  case didEndDisplayingSupplementaryView
  case didHighlightItemAt
  case didHighlightRowAt
  case didSelectItemAt
  case didSelectRowAt
  case didUnhighlightItemAt
  case didUnhighlightRowAt
  case moveItemAt
  case nodeBlock
  case nodeBlockAt
  case nodeBlockForItemAt
  case nodeBlockForRowAt
  case nodeBlockForSupplementaryElementOfKind
  case nodeModelForItemAt
  case numberOfItemsInSection
  case numberOfPages
  case numberOfRowsInSection
  case numberOfSections
  case scrollViewDidEndDecelerating
  case scrollViewDidEndDragging
  case scrollViewDidEndScrollingAnimation
  case scrollViewDidScroll
  case scrollViewDidScrollToTop
  case scrollViewShouldScrollToTop
  case scrollViewWillBeginDecelerating
  case scrollViewWillBeginDragging
  case scrollViewWillEndDragging
  case shouldBatchFetch
  case shouldDeselectItemAt
  case shouldHighlightItemAt
  case shouldHighlightRowAt
  case shouldSelectItemAt
  case sizeForItemAt
  case sizeRangeForFooterInSection
  case sizeRangeForHeaderInSection
  case supplementaryElementKindsInSection
  case titleForFooterInSection
  case titleForHeaderInSection
  case viewForSupplementaryElementOfKind
  case willBeginBatchFetchWith
  case willDeselectRowAt
  case willDisplay
  case willDisplayItemWith
  case willDisplayRowWith
  case willDisplaySupplementaryElementWith
  case willDisplaySupplementaryView
  case willSelectRowAt
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
      .scrollViewDidScrollToTop, .scrollViewShouldScrollToTop, .scrollViewWillBeginDecelerating,
      .scrollViewWillBeginDragging, .scrollViewWillEndDragging, .shouldBatchFetch,
      .willBeginBatchFetchWith:
      .alone
    case .contextForSection, .nodeBlockAt, .numberOfItemsInSection, .numberOfRowsInSection,
      .sizeRangeForFooterInSection, .sizeRangeForHeaderInSection,
      .supplementaryElementKindsInSection, .titleForFooterInSection, .titleForHeaderInSection:
      .index
    case .cellForItemAt, .constrainedSizeForItemAt, .constrainedSizeForRowAt, .didDeselectItemAt,
      .didDeselectRowAt, .didEndDisplaying, .didHighlightItemAt, .didHighlightRowAt,
      .didSelectItemAt, .didSelectRowAt, .didUnhighlightItemAt, .didUnhighlightRowAt, .moveItemAt,
      .nodeBlock, .nodeBlockForItemAt, .nodeBlockForRowAt, .nodeModelForItemAt,
      .shouldDeselectItemAt, .shouldHighlightItemAt, .shouldHighlightRowAt, .shouldSelectItemAt,
      .sizeForItemAt, .willDeselectRowAt, .willDisplay, .willSelectRowAt:
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
    .nodeBlock, .scrollViewDidEndDecelerating, .scrollViewDidEndDragging,
    .scrollViewDidEndScrollingAnimation, .scrollViewDidScroll, .scrollViewDidScrollToTop,
    .scrollViewShouldScrollToTop, .scrollViewWillBeginDecelerating, .scrollViewWillBeginDragging,
    .scrollViewWillEndDragging,
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
  package static let pagers: [DataSourceCall] = [.nodeBlockAt, .numberOfPages]
}
