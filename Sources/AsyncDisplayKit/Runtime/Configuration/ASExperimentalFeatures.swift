/// A set of experimental features of Texture.
///
/// Texture: `ASExperimentalFeatures`, before version 3. Version 3 lacks five of the features, has nine
/// others, and gives the rest other bits. Nothing in this package is experimental: the values are
/// stored and returned but not used by the runtime. Source: `ASExperimentalFeatures.h`,
/// `ASExperimentalFeatures`.
public struct ASExperimentalFeatures: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Texture draws with the system's newer graphics image renderer.
  public static let graphicsContexts = ASExperimentalFeatures(rawValue: 1 << 0)
  /// Texture uses its alternative text node.
  public static let textNode = ASExperimentalFeatures(rawValue: 1 << 1)
  /// Texture coalesces changes of interface states.
  public static let interfaceStateCoalescing = ASExperimentalFeatures(rawValue: 1 << 2)
  /// Texture uses unfair locks.
  public static let unfairLock = ASExperimentalFeatures(rawValue: 1 << 3)
  /// Texture reads default values from layer classes.
  public static let layerDefaults = ASExperimentalFeatures(rawValue: 1 << 4)
  /// Texture deallocates collections in the background.
  public static let collectionTeardown = ASExperimentalFeatures(rawValue: 1 << 5)
  /// Texture caches text layouts.
  public static let framesetterCache = ASExperimentalFeatures(rawValue: 1 << 6)
  /// Texture keeps data while the app is in the background.
  public static let skipClearData = ASExperimentalFeatures(rawValue: 1 << 7)
  /// Texture skips the layout when a node enters the preload range.
  public static let didEnterPreloadSkipASMLayout = ASExperimentalFeatures(rawValue: 1 << 8)
  /// Texture does not cache accessibility elements.
  public static let disableAccessibilityCache = ASExperimentalFeatures(rawValue: 1 << 9)
  /// Texture uses `dispatch_apply` for parallel work.
  public static let dispatchApply = ASExperimentalFeatures(rawValue: 1 << 10)
  /// Texture passes priorities to image downloaders.
  public static let imageDownloaderPriority = ASExperimentalFeatures(rawValue: 1 << 11)
  /// Texture uses an alternative way to draw text.
  public static let textDrawing = ASExperimentalFeatures(rawValue: 1 << 12)
  /// All experimental features, including future ones.
  public static let featureAll = ASExperimentalFeatures(rawValue: 0xFFFF_FFFF)

  /// The names of the features, in the order of their bits.
  static let names = [
    "exp_graphics_contexts", "exp_text_node", "exp_interface_state_coalesce", "exp_unfair_lock",
    "exp_infer_layer_defaults", "exp_collection_teardown", "exp_framesetter_cache",
    "exp_skip_clear_data", "exp_did_enter_preload_skip_asm_layout", "exp_disable_a11y_cache",
    "exp_dispatch_apply", "exp_image_downloader_priority", "exp_text_drawing",
  ]
}

/// Returns the names of features. Bits without a name are ignored.
///
/// Source: `ASExperimentalFeatures.mm`, `ASExperimentalFeaturesGetNames`.
public func ASExperimentalFeaturesGetNames(_ flags: ASExperimentalFeatures) -> [String] {
  ASExperimentalFeatures.names.enumerated()
    .filter { flags.contains(ASExperimentalFeatures(rawValue: 1 << UInt($0.offset))) }
    .map(\.element)
}

/// Returns the features with the given names. Unknown names are ignored.
///
/// Source: `ASExperimentalFeatures.mm`, `ASExperimentalFeaturesFromArray`.
public func ASExperimentalFeaturesFromArray(_ array: [String]) -> ASExperimentalFeatures {
  let bits = array.compactMap { ASExperimentalFeatures.names.firstIndex(of: $0) }
  return ASExperimentalFeatures(rawValue: bits.reduce(0) { $0 | 1 << UInt($1) })
}
