// Do not edit: written by Scripts/make-reserved-members from the symbol graphs.

/// The properties and nested types of `ASCellNode` and its superclasses, which named children must
/// not have.
enum ReservedMembers {
  /// The names.
  static let cellNode: Set<String> = [
    "accessibilityActivationPoint", "accessibilityAttributedHint", "accessibilityAttributedLabel",
    "accessibilityAttributedValue", "accessibilityCustomActions", "accessibilityElements",
    "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityLanguage",
    "accessibilityNavigationStyle", "accessibilityPath", "accessibilityTraits",
    "accessibilityValue", "accessibilityViewIsModal", "accessoryType", "actions",
    "allowsEdgeAntialiasing", "allowsGroupOpacity", "alpha", "ancestryDescription", "anchorPoint",
    "asyncdisplaykit_asyncTransactionContainerState", "asyncdisplaykit_isAsyncTransactionContainer",
    "automaticallyManagesSubnodes", "automaticallyRelayoutOnLayoutMarginsChanges",
    "automaticallyRelayoutOnSafeAreaChanges", "autoresizesSubviews", "autoresizingMask",
    "backgroundColor", "backgroundView", "borderColor", "borderWidth", "bounds", "calculatedLayout",
    "calculatedSize", "classForCoder", "clipsToBounds", "closestViewController",
    "constrainedSizeForCalculatedLayout", "contentMode", "contents", "contentsCenter",
    "contentsGravity", "contentsRect", "contentsScale", "contentsScaleForDisplay", "cornerRadius",
    "cornerRoundingType", "debugDescription", "debugName", "defaultAccessibilityHint",
    "defaultAccessibilityIdentifier", "defaultAccessibilityLabel", "defaultAccessibilityTraits",
    "defaultAccessibilityValue", "defaultLayoutTransitionDelay", "defaultLayoutTransitionDuration",
    "defaultLayoutTransitionOptions", "description", "detailedLayoutDescription",
    "didDisplayNodeContentWithRenderingContext", "displaySuspended", "displaysAsynchronously",
    "drawingPriority", "edgeAntialiasingMask", "focusStyle", "frame", "hash", "hashValue",
    "hitTestSlop", "indexPath", "insetsLayoutMarginsFromSafeArea", "interfaceState",
    "isAccessibilityContainer", "isAccessibilityElement", "isExclusiveTouch", "isHidden",
    "isHighlighted", "isInDisplayState", "isInHierarchy", "isInPreloadState", "isLayerBacked",
    "isNodeLoaded", "isOpaque", "isSelected", "isSynchronous", "isUserInteractionEnabled",
    "isVisible", "layer", "layoutAttributes", "layoutElementType", "layoutEngineType",
    "layoutMargins", "layoutSpecBlock", "maskedCorners", "needsDisplayOnBoundsChange",
    "neverShowPlaceholders", "nodeController", "nodeModel", "owningNode", "placeholderEnabled",
    "placeholderFadeDuration", "position", "preservesSuperviewLayoutMargins", "rasterizationScale",
    "rasterizesSubtree", "safeAreaInsets", "selectedBackgroundView", "selectionStyle",
    "semanticContentAttribute", "separatorInset", "shadowColor", "shadowOffset", "shadowOpacity",
    "shadowRadius", "shouldAnimateSizeChanges", "shouldGroupAccessibilityChildren",
    "shouldUseUIKitCell", "storesUnflattenedLayout", "style", "subnodeTransform", "subnodes",
    "supernode", "supernodes", "supernodesIncludingSelf", "supplementaryElementKind",
    "supportsLayerBacking", "tintColor", "transform", "unflattenedCalculatedLayout", "view",
    "viewController", "willDisplayNodeContentWithRenderingContext", "zPosition",
  ]
}
