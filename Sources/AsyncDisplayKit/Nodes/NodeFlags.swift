import Synchronization

/// The flags of one node, stored in one word.
struct NodeFlags: OptionSet {
  let rawValue: UInt32

  static let layerBacked = NodeFlags(rawValue: 1 << 0)
  static let synchronous = NodeFlags(rawValue: 1 << 1)
  static let loaded = NodeFlags(rawValue: 1 << 2)
  static let managesSubnodes = NodeFlags(rawValue: 1 << 3)
  static let displaysAsynchronously = NodeFlags(rawValue: 1 << 4)
  static let displaySuspended = NodeFlags(rawValue: 1 << 5)
  static let animatesSizeChanges = NodeFlags(rawValue: 1 << 6)
  static let placeholderEnabled = NodeFlags(rawValue: 1 << 7)
  static let relayoutsOnSafeAreaChanges = NodeFlags(rawValue: 1 << 8)
  static let relayoutsOnMarginChanges = NodeFlags(rawValue: 1 << 9)
  static let accessibilityContainer = NodeFlags(rawValue: 1 << 10)
  static let inHierarchy = NodeFlags(rawValue: 1 << 11)
  static let enteringHierarchy = NodeFlags(rawValue: 1 << 12)
  static let exitingHierarchy = NodeFlags(rawValue: 1 << 13)
  static let movingBetweenSupernodes = NodeFlags(rawValue: 1 << 14)
  static let rasterizesSubtree = NodeFlags(rawValue: 1 << 15)
  static let bypassesEnsureDisplay = NodeFlags(rawValue: 1 << 16)
  static let displayScheduled = NodeFlags(rawValue: 1 << 17)
  static let tellingDidEnter = NodeFlags(rawValue: 1 << 18)
  static let loading = NodeFlags(rawValue: 1 << 19)
  static let clipsByDefault = NodeFlags(rawValue: 1 << 21)
  static let checkedOut = NodeFlags(rawValue: 1 << 22)

  static let answeredAsUIKit = NodeFlags(rawValue: 1 << 23)
  static let owesTraitHook = NodeFlags(rawValue: 1 << 24)
  static let hadGestureRecognizer = NodeFlags(rawValue: 1 << 25)
  static let controllerRoot = NodeFlags(rawValue: 1 << 26)
  static let hasOtherTraitsBelow = NodeFlags(rawValue: 1 << 27)
  static let neverShowsPlaceholders = NodeFlags(rawValue: 1 << 28)

  /// The flags of a new node.
  static let initial: NodeFlags = [.displaysAsynchronously, .animatesSizeChanges]
}

/// The flags of a node, which threads other than the main one may read.
///
/// Texture protects them with the node's lock. Source: `ASDisplayNode.mm`, `-isNodeLoaded`. A thread that reads that the node is loaded sees what the
/// main thread did before it set that flag.
struct AtomicNodeFlags: ~Copyable, Sendable {
  private let value: Atomic<UInt32>

  init(_ flags: NodeFlags) {
    value = Atomic(flags.rawValue)
  }

  /// Returns a Boolean value that indicates whether all of some flags are set.
  @inline(__always)
  func contains(_ flags: NodeFlags) -> Bool {
    value.load(ordering: .acquiring) & flags.rawValue == flags.rawValue
  }

  /// Sets the given flags.
  func insert(_ flags: NodeFlags) {
    value.bitwiseOr(flags.rawValue, ordering: .acquiringAndReleasing)
  }

  /// Clears the given flags.
  func remove(_ flags: NodeFlags) {
    value.bitwiseAnd(~flags.rawValue, ordering: .acquiringAndReleasing)
  }

  /// Sets or clears the given flags.
  func set(_ flags: NodeFlags, _ isOn: Bool) {
    if isOn { insert(flags) } else { remove(flags) }
  }
}
