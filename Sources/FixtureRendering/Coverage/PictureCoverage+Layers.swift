extension PictureCoverage {
  static let layerProperties: [Row] =
    [
      Row(.layerProperty, "bounds", .drawn),
      Row(.layerProperty, "position", .drawn),
      Row(.layerProperty, "anchorPoint", .drawn),
      Row(.layerProperty, "anchorPointZ", .drawn),
      Row(.layerProperty, "frame", .drawn),
      Row(.layerProperty, "transform", .drawn, "kept as a transform; perspective is boxed"),
      Row(.layerProperty, "sublayerTransform", .drawn, "perspective is boxed"),
      Row(.layerProperty, "zPosition", .drawn, "orders siblings"),
      Row(.layerProperty, "contents", .drawn),
      Row(.layerProperty, "contentsScale", .drawn),
      Row(.layerProperty, "contentsGravity", .drawn),
      Row(.layerProperty, "contentsRect", .drawn),
      Row(.layerProperty, "contentsCenter", .drawn),
      Row(.layerProperty, "isHidden", .drawn),
      Row(.layerProperty, "opacity", .drawn),
      Row(.layerProperty, "allowsGroupOpacity", .drawn),
      Row(.layerProperty, "masksToBounds", .drawn),
      Row(.layerProperty, "mask", .drawn),
      Row(.layerProperty, "backgroundColor", .drawn),
      Row(.layerProperty, "cornerRadius", .drawn),
      Row(.layerProperty, "maskedCorners", .drawn),
      Row(.layerProperty, "borderWidth", .drawn),
      Row(.layerProperty, "borderColor", .drawn),
      Row(.layerProperty, "shadowColor", .drawn),
      Row(.layerProperty, "shadowOpacity", .drawn),
      Row(.layerProperty, "shadowOffset", .drawn),
      Row(.layerProperty, "shadowRadius", .drawn),
      Row(.layerProperty, "shadowPath", .drawn),
      Row(.layerProperty, "sublayers", .drawn),
      Row(
        .layerProperty, "isGeometryFlipped", .approximated,
        "mirrors the positions of sublayers, not their contents"),
      Row(.layerProperty, "filters", .boxed, "drawn without the filters, in a box"),
      Row(.layerProperty, "backgroundFilters", .boxed, "drawn without the filters, in a box"),
      Row(.layerProperty, "compositingFilter", .boxed, "drawn without the filter, in a box"),
      Row(
        .layerProperty, "cornerCurve", .approximated,
        "continuous corners have a curve of our own; Apple's is not published"),
      Row(.layerProperty, "isDoubleSided", .drawn),
    ]
    + notVisible.map { Row(.layerProperty, $0, .notVisual) }

  private static let notVisible = [
    "isOpaque", "needsDisplayOnBoundsChange", "shouldRasterize", "rasterizationScale",
    "drawsAsynchronously", "allowsEdgeAntialiasing", "edgeAntialiasingMask",
    "allowsHighlightDrawing", "name", "speed", "timeOffset", "beginTime", "duration",
    "repeatCount", "repeatDuration", "autoreverses", "fillMode", "minificationFilter",
    "magnificationFilter", "actions", "style", "keyValues", "delegate", "running",
  ]

  static let layerClasses: [Row] = [
    Row(.layerClass, "CAShapeLayer.path", .drawn),
    Row(.layerClass, "CAShapeLayer.fillColor", .drawn),
    Row(.layerClass, "CAShapeLayer.fillRule", .drawn),
    Row(.layerClass, "CAShapeLayer.strokeColor", .drawn),
    Row(.layerClass, "CAShapeLayer.lineWidth", .drawn),
    Row(.layerClass, "CAShapeLayer.lineCap", .drawn),
    Row(.layerClass, "CAShapeLayer.lineJoin", .drawn),
    Row(.layerClass, "CAShapeLayer.miterLimit", .drawn),
    Row(.layerClass, "CAShapeLayer.lineDashPattern", .drawn),
    Row(.layerClass, "CAShapeLayer.lineDashPhase", .drawn),
    Row(.layerClass, "CAShapeLayer.strokeStart", .approximated, partOfOutline),
    Row(.layerClass, "CAShapeLayer.strokeEnd", .approximated, partOfOutline),
    Row(.layerClass, "CAGradientLayer.colors", .drawn),
    Row(.layerClass, "CAGradientLayer.locations", .drawn),
    Row(.layerClass, "CAGradientLayer.startPoint", .drawn),
    Row(.layerClass, "CAGradientLayer.endPoint", .drawn),
    Row(
      .layerClass, "CAGradientLayer.type", .approximated,
      "axial and radial ones are drawn, conic ones as sectors of three degrees"),
    Row(.layerClass, "CATextLayer.string", .approximated, "as the operation `text`"),
    Row(.layerClass, "CATextLayer.font", .approximated, "as the operation `text`"),
    Row(.layerClass, "CATextLayer.fontSize", .drawn),
    Row(.layerClass, "CATextLayer.foregroundColor", .drawn),
    Row(.layerClass, "CATextLayer.isWrapped", .drawn),
    Row(.layerClass, "CATextLayer.alignmentMode", .drawn),
    Row(.layerClass, "CATextLayer.truncationMode", .drawn),
    Row(.layerClass, "CAReplicatorLayer.instanceCount", .drawn, "up to 1,000 copies"),
    Row(.layerClass, "CAReplicatorLayer.instanceTransform", .approximated, "depth is dropped"),
    Row(.layerClass, "CAReplicatorLayer.instanceColor", .drawn),
    Row(.layerClass, "CAReplicatorLayer.instanceRedOffset", .drawn),
    Row(.layerClass, "CAReplicatorLayer.instanceGreenOffset", .drawn),
    Row(.layerClass, "CAReplicatorLayer.instanceBlueOffset", .drawn),
    Row(.layerClass, "CAReplicatorLayer.instanceAlphaOffset", .drawn),
    Row(.layerClass, "CAReplicatorLayer.instanceDelay", .notVisual),
    Row(.layerClass, "CAReplicatorLayer.preservesDepth", .notVisual, "pictures have no depth"),
    Row(.layerClass, "CATransformLayer", .drawn, "sublayers alone; depth is dropped"),
    Row(.layerClass, "CAEmitterLayer", .boxed),
  ]

  private static let partOfOutline = "lines in place of curves where a part of the outline is drawn"

  static let images: [Row] = [
    Row(.image, "encoded", .drawn, "PNG, JPEG and GIF data is embedded once; other data is boxed"),
    Row(.image, "drawing", .drawn),
    Row(.image, "part", .drawn),
    Row(.image, "named", .approximated, "a labeled placeholder in the image's ratio"),
    Row(
      .image, "symbol", .approximated, "a drawing of our own for common ones, else a labeled ring"),
    Row(
      .image, "network", .approximated,
      "a placeholder with the name of a URL that is not loaded; a dashed outline without a URL"),
    Row(.image, "empty", .notVisual),
    Row(.image, "tintColor", .drawn),
    Row(.image, "imageOrientation", .drawn),
    Row(.image, "capInsets", .approximated, "the parts between the caps are stretched, not tiled"),
  ]

  static let views: [Row] =
    [
      "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
      "UIPickerView", "UIProgressView", "UIActivityIndicatorView", "UIRefreshControl",
      "UITextField", "UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar",
      "UITableViewCell.accessoryType", "UITableView.separatorStyle",
      "UICollectionViewListCell.accessories", "UIButton.configuration",
    ].map { Row(.view, $0, .approximated, "a plain drawing") }
    + [
      Row(.view, "UIVisualEffectView", .approximated, "a translucent fill; nothing is blurred"),
      Row(.view, "UIScrollView.indicators", .notVisual, "shown only while scrolling"),
    ]
}
