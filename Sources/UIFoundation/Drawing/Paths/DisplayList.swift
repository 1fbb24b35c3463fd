extension RuntimeDrawing {
  /// The recorded drawing operations of a view or layer, in order.
  public struct DisplayList: Hashable, Sendable {
    /// A drawing operation, in points of the display list's own coordinate space.
    public enum Operation: Hashable, Sendable {
      /// A fill of a path.
      case fill(CGPath, color: CGColor, rule: FillRule, blend: CGBlendMode)
      /// A stroke along a path.
      case stroke(CGPath, color: CGColor, style: StrokeStyle, blend: CGBlendMode)
      /// An image in a rectangle.
      case image(UIImage, rect: CGRect, alpha: CGFloat, blend: CGBlendMode)
      /// A run of text.
      case text(TextRun)
      /// A linear gradient.
      case gradient(
        CGGradient, from: CGPoint, to: CGPoint, options: CGGradientDrawingOptions)
      /// A gradient between two circles.
      case radialGradient(
        CGGradient, from: Circle, to: Circle, options: CGGradientDrawingOptions)
      /// A display list with a shadow below it.
      case shadowed(RuntimeDrawing.DisplayList, Shadow)
      /// A rectangle that is made transparent.
      case clear(CGRect)
      /// A display list that is clipped to a path and drawn with an opacity.
      case group(RuntimeDrawing.DisplayList, clip: CGPath?, alpha: CGFloat)
      /// A display list that is masked by an image over a rectangle. Nothing is drawn outside the
      /// rectangle.
      case masked(RuntimeDrawing.DisplayList, mask: CGImage, rect: CGRect)
      /// A display list in transformed coordinates. Its text, images, and line widths are transformed
      /// too.
      case transformed(RuntimeDrawing.DisplayList, CGAffineTransform)
      /// A display list that is drawn as one and blended with the background.
      case blended(RuntimeDrawing.DisplayList, CGBlendMode)
    }

    /// The rule that determines which parts of a self-intersecting path are inside.
    public enum FillRule: String, Hashable, Sendable {
      /// The nonzero winding rule: parts around which the path winds are inside.
      case winding
      /// The even-odd rule: parts that are enclosed an odd number of times are inside.
      case evenOdd
    }

    /// A circle, in points.
    public struct Circle: Hashable, Sendable {
      /// The center of the circle, in points.
      public var center: CGPoint
      /// The radius of the circle, in points.
      public var radius: CGFloat

      /// Creates a circle from its center and its radius, in points.
      public init(center: CGPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
      }
    }

    /// A shadow of a drawing.
    public struct Shadow: Hashable, Sendable {
      /// The offset of the shadow, in points of the list's own coordinate space.
      public var offset: CGSize
      /// The blur radius of the shadow, in points.
      public var blur: CGFloat
      /// The color of the shadow.
      public var color: CGColor

      /// Creates a shadow from its offset, blur radius, and color.
      public init(offset: CGSize, blur: CGFloat, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
      }
    }

    /// The style of a stroke along a path.
    public struct StrokeStyle: Hashable, Sendable {
      /// The line width, in points.
      public var width: CGFloat
      /// The shape of line ends.
      public var cap: CGLineCap
      /// The shape of line joins.
      public var join: CGLineJoin
      /// The miter limit, as a multiple of the line width.
      public var miterLimit: CGFloat
      /// The lengths of dashes and gaps, in points. An empty array means a solid line.
      public var dash: [CGFloat]
      /// The offset at which the dash pattern starts, in points.
      public var dashPhase: CGFloat

      /// Creates a style. The default is a solid line of one point with butt ends and miter joins.
      public init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
      ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
      }
    }

    /// A run of text with one typeface, color, and direction. Each cluster of the run has its own
    /// position.
    public struct TextRun: Hashable, Sendable {
      /// The smallest part of a run with its own position: one grapheme, or a ligature of several.
      public struct Cluster: Hashable, Sendable {
        /// The length of the cluster in the run's string, in UTF-16 code units.
        public var length: Int
        /// The distance of the cluster's left edge from the run's origin, in points.
        public var x: CGFloat
        /// The advance of the cluster, in points.
        public var width: CGFloat

        /// Creates a cluster from its length in UTF-16 code units, its position, and its advance in
        /// points.
        public init(length: Int, x: CGFloat, width: CGFloat) {
          self.length = length
          self.x = x
          self.width = width
        }
      }

      /// The text of the run.
      public var string: String
      /// The left end of the baseline, in points. It is the left end for right-to-left text too.
      public var origin: CGPoint
      /// The PostScript name of the font.
      public var fontName: String
      /// The size of the font, in points.
      public var fontSize: CGFloat
      /// The color of the text.
      public var color: CGColor
      /// The clusters in the order of the string. The array is empty for a run that was not measured.
      public var clusters: [Cluster]
      /// A Boolean value that indicates whether the run reads from right to left.
      public var isRightToLeft: Bool
      /// The additional space after each cluster, in points. The widths of the clusters include it.
      package var letterSpacing: CGFloat = 0
      /// The typeface and the style that the run was shaped with; `nil` where the typeface has no outlines.
      package var shaping: Shaping?

      /// Creates a run of text.
      public init(
        string: String, origin: CGPoint, fontName: String, fontSize: CGFloat, color: CGColor,
        clusters: [Cluster] = [], isRightToLeft: Bool = false
      ) {
        self.string = string
        self.origin = origin
        self.fontName = fontName
        self.fontSize = fontSize
        self.color = color
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
      }

      /// The width of the run's clusters, in points.
      public var width: CGFloat { clusters.reduce(0) { max($0, $1.x + $1.width) } }
    }

    /// The operations in drawing order.
    public var operations: [Operation]

    /// Creates a display list from operations. By default, the list is empty.
    public init(_ operations: [Operation] = []) {
      self.operations = operations
    }

    /// A Boolean value that indicates whether nothing was drawn.
    public var isEmpty: Bool { operations.isEmpty }
  }
}
