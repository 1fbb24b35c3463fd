import Foundation

/// One change of a valid batch in both index spaces; a whole section has the item `NSNotFound`.
struct ListChange: Hashable, Sendable {
  let action: UICollectionViewUpdateItem.Action
  let before: IndexPath?
  let after: IndexPath?
}
