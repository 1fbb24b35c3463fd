import UIKit

/// A hand-written plain cell.
@MainActor final class ThingCell: UICollectionViewCell {}
