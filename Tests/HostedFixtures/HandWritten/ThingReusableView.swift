import UIKit

/// A hand-written plain supplementary view.
@MainActor final class ThingReusableView: UICollectionReusableView {}
