import UIKit

/// What a container remembers between its decisions to fetch the next batch.
struct BatchFetchState {
  /// The screenfuls ahead that trigger a fetch.
  var leadingScreens: CGFloat = 2
  /// Whether the delegate has turned out to lack the fetch call.
  var delegateHasNoFetch = false
  /// Whether an update has caused a check.
  var hasCheckedAfterUpdate = false
}
