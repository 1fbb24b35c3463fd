import UIKit

extension ASCellNode {
  /// Measures the node in a range and puts it at the origin with its size, in points.
  func measureAtOrigin(in range: ASSizeRange) {
    frame = CGRect(origin: .zero, size: measuredSize(in: range))
  }

  /// Whether the node has ever been measured.
  var isMeasured: Bool { pendingSlot.version > 0 || calculatedLayoutBox != nil }
}
