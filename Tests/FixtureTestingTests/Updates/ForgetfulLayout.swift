import Foundation
import UIKit

/// A flow layout that forgets the fourth item of the first section.
final class ForgetfulLayout: UICollectionViewFlowLayout {
  /// What the layout forgets of the item.
  enum Part: Sendable {
    /// Where it is, when asked for it by its index path.
    case place
    /// That it is in sight, when asked for what is in a rectangle.
    case view
  }

  private static let item = IndexPath(item: 3, section: 0)
  private let forgotten: Part

  init(forgets part: Part) {
    forgotten = part
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard forgotten != .place || indexPath != Self.item else { return nil }
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?
      .filter { forgotten != .view || $0.indexPath != Self.item }
  }
}
