import UIKit

/// Pending values that many nodes have in common.
///
/// Proof that any thread may read them: they are never changed, an array copies its elements when one of its
/// owners changes it, and the colors among them are immutable.
enum SharedBackingValues {
  /// The values of a new text node, in an array of one element.
  nonisolated(unsafe) static let ofTextNodes: [BackingValues] = {
    var values = BackingValues()
    values.isUserInteractionEnabled = false
    values.needsDisplayOnBoundsChange = true
    values.isOpaque = false
    values.backgroundColor = .clear
    return [values]
  }()
}
