/// The codes of the violations and advisories of the runtime, which expectations may name.
///
/// The XML side never imports the runtime; a test holds the list against its sources.
enum ViolationNames {
  /// Every code, in alphabetical order.
  static let all = [
    "address-of-external-image", "already-presented", "already-presenting", "already-pushed",
    "ambiguous-layout-child", "batch-fetch-along-one-axis", "batching-set-before-load",
    "change-after-load", "conflicting-stack-alignment", "conflicting-updates",
    "constraint-without-common-view", "container-view-proxy-set", "content-below-accessory-view",
    "controller-cycle", "did-load-block-off-main", "display-end-of-other-item", "double-dequeue",
    "duplicate-identifier", "duplicate-layout-element", "edit-in-reloaded-section",
    "edits-beside-reload", "endless-layout", "endless-size-range", "flow-item-size-not-positive",
    "flow-item-too-long", "foreign-cell-for-node", "fractional-preferred-size",
    "image-of-loading-node", "immutable-layout-spec", "index-path-out-of-range",
    "inspector-discarded", "interface-state-delegate-limit", "interface-state-off-main",
    "invalid-collection-update", "invalid-dimension", "invalid-geometry", "invalid-item-count",
    "invalid-layer-class", "invalid-layout-position", "invalid-layout-size",
    "invalid-memory-warning-mode", "invalid-ratio", "invalid-registration", "invalid-row-height",
    "invalid-scroll-position", "invalid-section-count", "invalid-size-range", "inverted-size-range",
    "item-named-twice", "layer-backed-cell", "layer-backing-unsupported",
    "layout-names-unknown-item", "layout-too-deep", "loaded-in-rasterized-tree",
    "low-memory-display-range", "main-thread-member-off-main", "manual-appearance-call",
    "missing-data-source-member", "missing-layout-child", "missing-node",
    "missing-supplementary-view", "missing-table-node", "missing-view", "negative-count",
    "nested-layout-transition", "not-a-subnode", "not-on-stack", "open-batch-fetch",
    "pager-layout-direction", "pager-tuning-overwritten", "plain-cell-sized-by-node-rule",
    "plain-item-ends-counting", "processed-before-shown", "property-read-off-main",
    "ranges-keep-former-layout", "recursive-layout-element", "reload-before-load",
    "reload-inside-updates", "responder-answers-for-foreign-view", "reused-layout-spec",
    "second-cancel-action", "self-sizing-is-off", "size-on-data-source", "small-touch-target",
    "style-extension-out-of-bounds", "subnode-change-in-layout-spec", "subnode-change-off-main",
    "subnode-index-out-of-bounds", "subnode-is-self", "synchronous-display",
    "synchronous-in-rasterized-tree", "target-of-layer-backed-control", "text-field-in-sheet",
    "transition-before-load", "transition-completed-twice", "unbalanced-updates",
    "unclipped-controller-cell", "unconstrained-item-range", "undefined-fraction",
    "unknown-identifier", "unknown-index-path", "unknown-supplementary-kind",
    "unregistered-decoration-view", "unregistered-identifier", "unsatisfiable-constraints",
    "unsupported-super-call", "unwrappable-text", "update-out-of-range",
    "view-block-returned-node-view", "view-cycle", "view-in-layer-backed-node", "view-not-dequeued",
    "view-of-layer-backed-node", "visible-before-load", "visible-without-display",
    "zero-area-size-range",
  ]
}
