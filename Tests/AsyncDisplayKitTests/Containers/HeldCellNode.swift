import UIKit

@testable import AsyncDisplayKit

/// A cell of one size, which notes its measurements.
final class HeldCellNode: ASCellNode {
  private(set) var measurements = 0
  /// Which thread measured, each time.
  private(set) var roles: [RuntimeScheduling.Role] = []

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    measurements += 1
    roles.append(.current)
    return CGSize(width: 30, height: 30)
  }
}
