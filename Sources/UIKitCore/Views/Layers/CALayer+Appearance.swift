import Foundation

extension CALayer {
  /// The shape of the rounded corners. Drawing approximates continuous corners.
  public var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { appearance.cornerCurve = newValue }
  }

  /// The speed of the layer's time. Not used by the runtime, which reports `unused-member`: all
  /// layers use one clock.
  public var speed: Float {
    get { appearance.speed }
    set { appearance.speed = reportUnused("CALayer", newValue, if: newValue != 1) }
  }

  /// The offset of the layer's time, in seconds. Not used by the runtime, which reports
  /// `unused-member`.
  public var timeOffset: CFTimeInterval {
    get { appearance.timeOffset }
    set { appearance.timeOffset = reportUnused("CALayer", newValue, if: newValue != 0) }
  }

  /// The begin time of the layer, in seconds. Not used by the runtime, which reports
  /// `unused-member`.
  public var beginTime: CFTimeInterval {
    get { appearance.beginTime }
    set { appearance.beginTime = reportUnused("CALayer", newValue, if: newValue != 0) }
  }

  /// The filter for scaling the contents down. Not used by the runtime, which reports
  /// `unused-member`.
  public var minificationFilter: CALayerContentsFilter {
    get { appearance.minificationFilter }
    set {
      appearance.minificationFilter = reportUnused("CALayer", newValue, if: newValue != .linear)
    }
  }

  /// The filter for scaling the contents up. Not used by the runtime, which reports
  /// `unused-member`.
  public var magnificationFilter: CALayerContentsFilter {
    get { appearance.magnificationFilter }
    set {
      appearance.magnificationFilter = reportUnused("CALayer", newValue, if: newValue != .linear)
    }
  }

  /// The filter that composites the layer with the content behind it.
  /// Not used by the runtime, which reports `unused-member`.
  public var compositingFilter: Any? {
    get { appearance.compositingFilter }
    set { appearance.compositingFilter = reportUnused("CALayer", newValue, if: newValue != nil) }
  }

  /// The filters of the contents. Not used by the runtime, which reports `unused-member`.
  public var filters: [Any]? {
    get { appearance.filters }
    set { appearance.filters = reportUnused("CALayer", newValue, if: newValue != nil) }
  }

  /// The filters of the content behind the layer.
  /// Not used by the runtime, which reports `unused-member`.
  public var backgroundFilters: [Any]? {
    get { appearance.backgroundFilters }
    set { appearance.backgroundFilters = reportUnused("CALayer", newValue, if: newValue != nil) }
  }

  /// The part of the contents that is shown, in unit coordinates.
  public var contentsRect: CGRect {
    get { appearance.contentsRect }
    set { appearance.contentsRect = newValue }
  }

  /// The part of the contents that is stretched, in unit coordinates.
  public var contentsCenter: CGRect {
    get { appearance.contentsCenter }
    set { appearance.contentsCenter = newValue }
  }

  /// A Boolean value that indicates whether a change of bounds invalidates the contents. The
  /// default is `false`.
  public var needsDisplayOnBoundsChange: Bool {
    get { appearance.needsDisplayOnBoundsChange }
    set { appearance.needsDisplayOnBoundsChange = newValue }
  }

  /// A Boolean value that indicates whether drawing shows the layer when its transform turns it away
  /// from the viewer. The default is `true`.
  public var isDoubleSided: Bool {
    get { appearance.isDoubleSided }
    set { appearance.isDoubleSided = newValue }
  }

  /// A Boolean value that indicates whether the sublayers' y axis points upward.
  ///
  /// The default is `false`. Conversions and hit tests use it.
  public var isGeometryFlipped: Bool {
    get { appearance.isGeometryFlipped }
    set { appearance.isGeometryFlipped = newValue }
  }

  /// A Boolean value that indicates whether the layer is rendered as a bitmap. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  public var shouldRasterize: Bool {
    get { appearance.shouldRasterize }
    set { appearance.shouldRasterize = reportUnused("CALayer", newValue, if: newValue) }
  }

  /// The number of bitmap pixels per point when the layer is rendered as a bitmap. The default is
  /// 1.
  public var rasterizationScale: CGFloat {
    get { appearance.rasterizationScale }
    set { appearance.rasterizationScale = newValue }
  }

  /// A Boolean value that indicates whether drawing is asynchronous. The default is `false`. Not
  /// used by the runtime, which reports `unused-member`.
  public var drawsAsynchronously: Bool {
    get { appearance.drawsAsynchronously }
    set { appearance.drawsAsynchronously = reportUnused("CALayer", newValue, if: newValue) }
  }

  /// A Boolean value that indicates whether opacity applies to the layer and its sublayers as one.
  public var allowsGroupOpacity: Bool {
    get { appearance.allowsGroupOpacity }
    set { appearance.allowsGroupOpacity = newValue }
  }

  /// A Boolean value that indicates whether edges are antialiased. The default is `false`.
  public var allowsEdgeAntialiasing: Bool {
    get { appearance.allowsEdgeAntialiasing }
    set { appearance.allowsEdgeAntialiasing = newValue }
  }

  /// The edges that are antialiased. The default is all edges.
  /// Not used by the runtime, which reports `unused-member`.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { appearance.edgeAntialiasingMask }
    set {
      appearance.edgeAntialiasingMask = newValue
      reportUnused("CALayer", if: newValue != LayerAppearance().edgeAntialiasingMask)
    }
  }

  /// A Boolean value that indicates whether another module may draw a highlight over the layer. The
  /// default is `false`.
  package var allowsHighlightDrawing: Bool {
    get { appearance.allowsHighlightDrawing }
    set { appearance.allowsHighlightDrawing = newValue }
  }

  /// The name of the layer, for the app's own use.
  public var name: String? {
    get { appearance.name }
    set { appearance.name = newValue }
  }

  /// The actions of the layer by event name.
  public var actions: [String: any CAAction]? {
    get { appearance.actions }
    set { appearance.actions = newValue }
  }

  /// Additional values of the layer by name. Not used by the runtime, which reports
  /// `unused-member`.
  public var style: [AnyHashable: Any]? {
    get { appearance.style }
    set { appearance.style = reportUnused("CALayer", newValue, if: newValue != nil) }
  }
}
