import Foundation

extension CALayer {
  /// The shape of the rounded corners.
  public var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { appearance.cornerCurve = newValue }
  }

  /// How fast the layer's time passes; kept as data, for the virtual clock is one for all.
  public var speed: Float {
    get { appearance.speed }
    set { appearance.speed = newValue }
  }

  /// What is added to the layer's time, in seconds; kept as data.
  public var timeOffset: CFTimeInterval {
    get { appearance.timeOffset }
    set { appearance.timeOffset = newValue }
  }

  /// When the layer's time begins, in seconds; kept as data.
  public var beginTime: CFTimeInterval {
    get { appearance.beginTime }
    set { appearance.beginTime = newValue }
  }

  /// How contents are made smaller; kept as data.
  public var minificationFilter: CALayerContentsFilter {
    get { appearance.minificationFilter }
    set { appearance.minificationFilter = newValue }
  }

  /// How contents are made larger; kept as data.
  public var magnificationFilter: CALayerContentsFilter {
    get { appearance.magnificationFilter }
    set { appearance.magnificationFilter = newValue }
  }

  /// The filter that joins the layer with what is behind it; kept as data.
  public var compositingFilter: Any? {
    get { appearance.compositingFilter }
    set { appearance.compositingFilter = newValue }
  }

  /// The filters of the contents; kept as data.
  public var filters: [Any]? {
    get { appearance.filters }
    set { appearance.filters = newValue }
  }

  /// The filters of what is behind the layer; kept as data.
  public var backgroundFilters: [Any]? {
    get { appearance.backgroundFilters }
    set { appearance.backgroundFilters = newValue }
  }

  /// The part of the contents that is shown, in fractions.
  public var contentsRect: CGRect {
    get { appearance.contentsRect }
    set { appearance.contentsRect = newValue }
  }

  /// The part of the contents that is stretched, in fractions.
  public var contentsCenter: CGRect {
    get { appearance.contentsCenter }
    set { appearance.contentsCenter = newValue }
  }

  /// A Boolean value that indicates whether a change of bounds makes the contents stale. The
  /// default is `false`.
  public var needsDisplayOnBoundsChange: Bool {
    get { appearance.needsDisplayOnBoundsChange }
    set { appearance.needsDisplayOnBoundsChange = newValue }
  }

  /// A Boolean value that indicates whether the layer is seen from behind. The default is `true`.
  public var isDoubleSided: Bool {
    get { appearance.isDoubleSided }
    set { appearance.isDoubleSided = newValue }
  }

  /// A Boolean value that indicates whether sublayers count upwards. The default is `false`.
  public var isGeometryFlipped: Bool {
    get { appearance.isGeometryFlipped }
    set { appearance.isGeometryFlipped = newValue }
  }

  /// A Boolean value that indicates whether the layer is kept as a bitmap. The default is `false`.
  public var shouldRasterize: Bool {
    get { appearance.shouldRasterize }
    set { appearance.shouldRasterize = newValue }
  }

  /// The scale of that bitmap. The default is 1.
  public var rasterizationScale: CGFloat {
    get { appearance.rasterizationScale }
    set { appearance.rasterizationScale = newValue }
  }

  /// A Boolean value that indicates whether drawing is deferred. The default is `false`.
  public var drawsAsynchronously: Bool {
    get { appearance.drawsAsynchronously }
    set { appearance.drawsAsynchronously = newValue }
  }

  /// A Boolean value that indicates whether opacity applies to the layer and its sublayers as one.
  public var allowsGroupOpacity: Bool {
    get { appearance.allowsGroupOpacity }
    set { appearance.allowsGroupOpacity = newValue }
  }

  /// A Boolean value that indicates whether edges are smoothed. The default is `false`.
  public var allowsEdgeAntialiasing: Bool {
    get { appearance.allowsEdgeAntialiasing }
    set { appearance.allowsEdgeAntialiasing = newValue }
  }

  /// Which edges are smoothed where smoothing is allowed; default all; kept as data.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { appearance.edgeAntialiasingMask }
    set { appearance.edgeAntialiasingMask = newValue }
  }

  /// A Boolean value that indicates whether another module may draw a highlight over the layer. The
  /// default is `false`.
  package var allowsHighlightDrawing: Bool {
    get { appearance.allowsHighlightDrawing }
    set { appearance.allowsHighlightDrawing = newValue }
  }

  /// The layer's name.
  public var name: String? {
    get { appearance.name }
    set { appearance.name = newValue }
  }

  /// What happens at events, by name.
  public var actions: [String: any CAAction]? {
    get { appearance.actions }
    set { appearance.actions = newValue }
  }

  /// Values kept with the layer, by name.
  public var style: [AnyHashable: Any]? {
    get { appearance.style }
    set { appearance.style = newValue }
  }
}
