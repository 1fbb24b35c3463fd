import UIKit

/// A flow layout that tells of each preparation.
final class PreparingLayout: UICollectionViewFlowLayout {
  var onPrepare: (() -> Void)?
  private(set) var prepareCount = 0

  override func prepare() {
    super.prepare()
    prepareCount += 1
    onPrepare?()
  }
}
