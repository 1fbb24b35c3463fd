/// A set of experimental features of Texture.
///
/// The values are stored and returned. Only ``rangeUpdateOnChangesetUpdate`` is used by the runtime, and ``textNode``
/// where text is truncated. Source: `ASExperimentalFeatures.h`, `ASExperimentalFeatures`.
public struct ASExperimentalFeatures: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Texture uses its alternative text node.
  public static let textNode = ASExperimentalFeatures(rawValue: 1 << 0)
  /// Texture coalesces changes of interface states.
  public static let interfaceStateCoalescing = ASExperimentalFeatures(rawValue: 1 << 1)
  /// Texture reads default values from layer classes.
  public static let layerDefaults = ASExperimentalFeatures(rawValue: 1 << 2)
  /// Texture deallocates collections in the background.
  public static let collectionTeardown = ASExperimentalFeatures(rawValue: 1 << 3)
  /// Texture caches text layouts.
  public static let framesetterCache = ASExperimentalFeatures(rawValue: 1 << 4)
  /// Texture keeps data while the app is in the background.
  public static let skipClearData = ASExperimentalFeatures(rawValue: 1 << 5)
  /// Texture skips the layout when a node enters the preload range.
  public static let didEnterPreloadSkipASMLayout = ASExperimentalFeatures(rawValue: 1 << 6)
  /// Texture uses `dispatch_apply` for parallel work.
  public static let dispatchApply = ASExperimentalFeatures(rawValue: 1 << 7)
  /// Texture draws on a global queue.
  public static let drawingGlobal = ASExperimentalFeatures(rawValue: 1 << 8)
  /// Texture shortens the pipeline of data controllers.
  public static let optimizeDataControllerPipeline = ASExperimentalFeatures(rawValue: 1 << 9)
  /// Texture lays out text without a global lock.
  public static let disableGlobalTextkitLock = ASExperimentalFeatures(rawValue: 1 << 10)
  /// Texture runs data controllers on the main thread only.
  public static let mainThreadOnlyDataController = ASExperimentalFeatures(rawValue: 1 << 11)
  /// Texture updates ranges when a change set is applied.
  public static let rangeUpdateOnChangesetUpdate = ASExperimentalFeatures(rawValue: 1 << 12)
  /// Texture does not cache text renderers.
  public static let noTextRendererCache = ASExperimentalFeatures(rawValue: 1 << 13)
  /// Texture locks the cache of text renderers.
  public static let lockTextRendererCache = ASExperimentalFeatures(rawValue: 1 << 14)
  /// Texture calls `hierarchyDisplayDidFinish()` for whole subtrees.
  public static let hierarchyDisplayDidFinishIsRecursive = ASExperimentalFeatures(rawValue: 1 << 15)
  /// Texture checks for batch fetches at each scroll step.
  public static let checkBatchFetchingOnScroll = ASExperimentalFeatures(rawValue: 1 << 16)
  /// All experimental features, including future ones.
  public static let featureAll = ASExperimentalFeatures(rawValue: 0xFFFF_FFFF)

  /// The names of the features, in the order of their bits.
  static let names = [
    "exp_text_node",
    "exp_interface_state_coalesce",
    "exp_infer_layer_defaults",
    "exp_collection_teardown",
    "exp_framesetter_cache",
    "exp_skip_clear_data",
    "exp_did_enter_preload_skip_asm_layout",
    "exp_dispatch_apply",
    "exp_drawing_global",
    "exp_optimize_data_controller_pipeline",
    "exp_disable_global_textkit_lock",
    "exp_main_thread_only_data_controller",
    "exp_range_update_on_changeset_update",
    "exp_no_text_renderer_cache",
    "exp_lock_text_renderer_cache",
    "exp_hierarchy_display_did_finish_is_recursive",
    "exp_check_batch_fetching_on_scroll",
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
