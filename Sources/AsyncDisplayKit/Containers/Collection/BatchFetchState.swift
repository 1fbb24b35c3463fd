import UIKit

/// What a container remembers between its decisions to fetch the next batch.
package struct BatchFetchState {
  /// The screenfuls ahead that trigger a fetch.
  package var leadingScreens: CGFloat = 2
  /// Whether the delegate has turned out to lack the fetch call.
  package var delegateHasNoFetch = false
  /// Whether an update has caused a check.
  package var hasCheckedAfterUpdate = false
}
