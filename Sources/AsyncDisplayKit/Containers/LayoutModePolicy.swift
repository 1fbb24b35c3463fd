import Synchronization

/// What a collection's layout mode says to the background side of its pipeline.
package final class LayoutModePolicy: ProcessingPolicy {
  // Read for every node that is measured, on all threads at once.
  private let modeBits = Atomic<UInt>(0)

  /// Makes the default policy.
  package init() {}

  /// The layout mode; any thread.
  package var mode: ASCellLayoutMode {
    get { ASCellLayoutMode(rawValue: modeBits.load(ordering: .acquiring)) }
    set { modeBits.store(newValue.rawValue, ordering: .releasing) }
  }

  package var serializesNodeCreation: Bool { mode.contains(.serializeNodeCreation) }

  package func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool {
    !mode.contains(.alwaysLazy)
  }
}
