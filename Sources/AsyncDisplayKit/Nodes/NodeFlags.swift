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
  static let flushScheduled = NodeFlags(rawValue: 1 << 17)
  static let tellingDidEnter = NodeFlags(rawValue: 1 << 18)
  static let loading = NodeFlags(rawValue: 1 << 19)
  static let knownNotToDraw = NodeFlags(rawValue: 1 << 20)
  static let clipsByDefault = NodeFlags(rawValue: 1 << 21)
  static let checkedOut = NodeFlags(rawValue: 1 << 22)

  static let answeredAsUIKit = NodeFlags(rawValue: 1 << 23)
  static let owesTraitHook = NodeFlags(rawValue: 1 << 24)

  /// The flags of a new node.
  static let initial: NodeFlags = [.displaysAsynchronously, .animatesSizeChanges]
}
