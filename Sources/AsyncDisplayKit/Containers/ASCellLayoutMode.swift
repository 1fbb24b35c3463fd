import Synchronization

/// Switches of the pipeline of a collection.
///
/// Source: `ASCollectionViewProtocols.h`, `ASCellLayoutMode`.
public struct ASCellLayoutMode: OptionSet, Hashable, Sendable {
  /// Texture's bits.
  public let rawValue: UInt

  /// Creates a set from Texture's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The default heuristics.
  public static let none: ASCellLayoutMode = []
  /// Every update is waited for.
  public static let alwaysSync = ASCellLayoutMode(rawValue: 1 << 1)
  /// No update is waited for.
  public static let alwaysAsync = ASCellLayoutMode(rawValue: 1 << 2)
  /// A deprecated switch without effect.
  public static let forceIfNeeded = ASCellLayoutMode(rawValue: 1 << 3)
  /// A deprecated switch without effect.
  public static let alwaysPassthroughDelegate = ASCellLayoutMode(rawValue: 1 << 4)
  /// Every update is applied by a reload of the view.
  public static let alwaysReloadData = ASCellLayoutMode(rawValue: 1 << 5)
  /// Nodes are not managed by ranges.
  public static let disableRangeController = ASCellLayoutMode(rawValue: 1 << 6)
  /// A deprecated switch: nodes are measured only when they are needed.
  public static let alwaysLazy = ASCellLayoutMode(rawValue: 1 << 7)
  /// Nodes are built one after the other.
  public static let serializeNodeCreation = ASCellLayoutMode(rawValue: 1 << 8)
  /// Reloads of sections are applied as batch updates although everything else is a reload.
  public static let alwaysBatchUpdateSectionReload = ASCellLayoutMode(rawValue: 1 << 9)
}

/// What a collection's layout mode says to the background side of its pipeline.
package final class LayoutModePolicy: ProcessingPolicy {
  // Read for every node that is measured, on all threads at once.
  private let modeBits = Atomic<UInt>(0)

  /// Creates the default policy.
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
