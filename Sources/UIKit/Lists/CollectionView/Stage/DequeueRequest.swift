import Foundation

/// One question to the data source for a view, and what was dequeued for the answer.
@MainActor
struct DequeueRequest {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The cell that is to be filled again; nil when another one is wanted.
  var present: UICollectionReusableView?
  var dequeued: [UICollectionReusableView] = []
}
