import Synchronization

/// Options for how a collection builds and measures nodes and applies updates.
///
/// Source: `ASCollectionViewProtocols.h`, `ASCellLayoutMode`.
public struct ASCellLayoutMode: OptionSet, Hashable, Sendable {
  /// The option bits, with Texture's values.
  public let rawValue: UInt16

  /// Creates a set of options from Texture's option bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The default behavior: heuristics decide whether the main thread waits for an update.
  public static let none: ASCellLayoutMode = []
  /// The main thread waits for every update.
  public static let alwaysSync = ASCellLayoutMode(rawValue: 1 << 1)
  /// The main thread never waits for an update.
  public static let alwaysAsync = ASCellLayoutMode(rawValue: 1 << 2)
  /// A deprecated option without effect.
  public static let forceIfNeeded = ASCellLayoutMode(rawValue: 1 << 3)
  /// A deprecated option without effect.
  public static let alwaysPassthroughDelegate = ASCellLayoutMode(rawValue: 1 << 4)
  /// Every update is applied by reloading the collection view.
  public static let alwaysReloadData = ASCellLayoutMode(rawValue: 1 << 5)
  /// The range controller does not manage the nodes.
  public static let disableRangeController = ASCellLayoutMode(rawValue: 1 << 6)
  /// An option that is no longer supported: nodes are measured in any case.
  ///
  /// Setting it is the violation `unsupported-layout-mode`. Source: `ASCollectionView.mm`,
  /// `-dataController:shouldEagerlyLayoutNode:`, which asserts.
  public static let alwaysLazy = ASCellLayoutMode(rawValue: 1 << 7)
  /// Nodes are created one after the other instead of concurrently.
  public static let serializeNodeCreation = ASCellLayoutMode(rawValue: 1 << 8)
  /// With `alwaysReloadData`, an update that reloads sections is applied as a batch update instead.
  public static let alwaysBatchUpdateSectionReload = ASCellLayoutMode(rawValue: 1 << 9)
}

/// The policy that applies a collection's layout mode when nodes are created and measured.
package final class LayoutModePolicy: ProcessingPolicy {
  // Read for every node that is measured, on all threads at once.
  private let modeBits = Atomic<UInt16>(0)

  /// Creates a policy without options.
  package init() {}

  /// The layout mode. Any thread may use it.
  package var mode: ASCellLayoutMode {
    get { ASCellLayoutMode(rawValue: modeBits.load(ordering: .acquiring)) }
    set { modeBits.store(newValue.rawValue, ordering: .releasing) }
  }

  package var serializesNodeCreation: Bool { mode.contains(.serializeNodeCreation) }

  package func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool {
    true
  }
}
