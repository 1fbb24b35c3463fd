/// Parts of Texture that its authors try out; a set of names.
///
/// Texture: `ASExperimentalFeatures`, as in its third version. Nothing of this package is experimental:
/// the sets are kept and reported, and change nothing.
public struct ASExperimentalFeatures: OptionSet, Hashable, Sendable {
  /// The bits, as in Texture.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Contexts of drawing of the system's newer kind.
  public static let graphicsContexts = ASExperimentalFeatures(rawValue: 1 << 0)
  /// Another text node.
  public static let textNode = ASExperimentalFeatures(rawValue: 1 << 1)
  /// Changes of interface states told together.
  public static let interfaceStateCoalescing = ASExperimentalFeatures(rawValue: 1 << 2)
  /// Another kind of lock.
  public static let unfairLock = ASExperimentalFeatures(rawValue: 1 << 3)
  /// Default values read from layer classes.
  public static let layerDefaults = ASExperimentalFeatures(rawValue: 1 << 4)
  /// Collections taken apart in the background.
  public static let collectionTeardown = ASExperimentalFeatures(rawValue: 1 << 5)
  /// Kept text layouts.
  public static let framesetterCache = ASExperimentalFeatures(rawValue: 1 << 6)
  /// Data kept while an app is in the background.
  public static let skipClearData = ASExperimentalFeatures(rawValue: 1 << 7)
  /// No layout when a node enters the preload range.
  public static let didEnterPreloadSkipASMLayout = ASExperimentalFeatures(rawValue: 1 << 8)
  /// Accessibility elements found anew each time.
  public static let disableAccessibilityCache = ASExperimentalFeatures(rawValue: 1 << 9)
  /// Another way to work in parallel.
  public static let dispatchApply = ASExperimentalFeatures(rawValue: 1 << 10)
  /// Downloads in the order of need.
  public static let imageDownloaderPriority = ASExperimentalFeatures(rawValue: 1 << 11)
  /// Another way to draw text.
  public static let textDrawing = ASExperimentalFeatures(rawValue: 1 << 12)
  /// All of them, and those to come.
  public static let featureAll = ASExperimentalFeatures(rawValue: 0xFFFF_FFFF)

  /// The names in the order of their bits.
  static let names = [
    "exp_graphics_contexts", "exp_text_node", "exp_interface_state_coalesce", "exp_unfair_lock",
    "exp_infer_layer_defaults", "exp_collection_teardown", "exp_framesetter_cache",
    "exp_skip_clear_data", "exp_did_enter_preload_skip_asm_layout", "exp_disable_a11y_cache",
    "exp_dispatch_apply", "exp_image_downloader_priority", "exp_text_drawing",
  ]
}

/// Returns the names of features; bits without a name are left out.
public func ASExperimentalFeaturesGetNames(_ flags: ASExperimentalFeatures) -> [String] {
  ASExperimentalFeatures.names.enumerated()
    .filter { flags.contains(ASExperimentalFeatures(rawValue: 1 << UInt($0.offset))) }
    .map(\.element)
}

/// Returns the features of names; unknown names are left out.
public func ASExperimentalFeaturesFromArray(_ array: [String]) -> ASExperimentalFeatures {
  let bits = array.compactMap { ASExperimentalFeatures.names.firstIndex(of: $0) }
  return ASExperimentalFeatures(rawValue: bits.reduce(0) { $0 | 1 << UInt($1) })
}
