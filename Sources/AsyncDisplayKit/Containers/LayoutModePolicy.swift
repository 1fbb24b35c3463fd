import UIKit

/// What a collection's layout mode says to the background side of its pipeline.
package final class LayoutModePolicy: ProcessingPolicy {
  private let storedMode = Locked(ASCellLayoutMode.none)

  /// Makes the default policy.
  package init() {}

  /// The layout mode; any thread.
  package var mode: ASCellLayoutMode {
    get { storedMode.withLock(\.self) }
    set { storedMode.withLock { $0 = newValue } }
  }

  package var serializesNodeCreation: Bool { mode.contains(.serializeNodeCreation) }

  package func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool {
    !mode.contains(.alwaysLazy)
  }
}
